package autobahn.json;

import java.util.Locale;

/** What can be wrong with a single value of a file, in English, with gaps for what was expected and what stands there. */
public enum ValueFault {
    TEXT("must be a text, not {value}"),
    EXACTLY("must be {size}, not {value}"),
    WHOLE("must be a whole number from {least} to {most}, not {value}"),
    DECIMAL("must be a number from {least} to {most}, not {value}"),
    CHOICE("must be one of {words}, not {value}");

    private final FaultText english;

    ValueFault(String english) {
        this.english = new FaultText(english);
    }

    /** The name of the sentence in every language. */
    public String key() {
        return "value-" + name().toLowerCase(Locale.ROOT);
    }

    /** The sentence in English with its gaps. */
    public String english() {
        return english.pattern();
    }

    /** The sentence with its gaps filled, in the order in which they stand there. */
    String of(Object... values) {
        return english.fill(values);
    }
}
