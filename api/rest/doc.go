// Package rest answers plain HTTP requests about accounts.
//
//	GET /auth/accounts/{address}[?height=N]
//
// The answer is the account at the head, or after block N. Status 400 says that the request is wrong, 404 that the
// account or the block does not exist, 405 that the verb is not GET; the body is then {"error":"..."}.
package rest
