/** What the API's answers have in common, whichever part of the server gives them. */
@org.jspecify.annotations.NullMarked
package autobahn.server.api;
