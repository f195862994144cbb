/** Looks for known holes in what the program is made of. */
@org.jspecify.annotations.NullMarked
package autobahn.release.scan;
