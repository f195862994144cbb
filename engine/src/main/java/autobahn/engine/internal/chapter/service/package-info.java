/** Module 3. Not API. */
@NullMarked
package autobahn.engine.internal.chapter.service;

import org.jspecify.annotations.NullMarked;
