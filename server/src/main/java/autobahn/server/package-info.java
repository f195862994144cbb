/** Tables online: seats, moves, live updates, storage and bots. It knows no rules of the game: it asks the engine. */
@org.jspecify.annotations.NullMarked
package autobahn.server;
