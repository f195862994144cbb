/** Service stations. Not API. */
@NullMarked
package autobahn.engine.internal.chapter.station;

import org.jspecify.annotations.NullMarked;
