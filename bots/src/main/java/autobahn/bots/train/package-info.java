/**
 * Learning a network from games that bots play among themselves (expert iteration): games, what is kept of them, fitting,
 * and how well it went. No threads and no clocks: whoever runs it brings them.
 */
@org.jspecify.annotations.NullMarked
package autobahn.bots.train;
