package autobahn.json;

import java.util.ArrayList;
import java.util.List;

/** An English sentence with gaps such as {count}. */
public final class FaultText {
    private final String pattern;
    /** What stands before, between and after the gaps. */
    private final List<String> parts = new ArrayList<>();

    public FaultText(String pattern) {
        this.pattern = pattern;
        int from = 0;
        for (int i = pattern.indexOf('{'); i >= 0; i = pattern.indexOf('{', from)) {
            parts.add(pattern.substring(from, i));
            from = pattern.indexOf('}', i) + 1;
        }
        parts.add(pattern.substring(from));
    }

    public String pattern() {
        return pattern;
    }

    /** The sentence with its gaps filled, in the order in which they stand there. */
    public String fill(Object... values) {
        if (values.length != parts.size() - 1) {
            throw new IllegalArgumentException(
                    "'" + pattern + "' has " + (parts.size() - 1) + " gaps, not " + values.length);
        }
        StringBuilder text = new StringBuilder(parts.get(0));
        for (int i = 0; i < values.length; i++) {
            text.append(values[i]).append(parts.get(i + 1));
        }
        return text.toString();
    }
}
