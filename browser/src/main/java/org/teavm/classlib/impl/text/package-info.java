/**
 * How numbers with a point are written and read, in place of the compiler's own classes of these names: theirs look powers of
 * ten up in tables that take 18 kB of the module and hardly compress. These reckon with whole numbers of any length, which is
 * slower and exact.
 */
@org.jspecify.annotations.NullMarked
package org.teavm.classlib.impl.text;
