/** Module 2. Not API. */
@NullMarked
package autobahn.engine.internal.chapter.traffic;

import org.jspecify.annotations.NullMarked;
