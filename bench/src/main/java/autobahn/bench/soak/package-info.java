/** A server under mixed use for a long time: does its memory stay bounded, and does it let go of what clients leave behind? */
@org.jspecify.annotations.NullMarked
package autobahn.bench.soak;
