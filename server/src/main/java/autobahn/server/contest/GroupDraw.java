package autobahn.server.contest;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Objects;
import java.util.Random;
import org.jspecify.annotations.Nullable;

/**
 * Tables of three or four at which people meet again as seldom as can be found: by the lot, and then changed as long as two
 * who change places make it better. Where people are missing bots sit, at each table one before any has two.
 */
final class GroupDraw {
    private static final int TRIES = 3;

    private final int size;
    private final Meetings meetings;

    private GroupDraw(int size, Meetings meetings) {
        this.size = size;
        this.meetings = meetings;
    }

    static List<Pairing> draw(List<String> people, Meetings meetings, int size, int round, Lot lot) {
        GroupDraw draw = new GroupDraw(size, meetings);
        List<String> sorted = people.stream().sorted().toList();
        Random random = lot.chance("groups " + round);
        List<List<@Nullable String>> best = List.of();
        long least = Long.MAX_VALUE;
        for (int i = 0; i < TRIES; i++) {
            List<String> order = new ArrayList<>(sorted);
            Collections.shuffle(order, random);
            List<List<@Nullable String>> groups = draw.better(dealt(order, size));
            long cost = groups.stream().mapToLong(draw::cost).sum();
            if (cost < least) {
                least = cost;
                best = groups;
            }
        }
        List<Pairing> pairings = new ArrayList<>();
        for (List<@Nullable String> group : best) {
            pairings.add(meetings.seated(0, group, lot, round + " " + (pairings.size() + 1)));
        }
        return pairings;
    }

    /** Finals: the best at the first table, those after them at the second. */
    static List<Pairing> finals(List<String> ranked, Meetings meetings, int size, int round, Lot lot) {
        List<Pairing> pairings = new ArrayList<>();
        for (int i = 0; i < ranked.size(); i += size) {
            List<@Nullable String> group = new ArrayList<>(ranked.subList(i, Math.min(ranked.size(), i + size)));
            fill(group, size);
            int number = pairings.size() + 1;
            pairings.add(meetings.seated(number, group, lot, round + " " + number));
        }
        return pairings;
    }

    private static void fill(List<@Nullable String> group, int size) {
        while (group.size() < size) {
            group.add(null);
        }
    }

    private static List<List<@Nullable String>> dealt(List<String> order, int size) {
        int tables = (order.size() + size - 1) / size;
        List<List<@Nullable String>> groups = new ArrayList<>();
        for (int i = 0; i < tables; i++) {
            groups.add(new ArrayList<>());
        }
        for (int i = 0; i < order.size(); i++) {
            groups.get(i % tables).add(order.get(i));
        }
        groups.forEach(group -> fill(group, size));
        return groups;
    }

    private List<List<@Nullable String>> better(List<List<@Nullable String>> groups) {
        boolean changed = true;
        while (changed) {
            changed = false;
            for (int a = 0; a < groups.size(); a++) {
                for (int b = a + 1; b < groups.size(); b++) {
                    changed |= swap(groups.get(a), groups.get(b));
                }
            }
        }
        return groups;
    }

    private boolean swap(List<@Nullable String> one, List<@Nullable String> other) {
        boolean changed = false;
        for (int i = 0; i < size; i++) {
            for (int j = 0; j < size; j++) {
                long before = cost(one) + cost(other);
                exchange(one, i, other, j);
                if (cost(one) + cost(other) < before) {
                    changed = true;
                } else {
                    exchange(one, i, other, j);
                }
            }
        }
        return changed;
    }

    private static void exchange(List<@Nullable String> one, int i, List<@Nullable String> other, int j) {
        String moved = one.get(i);
        one.set(i, other.get(j));
        other.set(j, moved);
    }

    /** Meetings once more, and above all tables at which more bots sit than need be. */
    private long cost(List<@Nullable String> group) {
        long cost = 0;
        long bots = group.stream().filter(Objects::isNull).count();
        for (int i = 0; i < group.size(); i++) {
            for (int j = i + 1; j < group.size(); j++) {
                long met = meetings.of(group.get(i), group.get(j));
                cost += met * met * 2 + (met > 0 ? 1 : 0);
            }
        }
        return cost + (bots > 1 ? bots * bots * 1_000_000L : 0);
    }
}
