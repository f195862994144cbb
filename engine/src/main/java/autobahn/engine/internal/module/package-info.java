/** The three modules, each in a class of its own; the base rules know only {@link autobahn.engine.internal.module.Modules}. Not API. */
@NullMarked
package autobahn.engine.internal.module;

import org.jspecify.annotations.NullMarked;
