/** The rules that steps carry out, one class per chapter of the rulebook. Not API. */
@NullMarked
package autobahn.engine.internal.rule;

import org.jspecify.annotations.NullMarked;
