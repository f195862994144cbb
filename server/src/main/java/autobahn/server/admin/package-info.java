/** What whoever runs a server does with its database: copies, lists, new keys. */
@org.jspecify.annotations.NullMarked
package autobahn.server.admin;
