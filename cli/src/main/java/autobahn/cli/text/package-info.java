/** Games as text for people: sentences, tables, and the map in the terminal. */
@NullMarked
package autobahn.cli.text;

import org.jspecify.annotations.NullMarked;
