package autobahn.server.people;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.Map;
import java.util.Objects;

/**
 * Names that look the same to people (skeletons as in UTS 39): Paul and PauI, paypal in Latin and in Cyrillic letters, Bernd
 * and Bemd. The table is derived from Unicode's.
 */
public final class LookAlikes {
    private static final String FILE = "/autobahn/server/people/look-alikes.txt";
    private static final int HEX = 16;

    private LookAlikes() {}

    /** Read when the first name is compared. */
    private static final class Table {
        static final Map<Integer, String> PROTOTYPES = read();
    }

    /** Two names with the same skeleton look alike, or differ in case and accents alone. */
    public static String skeleton(String name) {
        // Case last: a capital I looks like a small l, and a small i does not.
        StringBuilder shapes = new StringBuilder();
        PersonNames.plain(name).codePoints().forEach(c -> {
            String prototype = Table.PROTOTYPES.get(c);
            shapes.append(prototype == null ? Character.toString(c) : prototype);
        });
        StringBuilder again = new StringBuilder();
        PersonNames.fold(shapes.toString()).codePoints().forEach(c -> {
            String prototype = Table.PROTOTYPES.get(c); // small letters that were capitals just now
            again.append(prototype == null ? Character.toString(c) : prototype);
        });
        return PersonNames.fold(again.toString());
    }

    private static Map<Integer, String> read() {
        Map<Integer, String> prototypes = new HashMap<>();
        try (BufferedReader in = new BufferedReader(new InputStreamReader(
                Objects.requireNonNull(LookAlikes.class.getResourceAsStream(FILE)), StandardCharsets.UTF_8))) {
            in.lines().filter(line -> !line.startsWith("#")).forEach(line -> {
                String[] parts = line.split("\t", -1);
                StringBuilder shape = new StringBuilder();
                for (String c : parts[0].split(" ", -1)) {
                    shape.appendCodePoint(Integer.parseInt(c, HEX));
                }
                for (String range : parts[1].split(" ", -1)) {
                    add(prototypes, range.split("-", -1), shape.toString());
                }
            });
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return prototypes;
    }

    private static void add(Map<Integer, String> prototypes, String[] range, String shape) {
        int last = Integer.parseInt(range[range.length - 1], HEX);
        for (int c = Integer.parseInt(range[0], HEX); c <= last; c++) {
            prototypes.put(c, shape);
        }
    }
}
