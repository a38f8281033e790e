package pool

// Reset is what a commit calls, for the tests of this package.
var Reset = (*Pool).reset
