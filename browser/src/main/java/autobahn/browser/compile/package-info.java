/** The build's own: compiles this module and all that it uses to WebAssembly. */
@org.jspecify.annotations.NullMarked
package autobahn.browser.compile;
