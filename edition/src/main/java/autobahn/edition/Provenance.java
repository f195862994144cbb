package autobahn.edition;

import org.jspecify.annotations.Nullable;

/** Where a figure of an edition comes from. */
public enum Provenance {
    STATED("S", "stated in a rulebook text"),
    EXAMPLE("X", "follows from a worked example or a component count"),
    HELPER("H", "read off a public solo helper for the printed game"),
    DESIGNED("D", "designed for this project, as no text states it");

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

    static @Nullable Provenance of(String letter) {
        for (Provenance provenance : values()) {
            if (provenance.letter.equals(letter)) {
                return provenance;
            }
        }
        return null;
    }
}
