/** Eras, routes, the end and the score. Not API. */
@NullMarked
package autobahn.engine.internal.chapter.era;

import org.jspecify.annotations.NullMarked;
