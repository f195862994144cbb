package autobahn.edition;

import org.jspecify.annotations.Nullable;

/** Where a figure of an edition comes from. */
public enum Provenance {
    STATED("S", "stated in a rulebook text"),
    EXAMPLE("X", "follows from a worked example or a component count"),
    HELPER("H", "read off a public solo helper for the printed game"),
    DESIGNED("D", "designed for this project, as no text states it"),
    CHECKED("C", "checked against the printed game");

    private final String letter;
    private final String meaning;

    Provenance(String letter, String meaning) {
        this.letter = letter;
        this.meaning = meaning;
    }

    /** The letter by which an edition file names it. */
    public String letter() {
        return letter;
    }

    public String meaning() {
        return meaning;
    }

    /** Whether a member says where another comes from, or who checked it. */
    static boolean isAbout(String member) {
        return member.equals("from") || member.endsWith("From") || isChecker(member);
    }

    /** Whether a member names who checked a figure: {@code by} of an entry, {@code valueBy} of its member {@code value}. */
    static boolean isChecker(String member) {
        return member.equals("by") || member.endsWith("By");
    }

    /** The member with the letter to which a checker belongs. */
    static String letterOf(String checker) {
        return checker.equals("by") ? "from" : checker.substring(0, checker.length() - 2) + "From";
    }

    /** What it may be in messages: {@code S, X, H, D or C}. */
    static String letters() {
        return "S, X, H, D or C";
    }

    static @Nullable Provenance of(String letter) {
        for (Provenance provenance : values()) {
            if (provenance.letter.equals(letter)) {
                return provenance;
            }
        }
        return null;
    }
}
