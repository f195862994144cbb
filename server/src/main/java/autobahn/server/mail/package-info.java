/** Mail: addresses that people confirm, what is sent there, and passwords that are forgotten. */
@org.jspecify.annotations.NullMarked
package autobahn.server.mail;
