/** Action cards: playing them, their extra actions, the display, the action spaces. Not API. */
@NullMarked
package autobahn.engine.internal.chapter.card;

import org.jspecify.annotations.NullMarked;
