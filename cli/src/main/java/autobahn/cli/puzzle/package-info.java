/** Files of puzzles. */
@NullMarked
package autobahn.cli.puzzle;

import org.jspecify.annotations.NullMarked;
