/** The figures of one printing of the game as plain data: what is printed on boards and cards, never what it means. */
@NullMarked
package autobahn.engine.edition;

import org.jspecify.annotations.NullMarked;
