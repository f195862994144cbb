/** A whole game at the terminal. */
@NullMarked
package autobahn.cli.play;

import org.jspecify.annotations.NullMarked;
