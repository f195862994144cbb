/** Many games by random players, and what they amount to. */
@NullMarked
package autobahn.cli.simulate;

import org.jspecify.annotations.NullMarked;
