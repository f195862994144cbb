/** How a server is run: what its host sets, and how much anybody may ask of it. */
@org.jspecify.annotations.NullMarked
package autobahn.server.settings;
