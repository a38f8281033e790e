package wire

import "testing"

func TestID(t *testing.T) {
	for _, c := range []struct {
		id   ID
		text string
	}{
		{ID{}, `"0x0"`},
		{ID{15: 1}, `"0x1"`},
		{ID{14: 0x0a, 15: 0xbc}, `"0xabc"`},
		{ID{0xff, 15: 1}, `"0xff000000000000000000000000000001"`},
	} {
		if got := string(AppendID(nil, c.id)); got != c.text {
			t.Errorf("got %s, want %s", got, c.text)
		}
		if got, ok, err := (Args{[]byte(c.text)}).ID(0); got != c.id || !ok || err != nil {
			t.Errorf("%s: read %x, %v, %v", c.text, got, ok, err)
		}
	}
	for _, text := range []string{`""`, `"0x"`, `"1"`, `"0xg"`, `"0x` + "000000000000000000000000000000001" + `"`} {
		if _, ok, err := (Args{[]byte(text)}).ID(0); ok || err != nil {
			t.Errorf("%s: %v, %v, want nothing and no error", text, ok, err)
		}
	}
	if _, _, err := (Args{[]byte("1")}).ID(0); err == nil {
		t.Error("a number was read")
	}
}
