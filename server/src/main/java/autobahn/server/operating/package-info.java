/** What whoever runs a server looks at: log, health, metrics. */
@org.jspecify.annotations.NullMarked
package autobahn.server.operating;
