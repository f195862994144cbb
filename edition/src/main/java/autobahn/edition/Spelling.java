package autobahn.edition;

import java.util.function.IntPredicate;

/** How names in an edition are spelt. Plain loops: regular expressions would be a tenth of what the browser has to load. */
final class Spelling {
    private Spelling() {}

    /** Small letters, digits and hyphens, the first no hyphen. */
    static boolean isEdition(String id, int most) {
        return !id.isEmpty()
                && id.length() <= most
                && id.charAt(0) != '-'
                && all(id, c -> isSmall(c) || isDigit(c) || c == '-');
    }

    /** Letters without accents, digits, hyphens and strokes. */
    static boolean isCard(String id, int most) {
        return !id.isEmpty()
                && id.length() <= most
                && all(id, c -> isSmall(c) || isCapital(c) || isDigit(c) || c == '-' || c == '/');
    }

    /** A value from 1 to 9 and A or B. */
    static boolean isTask(String name) {
        return name.length() == 2
                && isDigit(name.charAt(0))
                && name.charAt(0) != '0'
                && (name.charAt(1) == 'A' || name.charAt(1) == 'B');
    }

    /** Words of letters with single spaces between them. */
    static boolean isCity(String name) {
        return !name.isEmpty()
                && name.charAt(0) != ' '
                && !name.endsWith(" ")
                && !name.contains("  ")
                && all(name, c -> Character.isLetter(c) || c == ' ');
    }

    /** From 1 to 99. */
    static boolean isSmallNumber(String text) {
        return !text.isEmpty() && text.length() <= 2 && text.charAt(0) != '0' && all(text, Spelling::isDigit);
    }

    private static boolean all(String text, IntPredicate good) {
        return text.codePoints().allMatch(good);
    }

    private static boolean isSmall(int c) {
        return c >= 'a' && c <= 'z';
    }

    private static boolean isCapital(int c) {
        return c >= 'A' && c <= 'Z';
    }

    private static boolean isDigit(int c) {
        return c >= '0' && c <= '9';
    }
}
