package autobahn.server.people;

import java.text.Normalizer;
import java.util.EnumSet;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** Names that people give themselves. */
public final class PersonNames {
    /** Of accounts, and of people at a table. */
    public static final int LONGEST = 24;

    /** Fillers that show nothing; Unicode counts most of them as letters. */
    private static final String FILLERS = "\u115F\u1160\u2800\u3164\uFFA0";

    private static final String LETTER = "[\\p{L}\\p{N}&&[^" + FILLERS + "]]";

    private static final Pattern SHAPE = Pattern.compile(LETTER + "(?:[ ._'-]?(?:\\p{M}|" + LETTER + "))+");
    private static final Pattern MARKS = Pattern.compile("\\p{M}+");

    private static final Set<Character.UnicodeScript> EAST_ASIAN = EnumSet.of(
            Character.UnicodeScript.HAN,
            Character.UnicodeScript.HIRAGANA,
            Character.UnicodeScript.KATAKANA,
            Character.UnicodeScript.HANGUL,
            Character.UnicodeScript.BOPOMOFO);

    private PersonNames() {}

    /** What is wrong with the name of an account, or null. */
    public static @Nullable String fault(String name) {
        if (name.length() < 2 || name.length() > LONGEST) {
            return "A name has 2 to " + LONGEST + " characters.";
        }
        if (!SHAPE.matcher(name).matches()) {
            return "A name consists of letters and digits, with single spaces, dots, dashes, underscores or apostrophes between them.";
        }
        return mixesScripts(name) ? "A name is written in one script: letters of two can look the same." : null;
    }

    /** Latin beside Cyrillic, say. Japanese has three scripts of its own, and Korean may hold Chinese characters. */
    private static boolean mixesScripts(String name) {
        return name.codePoints()
                        .mapToObj(Character.UnicodeScript::of)
                        .filter(script ->
                                script != Character.UnicodeScript.COMMON && script != Character.UnicodeScript.INHERITED)
                        .map(script -> EAST_ASIAN.contains(script) ? Character.UnicodeScript.HAN : script)
                        .distinct()
                        .count()
                > 1;
    }

    /** Spaces, marks for programs, and fillers. */
    public static boolean showsNothing(int c) {
        return Character.isSpaceChar(c) || Character.getType(c) == Character.FORMAT || FILLERS.indexOf(c) >= 0;
    }

    /** The name as it is kept. */
    public static String tidy(String name) {
        return Normalizer.normalize(name.strip(), Normalizer.Form.NFC);
    }

    /** Letters as they are without accents and in their usual form; case stays. */
    static String plain(String name) {
        return MARKS.matcher(Normalizer.normalize(name.strip(), Normalizer.Form.NFKD))
                .replaceAll("");
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
