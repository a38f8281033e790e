// Package cli is the command line of exon: one file for each command.
//
// A command parses its arguments, calls one function and prints. Results go to the standard output, logs and errors to
// the standard error output. An error is one sentence after "exon: ", and the exit code is 1. Usage is printed only when
// asked for. Secrets come from prompts, files or the standard input, never from flags or the environment.
//
// Start at root.go; serve.go runs a node and handles signals, flags.go turns settings into flags, prompt.go asks for
// secrets, output.go prints YAML or JSON.
package cli
