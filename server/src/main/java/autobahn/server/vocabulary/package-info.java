/** The words of engine, edition and bots as one file, from which the pages are built. */
@NullMarked
package autobahn.server.vocabulary;

import org.jspecify.annotations.NullMarked;
