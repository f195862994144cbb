/** Bonuses wherever they come from, and bonus tiles. Not API. */
@NullMarked
package autobahn.engine.internal.chapter.bonus;

import org.jspecify.annotations.NullMarked;
