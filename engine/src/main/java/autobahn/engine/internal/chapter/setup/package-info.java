/** Setting up a game and entering what chance says. Not API. */
@NullMarked
package autobahn.engine.internal.chapter.setup;

import org.jspecify.annotations.NullMarked;
