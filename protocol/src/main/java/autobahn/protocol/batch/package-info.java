/** Thousands of games stepped together for a program of another language: what {@code autobahn pipe} does. */
@org.jspecify.annotations.NullMarked
package autobahn.protocol.batch;
