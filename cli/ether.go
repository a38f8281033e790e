package cli

import (
	"fmt"
	"math/big"
	"strings"
)

const weiDigits = 18 // decimals of one ether

// parseEther reads an amount of ether, such as 10000 or 0.5, as wei.
func parseEther(text string) (*big.Int, error) {
	whole, fraction, _ := strings.Cut(text, ".")
	digits := whole + fraction
	if digits == "" || strings.Trim(digits, "0123456789") != "" {
		return nil, fmt.Errorf("%q is not an amount of ether such as 10000 or 0.5", text)
	}
	if len(fraction) > weiDigits {
		return nil, fmt.Errorf("%q has more than %d decimals", text, weiDigits)
	}
	wei, ok := new(big.Int).SetString(digits+strings.Repeat("0", weiDigits-len(fraction)), 10)
	if !ok || wei.BitLen() > 256 {
		return nil, fmt.Errorf("%q ether is more than an account can hold", text)
	}
	return wei, nil
}

// formatEther writes wei as ether, without zeros at the end.
func formatEther(wei *big.Int) string {
	digits := wei.String()
	if len(digits) <= weiDigits {
		digits = strings.Repeat("0", weiDigits+1-len(digits)) + digits
	}
	whole, fraction := digits[:len(digits)-weiDigits], strings.TrimRight(digits[len(digits)-weiDigits:], "0")
	if fraction == "" {
		return whole
	}
	return whole + "." + fraction
}
