/**
 * The rules of Autobahn as a library: start with {@link autobahn.engine.Box} and {@link autobahn.engine.Game}. Needs the
 * JDK alone; knows no files, clocks or threads.
 */
@NullMarked
package autobahn.engine;

import org.jspecify.annotations.NullMarked;
