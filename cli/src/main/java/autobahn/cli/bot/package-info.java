/** Bots at the seats of a game. */
@NullMarked
package autobahn.cli.bot;

import org.jspecify.annotations.NullMarked;
