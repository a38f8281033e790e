package rpcerr

import (
	"bytes"
	"flag"
	"fmt"
	"os"
	"testing"
)

var update = flag.Bool("update", false, "rewrite docs/errors.md from the table")

const docsFile = "../../docs/errors.md"

const docsHead = `# Errors

<!-- Made from api/rpcerr/table.go by "make generate". Do not edit. -->

Every JSON-RPC answer has HTTP status 200, errors included; 413, 415, 405, 403 and 404 are answers of the HTTP layer. ` + "`error.data`" + ` is there only for
reverts. Codes of the envelope:

| code | when | message |
|---|---|---|
| -32700 | the body is not JSON, or nested too deeply | ` + "`parse error`" + ` |
| -32600 | not a request object; a batch that is empty or too large | ` + "`invalid request`, `empty batch`, `batch too large`" + ` |
| -32601 | no such method in this profile | ` + "`the method X does not exist/is not available`" + ` |
| -32602 | an argument is missing, too many, or of the wrong kind | names the argument, counted from 0 |
| -32603 | a fault of the node; the text is in its log | ` + "`internal error`, `method handler crashed`" + ` |
| -32003 | the answers of a batch are over 25 MB: the rest is not run | ` + "`response too large`" + ` |

Codes of the methods, the first row that fits:

| code | when | message |
|---|---|---|
`

// TestDocsFollowTheTable keeps docs/errors.md in step with the table.
func TestDocsFollowTheTable(t *testing.T) {
	out := bytes.NewBufferString(docsHead)
	for _, r := range table {
		message := "what was wrong"
		if r.message != "" {
			message = "`" + r.message + "`"
		}
		fmt.Fprintf(out, "| %d | %s | %s |\n", r.code, r.when, message)
	}
	if *update {
		if err := os.WriteFile(docsFile, out.Bytes(), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	have, err := os.ReadFile(docsFile)
	if err != nil {
		t.Fatal(err)
	}
	if !bytes.Equal(have, out.Bytes()) {
		t.Error("docs/errors.md does not follow the table: run make generate")
	}
}
