package org.teavm.backend.wasm.runtime;

import autobahn.browser.Resources;
import autobahn.browser.pack.PackedTexts;
import java.io.ByteArrayInputStream;
import java.io.InputStream;
import org.jspecify.annotations.Nullable;
import org.teavm.interop.Intrinsified;

/**
 * The files inside a module. TeaVM's compiler knows this class and those of its members that are native or make a
 * {@link Resource}. One file is there as it is, since every game needs it at once; the others are packed, with that one known.
 */
public final class WasmGCResources {
    private static final Resource[] THERE = acquireResources();
    private static @Nullable PackedTexts packed;

    private WasmGCResources() {}

    @Intrinsified
    private static native Resource[] acquireResources();

    @Intrinsified
    private static native int readSingleByte(int address);

    @SuppressWarnings("unused") // the compiler's code calls it
    private static Resource create(String name, int start, int length) {
        return new Resource(name, start, start + length);
    }

    /** Called in place of {@link ClassLoader#getResourceAsStream}. */
    public static @Nullable InputStream getResource(String name) {
        byte[] found = name.equals(Resources.PLAIN) ? bytes(resource(name)) : packed().find(name);
        return found == null ? null : new ByteArrayInputStream(found);
    }

    private static PackedTexts packed() {
        PackedTexts texts = packed;
        if (texts == null) {
            int start = resource(Resources.PACKED).start;
            texts = new PackedTexts(bytes(resource(Resources.PLAIN)), index -> readSingleByte(start + index));
            packed = texts;
        }
        return texts;
    }

    private static Resource resource(String name) {
        for (Resource resource : THERE) {
            if (resource.name.equals(name)) {
                return resource;
            }
        }
        throw new IllegalStateException(name + " is part of the module");
    }

    private static byte[] bytes(Resource resource) {
        byte[] bytes = new byte[resource.end - resource.start];
        for (int i = 0; i < bytes.length; i++) {
            bytes[i] = (byte) readSingleByte(resource.start + i);
        }
        return bytes;
    }

    /** Where a file lies. */
    public static final class Resource {
        public final String name;
        public final int start;
        public final int end;

        public Resource(String name, int start, int end) {
            this.name = name;
            this.start = start;
            this.end = end;
        }
    }
}
