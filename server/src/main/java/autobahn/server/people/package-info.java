/** Who people are: cookies, tokens, accounts. */
@org.jspecify.annotations.NullMarked
package autobahn.server.people;
