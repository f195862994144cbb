/** Plain SQL on SQLite or PostgreSQL. */
@org.jspecify.annotations.NullMarked
package autobahn.server.store;
