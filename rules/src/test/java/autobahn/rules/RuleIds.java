package autobahn.rules;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;

/** The ids of all rules, as {@code rules.txt} lists them. */
public final class RuleIds {
    private RuleIds() {}

    public static List<String> all() {
        try (InputStream in = Objects.requireNonNull(RuleIds.class.getResourceAsStream("rules.txt"))) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8).lines().toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
