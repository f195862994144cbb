/** The command line: one small class per subcommand. */
@NullMarked
package autobahn.cli;

import org.jspecify.annotations.NullMarked;
