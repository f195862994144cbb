/** Routes: what a request says, who says it, and what it is answered with. */
@org.jspecify.annotations.NullMarked
package autobahn.server.http;
