/** Positions: a state in words and back, and everything that must hold in it. Not API. */
@NullMarked
package autobahn.engine.internal.position;

import org.jspecify.annotations.NullMarked;
