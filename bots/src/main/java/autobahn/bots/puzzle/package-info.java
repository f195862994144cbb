/** Puzzles: positions of games in which one turn is clearly best, and the obvious one is not. No threads and no clocks. */
@org.jspecify.annotations.NullMarked
package autobahn.bots.puzzle;
