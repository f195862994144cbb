/** The board drawn: as an SVG picture and in the terminal. */
@NullMarked
package autobahn.cli.board;

import org.jspecify.annotations.NullMarked;
