/** Bots at tables: their turns are jobs in the database that one node at a time holds a lease on. */
@org.jspecify.annotations.NullMarked
package autobahn.server.bot;
