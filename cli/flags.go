package cli

import (
	"slices"
	"strings"

	"exon/config"

	"github.com/spf13/pflag"
)

// settingFlags collects the settings given on a command line.
type settingFlags struct {
	given []config.Flag // in the order they were first given
}

// addAll makes a flag of every setting.
func (s *settingFlags) addAll(flags *pflag.FlagSet) {
	for _, setting := range config.Settings() {
		s.add(flags, setting.Name, setting.Name, setting.Comment)
	}
}

// add makes a flag of one setting. Its name and text are those of the command; type and default are the setting's.
func (s *settingFlags) add(flags *pflag.FlagSet, settingName, name, usage string) {
	setting, ok := config.Lookup(settingName)
	if !ok {
		panic("cli: no setting " + settingName)
	}
	f := flags.VarPF(&settingFlag{setting: setting, name: name, all: s}, name, "", strings.TrimSuffix(usage, "."))
	if setting.Kind() == "bool" {
		f.NoOptDefVal = "true"
	}
}

// put records a value as if the flag had been given, for a flag that stands for several things.
func (s *settingFlags) put(setting, flag, value string) {
	i := slices.IndexFunc(s.given, func(f config.Flag) bool { return f.Setting == setting })
	if i < 0 {
		i, s.given = len(s.given), append(s.given, config.Flag{Setting: setting, Flag: flag})
	}
	s.given[i].Values = append(s.given[i].Values, value)
}

// settingFlag is a flag that gives a setting.
type settingFlag struct {
	setting config.Setting
	name    string
	all     *settingFlags
}

// Set records the value. It is checked here, too, because then the message names the flag.
func (f *settingFlag) Set(value string) error {
	if err := f.setting.Check(value); err != nil {
		return err
	}
	f.all.put(f.setting.Name, "--"+f.name, value)
	return nil
}

// String returns the default, which help shows.
func (f *settingFlag) String() string {
	if f.all == nil { // help compares with the zero flag
		return ""
	}
	return f.setting.Text(config.Default())
}

// Type returns the name of the type, which help shows.
func (f *settingFlag) Type() string { return f.setting.Kind() }
