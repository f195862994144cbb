/** A turn and its phases. Not API. */
@NullMarked
package autobahn.engine.internal.chapter.turn;

import org.jspecify.annotations.NullMarked;
