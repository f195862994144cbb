/** Games of bots as data: positions, choices, values and results, one game after the other in a file. */
@org.jspecify.annotations.NullMarked
package autobahn.protocol.selfplay;
