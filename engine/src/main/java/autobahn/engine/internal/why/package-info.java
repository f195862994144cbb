/** What a refusal is made of. Not API. */
@NullMarked
package autobahn.engine.internal.why;

import org.jspecify.annotations.NullMarked;
