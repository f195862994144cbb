/** How strong people and bots are, worked out from the places at their tables. Knows neither tables nor databases. */
@NullMarked
package autobahn.server.rating;

import org.jspecify.annotations.NullMarked;
