package solo

// What the tests of this package look at from outside of it.
var (
	Await       = (*Engine).await
	ReleaseIdle = (*Engine).releaseIdle
)
