// Command exon is an Ethereum-compatible node and the tools around it; run "exon help".
package main

import (
	"os"

	"exon/cli"
)

func main() { os.Exit(cli.Main(os.Args[1:], os.Stdout, os.Stderr)) }
