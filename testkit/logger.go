package testkit

import (
	"github.com/ethereum/go-ethereum/common"
)

// LoggerCode is a contract that emits the logs its call data asks for: records of 160 bytes, each the number of topics
// as a word and four topics, of which the first so many are used. The data of a log is the first word of its record.
var LoggerCode = func() []byte {
	const loop, dispatch, cleanup = 2, 45, 45 + 5*9
	code := []byte{0x60, 0x00}                                                // p = 0
	code = append(code, 0x5b, 0x36, 0x81, 0x10, 0x15, 0x60, cleanup+15, 0x57) // while p < calldatasize
	code = append(code, 0x60, 0x20, 0x81, 0x60, 0x00, 0x37)                   // calldatacopy(0, p, 32)
	for i := range byte(4) {                                                  // push the topics, the first on top
		code = append(code, 0x80+i, 0x60, 0x80-0x20*i, 0x01, 0x35)
	}
	code = append(code, 0x84, 0x35, 0x60, 9, 0x02, 0x60, dispatch, 0x01, 0x56) // jump to dispatch + 9 * calldataload(p)
	for n := range byte(5) {                                                   // log n topics, then drop the others
		code = append(code, 0x5b, 0x60, 0x20, 0x60, 0x00, 0xa0+n, 0x60, cleanup+2*n, 0x56)
	}
	for range 4 {
		code = append(code, 0x5b, 0x50)
	}
	return append(code, 0x5b, 0x60, 0xa0, 0x01, 0x60, loop, 0x56, 0x5b, 0x00) // p += 160
}()

// LoggerInit is the init code of a transaction that creates a logger.
func LoggerInit() []byte {
	return append([]byte{0x60, byte(len(LoggerCode)), 0x80, 0x60, 0x0b, 0x60, 0x00, 0x39, 0x60, 0x00, 0xf3}, LoggerCode...)
}

// LogRecord returns call data that makes the logger emit one log with the topics, at most four. Records may be joined.
func LogRecord(topics ...common.Hash) []byte {
	record := make([]byte, 160)
	record[31] = byte(len(topics))
	for i, t := range topics {
		copy(record[32+32*i:], t[:])
	}
	return record
}
