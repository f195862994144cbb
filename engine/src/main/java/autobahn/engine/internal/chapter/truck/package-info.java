/** Loading and moving trucks. Not API. */
@NullMarked
package autobahn.engine.internal.chapter.truck;

import org.jspecify.annotations.NullMarked;
