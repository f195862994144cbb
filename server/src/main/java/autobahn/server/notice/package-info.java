/** Telling people who do not look at the page. */
@org.jspecify.annotations.NullMarked
package autobahn.server.notice;
