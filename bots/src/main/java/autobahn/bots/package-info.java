/** Players of several strengths, their search and the running of matches. */
@NullMarked
package autobahn.bots;

import org.jspecify.annotations.NullMarked;
