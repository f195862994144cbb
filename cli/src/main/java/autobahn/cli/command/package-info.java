/** The subcommands, a class each. */
@NullMarked
package autobahn.cli.command;

import org.jspecify.annotations.NullMarked;
