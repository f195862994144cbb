/** The solo opponent. Not API. */
@NullMarked
package autobahn.engine.internal.chapter.autobot;

import org.jspecify.annotations.NullMarked;
