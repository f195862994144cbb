/** What a command reads from and writes to, and what it says when it cannot. */
@NullMarked
package autobahn.cli.console;

import org.jspecify.annotations.NullMarked;
