/** Databases that have been used for long: many finished games, made fast. */
@org.jspecify.annotations.NullMarked
package autobahn.bench.store;
