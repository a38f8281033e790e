package e2e

import (
	"encoding/json"
	"maps"
	"slices"
	"strings"
	"testing"

	"exon/testkit"

	"github.com/santhosh-tekuri/jsonschema/v6"
)

// excused says why a result that the description does not allow is right all the same, or "".
func excused(result any) string {
	switch v := result.(type) {
	case []any:
		if len(v) == 0 {
			return "an empty list of logs fits several of its alternatives, and it wants exactly one"
		}
	case map[string]any:
		for _, key := range []string{"hash", "blockHash"} {
			if value, ok := v[key]; ok && value == nil {
				return "it has no pending blocks and transactions, whose place and hash are null"
			}
		}
	}
	return ""
}

// TestAnswersFollowTheSchema holds every result in the conversations of the eth profile to the OpenRPC description of its
// method. The conversations are compared byte for byte with what a node answers by the tests of package api.
func TestAnswersFollowTheSchema(t *testing.T) {
	schemas := openrpc(t)
	results := make(map[string]int)
	for _, c := range testkit.Conversations(t, "../api/testdata") {
		if !slices.Contains(c.Profiles, "eth") {
			continue
		}
		for _, x := range c.Exchanges {
			method, result := exchanged(x)
			schema := schemas[method]
			if result == nil || schema == nil {
				continue
			}
			results[method]++
			if err := schema.Validate(*result); err != nil && excused(*result) == "" {
				t.Errorf("%s line %d: %v", c.Name, x.Line, err)
			}
		}
	}
	if len(results) < 40 {
		t.Errorf("results of only %d methods: %v", len(results), slices.Sorted(maps.Keys(results)))
	}
}

// exchanged returns the method of an exchange and its result, nil when the reply is an error, a pattern or a batch.
func exchanged(x *testkit.Exchange) (string, *any) {
	var request struct{ Method string }
	if x.Pattern || json.Unmarshal([]byte(x.Request), &request) != nil {
		return "", nil
	}
	reply, err := jsonschema.UnmarshalJSON(strings.NewReader(x.Reply))
	if err != nil {
		return "", nil
	}
	envelope, _ := reply.(map[string]any)
	result, ok := envelope["result"]
	if !ok {
		return "", nil
	}
	return request.Method, &result
}
