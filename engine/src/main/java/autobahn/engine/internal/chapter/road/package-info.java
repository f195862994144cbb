/** Building and upgrading roads, and what cities are worth. Not API. */
@NullMarked
package autobahn.engine.internal.chapter.road;

import org.jspecify.annotations.NullMarked;
