package autobahn.browser.pack;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.Map;
import java.util.function.IntUnaryOperator;
import org.jspecify.annotations.Nullable;

/** Files one after the other in one packed text: each is unpacked with all before it, once one of them is wanted. */
public final class PackedTexts {
    private static final int END = 0;

    private final Unpacker unpacker;
    private final Map<String, byte[]> unpacked = new HashMap<>();

    /** As {@link Unpacker} takes them. */
    public PackedTexts(byte[] known, IntUnaryOperator packed) {
        unpacker = new Unpacker(known, packed);
    }

    /** @param files by their names; similar ones best follow each other */
    public static byte[] pack(byte[] known, Map<String, byte[]> files) {
        ByteArrayOutputStream all = new ByteArrayOutputStream();
        files.forEach((name, content) -> {
            all.writeBytes(name.getBytes(StandardCharsets.UTF_8));
            all.write(END);
            all.writeBytes(content);
            all.write(END);
        });
        return Packer.pack(known, all.toByteArray());
    }

    /** The content of a file; null if there is none of this name. */
    public byte @Nullable [] find(String name) {
        while (!unpacked.containsKey(name)) {
            byte[] next = part();
            if (next.length == 0) {
                return null;
            }
            unpacked.put(new String(next, StandardCharsets.UTF_8), part());
        }
        return unpacked.get(name);
    }

    private byte[] part() {
        ByteArrayOutputStream part = new ByteArrayOutputStream();
        for (int letter = unpacker.next(); letter > END; letter = unpacker.next()) {
            part.write(letter);
        }
        return part.toByteArray();
    }
}
