/** The rules, a package for each chapter of the rulebook with all that belongs to it; here is where they ask the modules. Not API. */
@NullMarked
package autobahn.engine.internal.chapter;

import org.jspecify.annotations.NullMarked;
