package jsonrpc

import (
	"unicode/utf8"

	"exon/api/rawjson"
)

// request is one call of a message. Its fields are slices of the body.
type request struct {
	id     []byte // the token as the client wrote it; nil for a notification
	method []byte // unquoted
	params []byte // the array of arguments, nil when omitted or null
}

// nullID is the id of a reply to a request that has no usable one.
var nullID = []byte("null")

// parseRequest reads one call. If it is no valid request, failure says why and id is still what the reply must carry.
func parseRequest(raw []byte) (req request, failure *Error) {
	var version, id, method, params []byte
	err := rawjson.Object(raw, func(key, val []byte) error {
		switch string(key) {
		case "jsonrpc":
			version = val
		case "id":
			id = val
		case "method":
			method = val
		case "params":
			params = val
		}
		return nil
	})
	if err != nil {
		return request{id: nullID}, errInvalidRequest
	}
	req = request{id: id}
	valid := isID(id)
	if name, ok := unquote(method); ok {
		req.method = name
	} else {
		valid = false
	}
	if version != nil {
		if text, ok := unquote(version); !ok || string(text) != "2.0" {
			valid = false
		}
	}
	if !valid {
		if id == nil || !isID(id) {
			req.id = nullID
		}
		return req, errInvalidRequest
	}
	switch rawjson.KindOf(params) {
	case rawjson.KindArray:
		req.params = params
	case rawjson.KindNull, rawjson.KindInvalid: // null, or omitted
	default:
		return req, errNonArrayArgs
	}
	return req, nil
}

// isID reports whether id may stand in a request: omitted, null, a number or a string.
func isID(id []byte) bool {
	if id == nil {
		return true
	}
	switch rawjson.KindOf(id) {
	case rawjson.KindNull, rawjson.KindNumber, rawjson.KindString:
		return true
	}
	return false
}

// unquote returns the text of a JSON string, in place if it holds no escape. It reports false for any other value.
func unquote(raw []byte) ([]byte, bool) {
	if text, ok := rawjson.UnquoteBytes(raw); ok {
		return text, true
	}
	if rawjson.KindOf(raw) != rawjson.KindString {
		return nil, false
	}
	text, err := rawjson.Unquote(raw)
	return []byte(text), err == nil
}

// shownName returns the name of a method for a message or the log, cut so that a stranger cannot fill either.
func shownName(name []byte) string {
	const most = 128
	if len(name) <= most {
		return string(name)
	}
	cut := most
	for cut > 0 && !utf8.RuneStart(name[cut]) {
		cut--
	}
	return string(name[:cut]) + "..."
}
