/** Lines of text between programs that know the game. */
@org.jspecify.annotations.NullMarked
package autobahn.protocol;
