/** Positions and moves as numbers, for programs that learn; plain enough to run in a browser. */
@org.jspecify.annotations.NullMarked
package autobahn.bots.learn;
