package autobahn.browser.pack;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** What is packed comes out as it was. In a browser the engine's tests see that: editions and bots come out of such files. */
class PackedTextsTest {
    private static final byte[] KNOWN = "known {\"city\":\"Köln\",\"value\":4}".getBytes(StandardCharsets.UTF_8);

    private static byte[] text(int seed) {
        Random random = new Random(seed);
        return IntStream.range(0, 300)
                .mapToObj(i -> "build section-" + i + " " + random.nextInt(100) / 10.0)
                .collect(Collectors.joining("\n"))
                .getBytes(StandardCharsets.UTF_8);
    }

    private static PackedTexts unpacked(byte[] packed) {
        return new PackedTexts(KNOWN, index -> index < packed.length ? packed[index] : 0);
    }

    @Test
    void filesComeOutAsTheyWentIn() {
        Map<String, byte[]> files = new LinkedHashMap<>();
        files.put("a", text(1));
        files.put("empty", new byte[0]);
        files.put("b", text(2));
        files.put("Ü", "ß".repeat(5000).getBytes(StandardCharsets.UTF_8));
        byte[] packed = PackedTexts.pack(KNOWN, files);
        PackedTexts unpacked = unpacked(packed);
        assertThat(unpacked.find("b")).isEqualTo(files.get("b"));
        assertThat(unpacked.find("a")).isEqualTo(files.get("a"));
        assertThat(unpacked.find("none")).isNull();
        assertThat(unpacked.find("Ü")).isEqualTo(files.get("Ü"));
        assertThat(unpacked.find("empty")).isEmpty();
    }

    @Test
    void whatWasSeenBeforeTakesLittleRoom() {
        byte[] once = PackedTexts.pack(KNOWN, Map.of("a", text(1)));
        Map<String, byte[]> twice = new LinkedHashMap<>();
        twice.put("a", text(1));
        twice.put("b", text(1));
        assertThat(PackedTexts.pack(KNOWN, twice).length - once.length).isLessThan(once.length / 5);
        assertThat(once.length).isLessThan(text(1).length / 5);
    }

    @Test
    void noiseComesOutAsItWentIn() {
        byte[] noise = new byte[20_000];
        new Random(3).nextBytes(noise);
        byte[] packed = Packer.pack(KNOWN, noise);
        Unpacker unpacker = new Unpacker(KNOWN, index -> index < packed.length ? packed[index] : 0);
        byte[] again = new byte[noise.length];
        for (int i = 0; i < again.length; i++) {
            again[i] = (byte) unpacker.next();
        }
        assertThat(again).isEqualTo(noise);
        assertThat(unpacker.next()).isEqualTo(-1);
    }
}
