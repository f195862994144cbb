/** Technologies and the development track. Not API. */
@NullMarked
package autobahn.engine.internal.chapter.technology;

import org.jspecify.annotations.NullMarked;
