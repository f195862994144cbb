/** Reads an edition from JSON, checks it, and says where each of its figures comes from. */
@NullMarked
package autobahn.edition;

import org.jspecify.annotations.NullMarked;
