package autobahn.engine;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;

/** An English text with gaps: {name} takes an argument, [one|many] agrees with the argument 'count'. */
final class Template {
    private final String pattern;
    private final List<String> names;

    Template(String pattern) {
        this.pattern = pattern;
        Set<String> found = new LinkedHashSet<>();
        for (int i = pattern.indexOf('{'); i >= 0; i = pattern.indexOf('{', i + 1)) {
            found.add(pattern.substring(i + 1, pattern.indexOf('}', i)));
        }
        names = List.copyOf(found);
    }

    String pattern() {
        return pattern;
    }

    /** The gaps, in the order in which they first appear. */
    List<String> names() {
        return names;
    }

    /** Names, numbers or other phrases, by the gaps that they fill in the order in which these first appear. */
    Map<String, Object> arguments(Object... values) {
        if (names.size() != values.length) {
            throw new IllegalArgumentException("'" + pattern + "' takes " + names + ", not " + List.of(values));
        }
        Map<String, Object> arguments = new LinkedHashMap<>();
        for (int i = 0; i < values.length; i++) {
            arguments.put(names.get(i), values[i] instanceof Phrase ? values[i] : values[i].toString());
        }
        return Collections.unmodifiableMap(arguments);
    }

    String fill(Map<String, Object> arguments) {
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < pattern.length(); i++) {
            char c = pattern.charAt(i);
            if (c == '{') {
                int end = pattern.indexOf('}', i);
                String name = pattern.substring(i + 1, end);
                text.append(english(name, Objects.requireNonNull(arguments.get(name), name)));
                i = end;
            } else if (c == '[') {
                int bar = pattern.indexOf('|', i);
                int end = pattern.indexOf(']', i);
                boolean one = "1".equals(arguments.get("count"));
                text.append(pattern, one ? i + 1 : bar + 1, one ? bar : end);
                i = end;
            } else {
                text.append(c);
            }
        }
        return text.toString();
    }

    private static String english(String name, Object argument) {
        if (argument instanceof Phrase phrase) {
            return phrase.text();
        }
        String value = argument.toString();
        return switch (name) {
            case "colours" -> list(value, " or ");
            case "tokens" -> list(value, " and ");
            case "department" -> Character.toUpperCase(value.charAt(0)) + value.substring(1);
            default -> value;
        };
    }

    /** Such as 'red, cyan or white'. */
    private static String list(String names, String last) {
        int end = names.lastIndexOf(' ');
        return end < 0 ? names : names.substring(0, end).replace(" ", ", ") + last + names.substring(end + 1);
    }
}
