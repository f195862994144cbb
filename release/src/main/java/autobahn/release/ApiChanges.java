package autobahn.release;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * What a change of the API does to those who rely on it.
 *
 * @param breaking lines that are gone, and new ones that implementers of an interface must answer
 * @param added what is there in addition
 */
record ApiChanges(List<String> breaking, List<String> added) {
    private static final Pattern OWNER = Pattern.compile("^([^:]+): ");

    static ApiChanges between(Collection<String> before, Collection<String> now) {
        Set<String> known = new HashSet<>(before);
        Set<String> there = new HashSet<>(now);
        Set<String> types = new HashSet<>();
        before.forEach(line -> types.add(owner(line)));
        List<String> breaking = new ArrayList<>();
        List<String> added = new ArrayList<>();
        for (String line : before) {
            if (!there.contains(line)) {
                breaking.add("- " + line);
            }
        }
        for (String line : now) {
            if (!known.contains(line)) {
                boolean asked = line.contains(" abstract ") && line.endsWith(")") && types.contains(owner(line));
                (asked ? breaking : added).add("+ " + line);
            }
        }
        return new ApiChanges(breaking, added);
    }

    private static String owner(String line) {
        Matcher owner = OWNER.matcher(line);
        return owner.find() ? owner.group(1) : line;
    }

    /** Whether the numbers of two versions allow what breaks: the first must rise, or before 1.0 the second. */
    static boolean mayBreak(String before, String now) {
        String[] old = before.split("\\.", -1);
        String[] later = now.split("\\.", -1);
        return !old[0].equals(later[0]) || old[0].equals("0") && !old[1].equals(later[1]);
    }
}
