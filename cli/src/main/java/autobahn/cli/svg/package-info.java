/** The board as a picture. */
@NullMarked
package autobahn.cli.svg;

import org.jspecify.annotations.NullMarked;
