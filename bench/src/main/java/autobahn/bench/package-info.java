/** How fast the engine is: {@link autobahn.bench.Measurements} for a table at one go, the JMH benchmarks for precision. */
@NullMarked
package autobahn.bench;

import org.jspecify.annotations.NullMarked;
