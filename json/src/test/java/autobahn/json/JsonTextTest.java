package autobahn.json;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.json.JsonMapper;

/** What our own reader takes and refuses. */
class JsonTextTest {
    private static final JsonMapper OTHER = JsonMapper.shared();

    private static String fault(String json) {
        Faults faults = new Faults();
        assertThat(JsonText.parse(json, faults).isMissingNode()).isTrue();
        assertThat(faults.list()).hasSize(1);
        return faults.list().getFirst().toString();
    }

    private static JsonNode read(String json) {
        Faults faults = new Faults();
        JsonNode tree = JsonText.parse(json, faults);
        assertThat(faults.list()).isEmpty();
        return tree;
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "{}",
                "[]",
                "0",
                "-0",
                "null",
                "true",
                "[1,-2,3.25,1e3,-2E-2]",
                "{\"a\":{\"b\":[[],{}]},\"c\":\"\"}",
                "\"\\\"\\\\\\/\\b\\f\\n\\r\\t\\u00fc\\ud83d\\ude00 ü\""
            })
    void readsWhatAnotherReaderReads(String json) {
        assertThat(OTHER.readTree(read(json).toString())).isEqualTo(OTHER.readTree(json));
    }

    @Test
    void passesOverTheMarkThatEditorsPutInFront() {
        assertThat(read("\uFEFF[1]").path(0).intValue()).isEqualTo(1);
        assertThat(fault("\uFEFF\uFEFF[1]")).contains("a value is expected");
    }

    @Test
    void placesWithLongNamesAreCutShort() {
        assertThat(fault("{\"%s\": x}".formatted("n".repeat(100_000)))).hasSizeLessThan(400);
    }

    @Test
    void keepsEveryBitOfASeed() {
        assertThat(read("-9223372036854775808").longValue()).isEqualTo(Long.MIN_VALUE);
        assertThat(read("9007199254740993").longValue()).isEqualTo(9007199254740993L);
        assertThat(read("9223372036854775808").canConvertToLong()).isFalse();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "[1,2 | ends in the middle",
                "[1,] | a value is expected, not ']'",
                "{\"a\" 1} | ':' is expected",
                "{a:1} | a name is expected",
                "{\"a\":1,\"a\":2} | Duplicate member 'a'",
                "[1] [2] | something follows the end",
                "01 | superfluous 0",
                "1. | ends in the middle",
                "+1 | a value is expected, not '+'",
                "nul | a value is expected",
                "nullx | a value is expected",
                "NaN | a value is expected",
                "\"a | ends in the middle of a text",
                "\"\\x\" | is no escape",
                "\"\\u12g4\" | four hexadecimal digits"
            })
    void saysWhatIsWrong(String json, String said) {
        assertThat(fault(json)).contains("$").contains(said);
    }

    @Test
    void saysWhere() {
        assertThat(fault("{\"a\": [1,\n  x]}")).startsWith("$.a[1]").contains("line 2, column 3");
        assertThat(fault("  ")).contains("the file is empty");
    }

    @Test
    void boundsWhatItTakes() {
        assertThat(fault("[".repeat(100_000))).contains("depth");
        assertThat(fault("1" + "0".repeat(60))).contains("longer than");
        assertThat(fault("\"\u0001\"")).contains("control character");
    }

    @Test
    void anyDamageIsToldAndNeverThrown() {
        String sound = "{\"moves\":[\"build Köln-Bonn\",{\"x\":-1.5e3}],\"seed\":-12,\"ok\":true,\"no\":null}";
        Random random = new Random(1);
        for (int i = 0; i < 5_000; i++) {
            StringBuilder text = new StringBuilder(sound);
            for (int edits = random.nextInt(4); edits >= 0 && !text.isEmpty(); edits--) {
                int at = random.nextInt(text.length());
                switch (random.nextInt(3)) {
                    case 0 -> text.deleteCharAt(at);
                    case 1 -> text.insert(at, (char) random.nextInt(128));
                    default -> text.setLength(at + 1);
                }
            }
            Faults faults = new Faults();
            JsonNode tree = JsonText.parse(text.toString(), faults);
            assertThat(tree.isMissingNode()).as(text.toString()).isNotEqualTo(faults.isEmpty());
        }
    }
}
