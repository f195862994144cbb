/** Training a network at the command line: files, threads, generations. */
@NullMarked
package autobahn.cli.train;

import org.jspecify.annotations.NullMarked;
