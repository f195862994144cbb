/** What the choices that bonuses and cards grant have in common, whatever chapter they belong to. Not API. */
@NullMarked
package autobahn.engine.internal.chapter.choice;

import org.jspecify.annotations.NullMarked;
