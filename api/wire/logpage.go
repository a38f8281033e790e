package wire

import "errors"

// LogPage says which part of the logs a filter matches is wanted.
type LogPage struct {
	Limit  uint64 // most logs of the page, at least 1
	Cursor []byte // where it starts, from the page before; nil for the first page
}

var (
	errNoLimit   = errors.New("want at least 0x1")
	errOnlyPlace = errors.New(`"cursor" needs a "limit" beside it`)
)

// LogPage reads the limit and the cursor of a filter object. It is nil when the filter has neither.
func (a Args) LogPage(i int) (*LogPage, error) { return read(a, i, parseLogPage) }

func parseLogPage(raw []byte) (*LogPage, error) {
	var p LogPage
	err := members(raw, func(key, val []byte) (err error) {
		switch string(key) {
		case "limit":
			if p.Limit, err = parseQuantity(val); err == nil && p.Limit == 0 {
				err = errNoLimit
			}
		case "cursor":
			p.Cursor, err = parseData(val)
			p.Cursor = append([]byte{}, p.Cursor...) // not nil
		}
		return err
	})
	switch {
	case err != nil:
		return nil, err
	case p.Limit > 0:
		return &p, nil
	case p.Cursor != nil:
		return nil, errOnlyPlace
	}
	return nil, nil
}
