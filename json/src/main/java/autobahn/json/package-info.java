/** JSON for files that people write: strict reading that finds every fault, printing that reads well. */
@NullMarked
package autobahn.json;

import org.jspecify.annotations.NullMarked;
