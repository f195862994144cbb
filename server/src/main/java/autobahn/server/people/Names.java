package autobahn.server.people;

import java.text.Normalizer;
import java.util.Locale;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** Names that people give themselves. */
public final class Names {
    private static final int LONGEST = 24;
    private static final Pattern SHAPE = Pattern.compile("[\\p{L}\\p{N}](?:[ ._'-]?[\\p{L}\\p{M}\\p{N}])+");
    private static final Pattern MARKS = Pattern.compile("\\p{M}+");

    private Names() {}

    /** What is wrong with the name of an account, or null. */
    public static @Nullable String fault(String name) {
        if (name.length() < 2 || name.length() > LONGEST) {
            return "A name has 2 to " + LONGEST + " characters.";
        }
        return SHAPE.matcher(name).matches()
                ? null
                : "A name consists of letters and digits, with single spaces, dots, dashes, underscores or apostrophes between them.";
    }

    /** The name as it is kept. */
    public static String tidy(String name) {
        return Normalizer.normalize(name.strip(), Normalizer.Form.NFC);
    }

    /** The name as it is compared: Müller, MULLER and ｍüller are the same. */
    public static String fold(String name) {
        String plain = Normalizer.normalize(name.strip(), Normalizer.Form.NFKD);
        // twice, because capitals of some letters exist only as two (ß, ŉ)
        String cased = plain.toUpperCase(Locale.ROOT).toLowerCase(Locale.ROOT);
        return MARKS.matcher(Normalizer.normalize(cased, Normalizer.Form.NFKD))
                .replaceAll("")
                .replace('ł', 'l')
                .replace('ø', 'o')
                .replace('đ', 'd')
                .replace('ı', 'i');
    }
}
