/** Tables in the player's browser: what a server does for a game, without a server. Compiled to WebAssembly. */
@org.jspecify.annotations.NullMarked
package autobahn.browser;
