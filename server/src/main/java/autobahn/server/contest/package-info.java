/** Pairings, draws and standings of contests: nothing but what follows from the people, the results and one lot. */
@org.jspecify.annotations.NullMarked
package autobahn.server.contest;
