/** The game's state and tables. Not API: use {@link autobahn.engine.Game}. */
@NullMarked
package autobahn.engine.internal;

import org.jspecify.annotations.NullMarked;
