/** Programs of others as bots: processes with limits. */
@org.jspecify.annotations.NullMarked
package autobahn.protocol.program;
