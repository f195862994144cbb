/** Records and positions as JSON: written, read back, and every fault in them named. */
@NullMarked
package autobahn.format;

import org.jspecify.annotations.NullMarked;
