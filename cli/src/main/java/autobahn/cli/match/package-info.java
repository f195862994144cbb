/** Matches between bots at the command line. */
@NullMarked
package autobahn.cli.match;

import org.jspecify.annotations.NullMarked;
