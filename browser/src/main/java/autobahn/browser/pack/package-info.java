/** Texts packed closer than a browser's own compression does it, by what came before in them. */
@org.jspecify.annotations.NullMarked
package autobahn.browser.pack;
