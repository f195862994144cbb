/** Names in positions, and the faults found in them. Not API. */
@NullMarked
package autobahn.engine.internal.lexicon;

import org.jspecify.annotations.NullMarked;
