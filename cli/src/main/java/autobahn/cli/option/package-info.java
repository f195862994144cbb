/** Options and arguments that several commands share. */
@NullMarked
package autobahn.cli.option;

import org.jspecify.annotations.NullMarked;
