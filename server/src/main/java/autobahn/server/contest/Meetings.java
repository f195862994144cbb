package autobahn.server.contest;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Who has met whom so far, and has sat where. A bot is known as null. */
final class Meetings {
    private record Two(@Nullable String one, @Nullable String other) {}

    private final Map<Two, Integer> met = new HashMap<>();
    private final Map<String, int[]> seats = new HashMap<>();
    private final Map<String, Integer> alone = new HashMap<>();

    Meetings(List<Played> tables) {
        tables.forEach(this::add);
    }

    private void add(Played table) {
        List<Played.Seat> at = table.seats();
        for (int i = 0; i < at.size(); i++) {
            String one = at.get(i).contestant();
            if (one == null) {
                continue;
            }
            if (table.isFree()) {
                alone.merge(one, 1, Integer::sum);
                continue;
            }
            seats.computeIfAbsent(one, absent -> new int[4])[i]++;
            for (int j = 0; j < at.size(); j++) {
                if (j != i) {
                    met.merge(new Two(one, at.get(j).contestant()), 1, Integer::sum);
                }
            }
        }
    }

    /** How often somebody has met somebody, or any bot; none for two bots. */
    int of(@Nullable String one, @Nullable String other) {
        return one == null
                ? other == null ? 0 : met.getOrDefault(new Two(other, null), 0)
                : met.getOrDefault(new Two(one, other), 0);
    }

    /** How often somebody had nobody to play against, or only a bot. */
    int alone(String one) {
        return alone.getOrDefault(one, 0) + of(one, null);
    }

    int at(String one, int seat) {
        int[] counts = seats.get(one);
        return counts == null ? 0 : counts[seat];
    }

    /** How often somebody has sat in this seat more than in the other, at tables of two. */
    int lean(String one) {
        return at(one, 0) - at(one, 1);
    }

    /** The same people in the order of seats that makes up best for where they have sat; which of equals, the lot says. */
    Pairing seated(int division, List<@Nullable String> people, Lot lot, String purpose) {
        List<List<@Nullable String>> orders = new ArrayList<>();
        permute(new ArrayList<>(people), 0, orders);
        Collections.shuffle(orders, lot.chance("seats " + purpose));
        List<@Nullable String> best = orders.getFirst();
        for (List<@Nullable String> order : orders) {
            if (strain(order) < strain(best)) {
                best = order;
            }
        }
        return new Pairing(division, best);
    }

    private int strain(List<@Nullable String> order) {
        int strain = 0;
        for (int seat = 0; seat < order.size(); seat++) {
            String one = order.get(seat);
            strain += one == null ? 0 : 2 * at(one, seat) + 1; // what the sum of the squares grows by
        }
        return strain;
    }

    private static void permute(List<@Nullable String> people, int from, List<List<@Nullable String>> all) {
        if (from == people.size()) {
            all.add(new ArrayList<>(people));
            return;
        }
        for (int i = from; i < people.size(); i++) {
            if (i > from && Objects.equals(people.get(i), people.get(from))) {
                continue;
            }
            Collections.swap(people, from, i);
            permute(people, from + 1, all);
            Collections.swap(people, from, i);
        }
    }
}
