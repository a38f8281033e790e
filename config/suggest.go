package config

import "strings"

// suggestion returns the end of a sentence about an unknown word: which known one may be meant, or nothing.
func suggestion(word string, known []string) string {
	if near := Nearest(word, known); near != "" {
		return "; did you mean " + near + "?"
	}
	return ""
}

// Nearest returns the known word that word is most likely a misspelling of, or "" when none is close. The right name in
// the wrong section is close, too.
func Nearest(word string, known []string) string {
	best, least := "", 1+max(min(1, len(word)/2), len(word)/3)
	for _, k := range known {
		if d := distance(strings.ToLower(word), strings.ToLower(k)); d < least {
			best, least = k, d
		}
	}
	if best != "" {
		return best
	}
	last := word[strings.LastIndexByte(word, '.')+1:]
	for _, k := range known {
		if len(last) > 2 && strings.HasSuffix(k, "."+last) {
			return k
		}
	}
	return ""
}

// distance counts the letters to insert, remove, replace or swap with their neighbour to turn a into b.
func distance(a, b string) int {
	rows := make([][]int, len(a)+1)
	for i := range rows {
		rows[i] = make([]int, len(b)+1)
		rows[i][0] = i
	}
	for j := range rows[0] {
		rows[0][j] = j
	}
	for i := 1; i <= len(a); i++ {
		for j := 1; j <= len(b); j++ {
			cost := 1
			if a[i-1] == b[j-1] {
				cost = 0
			}
			d := min(rows[i-1][j]+1, rows[i][j-1]+1, rows[i-1][j-1]+cost)
			if i > 1 && j > 1 && a[i-1] == b[j-2] && a[i-2] == b[j-1] {
				d = min(d, rows[i-2][j-2]+1)
			}
			rows[i][j] = d
		}
	}
	return rows[len(a)][len(b)]
}
