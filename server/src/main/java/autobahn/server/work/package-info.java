/** How a node divides its work among threads, so that nothing that one person asks for stops the others. */
@org.jspecify.annotations.NullMarked
package autobahn.server.work;
