// Package rawjson validates JSON text and walks it in place.
//
// A request is checked once with Validate; after that its parts are slices of the same bytes, found with Object and
// Array and read with KindOf, Unquote and UnquoteBytes. Nothing here builds a tree, uses reflection or, except to
// unescape a string, allocates. AppendString is the way back: it quotes text for a reply.
//
// Validate accepts exactly RFC 8259: one value with white space around it, strings in valid UTF-8, no deeper nesting
// than the caller allows. Every other function expects text that Validate accepted. On any other text they return
// ErrSyntax or a wrong part of the text, but they never panic and never leave the slice they were given.
//
// What a value means (hex quantities, block tags, field names) is left to package wire.
// Start at validate.go, then walk.go.
package rawjson
