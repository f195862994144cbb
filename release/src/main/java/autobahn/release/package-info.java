/** What a release consists of: bundles, the image, libraries, checksums; and the check that each of them works. */
@NullMarked
package autobahn.release;

import org.jspecify.annotations.NullMarked;
