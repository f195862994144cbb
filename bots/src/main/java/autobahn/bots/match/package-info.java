/** Matches between bots: playing them, what they come to, and reports. */
@NullMarked
package autobahn.bots.match;

import org.jspecify.annotations.NullMarked;
