/** Employees in offices and the administration. Not API. */
@NullMarked
package autobahn.engine.internal.chapter.office;

import org.jspecify.annotations.NullMarked;
