/** Autobot, the automaton of the solo game (SOLO). Not API. */
@NullMarked
package autobahn.engine.internal.solo;

import org.jspecify.annotations.NullMarked;
