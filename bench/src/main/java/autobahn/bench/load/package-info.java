/** Load on a running server from a second process: games that are played, streams that are read, views that are fetched. */
@org.jspecify.annotations.NullMarked
package autobahn.bench.load;
