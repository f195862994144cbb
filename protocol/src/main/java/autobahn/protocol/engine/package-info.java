/** Our bots as a program: what {@code autobahn engine} answers. */
@org.jspecify.annotations.NullMarked
package autobahn.protocol.engine;
