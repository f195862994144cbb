/** In place of TeaVM's class of the same name: files of the module that are packed closer than a browser would do it. */
@org.jspecify.annotations.NullMarked
package org.teavm.backend.wasm.runtime;
