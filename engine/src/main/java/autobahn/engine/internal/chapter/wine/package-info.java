/** Module 1. Not API. */
@NullMarked
package autobahn.engine.internal.chapter.wine;

import org.jspecify.annotations.NullMarked;
