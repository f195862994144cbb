/** Tables and their games: the list of moves, the state that comes out of it, and who hears of it. */
@org.jspecify.annotations.NullMarked
package autobahn.server.table;
