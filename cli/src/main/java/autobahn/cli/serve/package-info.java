/** A server inside this process. */
@NullMarked
package autobahn.cli.serve;

import org.jspecify.annotations.NullMarked;
