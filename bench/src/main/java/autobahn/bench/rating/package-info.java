/** Which rating tells soonest how strong people are: clubs of players whose strength is known, rated in several ways. */
@org.jspecify.annotations.NullMarked
package autobahn.bench.rating;
