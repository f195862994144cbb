package autobahn.server.contest;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/** Divisions in which everybody meets everybody, and who plays in which. */
public final class League {
    private League() {}

    /** Rounds in which a division of so many meets, everybody everybody else once. */
    public static int rounds(int people) {
        return people % 2 == 0 ? people - 1 : people;
    }

    /**
     * A round by the circle method: one stands, the others walk round. Who meets whom, and in which seat, does not depend on
     * results. Everybody has each seat equally often, or once more than the other.
     *
     * @param round from 1; after {@link #rounds} all meet again with the seats the other way round
     */
    static List<int[]> pairs(int people, int round) {
        int n = people + people % 2;
        int once = n - 1;
        int step = (round - 1) % once;
        boolean turned = (round - 1) / once % 2 == 1;
        List<int[]> pairs = new ArrayList<>();
        add(pairs, n - 1, step, people, turned);
        for (int i = 1; i < n / 2; i++) {
            add(pairs, (step + i) % once, Math.floorMod(step - i, once), people, turned);
        }
        return pairs;
    }

    private static void add(List<int[]> pairs, int a, int b, int people, boolean turned) {
        int low = Math.min(a, b);
        int high = Math.max(a, b);
        if (high >= people) {
            pairs.add(new int[] {low});
        } else {
            boolean lowFirst = (high - low) % 2 == 1 != turned;
            pairs.add(lowFirst ? new int[] {low, high} : new int[] {high, low});
        }
    }

    /**
     * The tables of one division in a round.
     *
     * @param people all who began, in their order
     * @param gone those who have left: whoever meets them has nobody to play against
     */
    static List<Pairing> round(int division, List<String> people, Set<String> gone, int round, boolean bot) {
        List<Pairing> pairings = new ArrayList<>();
        for (int[] pair : pairs(people.size(), round)) {
            List<@Nullable String> seats = new ArrayList<>();
            boolean missing = pair.length == 1;
            for (int one : pair) {
                boolean left = gone.contains(people.get(one));
                missing |= left;
                seats.add(left ? null : people.get(one));
            }
            if (seats.stream().allMatch(Objects::isNull)) {
                continue;
            }
            if (missing && bot && pair.length == 1) {
                seats.add(round % 2 == 0 ? 0 : 1, null);
            } else if (missing && !bot) {
                seats.removeIf(Objects::isNull);
            }
            pairings.add(new Pairing(division, seats));
        }
        return pairings;
    }

    /** How many people each division has, the first one first: as near to the wished size as goes, and about the same. */
    public static List<Integer> sizes(int people, int wished) {
        int divisions = Math.max(1, (int) Math.round((double) people / wished));
        List<Integer> sizes = new ArrayList<>();
        for (int i = 0; i < divisions; i++) {
            sizes.add(people / divisions + (i < people % divisions ? 1 : 0));
        }
        return sizes;
    }

    /**
     * The order in which those of the season before come into the divisions of the next one: of each pair of neighbouring
     * divisions some change places.
     *
     * @param before places of each division of the season before, the best first; the divisions in their order
     * @param moving how many go up, and as many down, at each border
     */
    public static List<String> promoted(List<List<String>> before, int moving) {
        List<List<String>> after = new ArrayList<>();
        before.forEach(division -> after.add(new ArrayList<>(division)));
        for (int i = 0; i + 1 < before.size(); i++) {
            // At most half of the smaller one: nobody is promoted and relegated at once.
            int some = Math.min(
                    moving, Math.min(before.get(i).size(), before.get(i + 1).size()) / 2);
            List<String> upper = before.get(i);
            List<String> lower = before.get(i + 1);
            List<String> down = upper.subList(upper.size() - some, upper.size());
            List<String> up = lower.subList(0, some);
            after.get(i).removeAll(down);
            after.get(i).addAll(up);
            after.get(i + 1).removeAll(up);
            after.get(i + 1).addAll(0, down);
        }
        return after.stream().flatMap(List::stream).toList();
    }

    /**
     * Who plays in which division: those of the season before in its order, then those who are new, by the lot.
     *
     * @param order of those of the season before, who need not all be here again
     */
    public static Map<String, Integer> divisions(List<String> people, List<String> order, int wished, Lot lot) {
        Set<String> here = new HashSet<>(people);
        List<String> all = new ArrayList<>(order.stream().filter(here::contains).toList());
        Set<String> known = new HashSet<>(all);
        people.stream()
                .filter(one -> !known.contains(one))
                .sorted(Comparator.comparingLong((String one) -> lot.number("division " + one))
                        .thenComparing(one -> one))
                .forEach(all::add);
        Map<String, Integer> divisions = new TreeMap<>();
        int at = 0;
        int number = 1;
        for (int size : sizes(all.size(), wished)) {
            for (String one : all.subList(at, at + size)) {
                divisions.put(one, number);
            }
            at += size;
            number++;
        }
        return divisions;
    }
}
