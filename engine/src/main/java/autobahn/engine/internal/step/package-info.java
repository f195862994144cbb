/** The agenda's steps: who decides, what may be chosen and what a choice does. Not API. */
@NullMarked
package autobahn.engine.internal.step;

import org.jspecify.annotations.NullMarked;
