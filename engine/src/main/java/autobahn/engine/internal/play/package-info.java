/** Running a game by the rules of all chapters. Not API. */
@NullMarked
package autobahn.engine.internal.play;

import org.jspecify.annotations.NullMarked;
