package cli

import (
	"fmt"
	"io"
	"reflect"
	"regexp"
	"slices"
	"strconv"
	"strings"

	"github.com/spf13/cobra"
)

var outputForms = []string{"text", "json"}

// outputFlag adds --output to a command.
func outputFlag(cmd *cobra.Command, form *string) {
	cmd.Flags().StringVarP(form, "output", "o", "text", "form of the output: text (YAML) or json")
	_ = cmd.RegisterFlagCompletionFunc("output", cobra.FixedCompletions(outputForms, cobra.ShellCompDirectiveNoFileComp))
}

func checkOutput(form string) error {
	if !slices.Contains(outputForms, form) {
		return fmt.Errorf("--output is %q, want text or json", form)
	}
	return nil
}

// printAs prints a struct, or a list of them, with the fields in their order and the names of their json tags.
func printAs(w io.Writer, form string, v any) error {
	if form == "json" {
		return printJSON(w, v)
	}
	var b strings.Builder
	writeYAML(&b, reflect.ValueOf(v), "")
	_, err := io.WriteString(w, b.String())
	return err
}

// writeYAML writes structs, lists of structs, strings and numbers.
func writeYAML(b *strings.Builder, v reflect.Value, indent string) {
	switch v.Kind() {
	case reflect.Slice:
		if v.Len() == 0 {
			b.WriteString(indent + "[]\n")
		}
		for i := range v.Len() {
			var item strings.Builder
			writeYAML(&item, v.Index(i), indent+"  ")
			b.WriteString(indent + "- " + strings.TrimPrefix(item.String(), indent+"  "))
		}
	case reflect.Struct:
		for i := range v.NumField() {
			name, rest, _ := strings.Cut(v.Type().Field(i).Tag.Get("json"), ",")
			field := v.Field(i)
			switch {
			case rest == "omitempty" && field.IsZero():
			case field.Kind() == reflect.Slice && field.Len() > 0:
				b.WriteString(indent + name + ":\n")
				writeYAML(b, field, indent)
			case field.Kind() == reflect.Slice:
				b.WriteString(indent + name + ": []\n")
			case field.Kind() == reflect.String:
				b.WriteString(indent + name + ": " + yamlText(field.String()) + "\n")
			default:
				fmt.Fprintf(b, "%s%s: %v\n", indent, name, field.Interface())
			}
		}
	}
}

var (
	plainYAML = regexp.MustCompile(`^[A-Za-z][A-Za-z0-9_.-]*$`)
	wordsYAML = regexp.MustCompile(`^(?i:true|false|yes|no|on|off|null|y|n)$`)
)

// yamlText quotes what a reader of YAML would take for something else, such as the number 0x10.
func yamlText(s string) string {
	if plainYAML.MatchString(s) && !wordsYAML.MatchString(s) {
		return s
	}
	return strconv.Quote(s)
}
