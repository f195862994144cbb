/** Deliveries abroad. Not API. */
@NullMarked
package autobahn.engine.internal.chapter.delivery;

import org.jspecify.annotations.NullMarked;
