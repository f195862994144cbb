package autobahn.server.contest;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Tables of two for those who have about the same points, as one matching that costs least. Nobody meets anybody twice, and
 * nobody is left over twice, as long as that can be; among what is left the sum of the squares of the differences in points
 * counts, then the seats, and the lot decides the rest.
 */
final class Swiss {
    private static final long AGAIN = 100_000_000L;
    private static final long POINTS = 200;
    private static final int SEATS = 20;
    private static final long MOST_POINTS = 60;
    private static final long MOST_LEAN = 8;

    private final List<Standing> people;
    private final Meetings meetings;
    private final int round;
    private final Lot lot;

    private Swiss(List<Standing> people, Meetings meetings, int round, Lot lot) {
        this.people = people;
        this.meetings = meetings;
        this.round = round;
        this.lot = lot;
    }

    /**
     * @param ranked those who play, the best first
     * @param bot whether whoever is left over plays against a bot, and not at all otherwise
     */
    static List<Pairing> pair(List<Standing> ranked, Meetings meetings, int round, boolean bot, Lot lot) {
        int[] partners = Matching.cheapest(new Swiss(ranked, meetings, round, lot).costs());
        List<Pairing> pairings = new ArrayList<>();
        for (int i = 0; i < ranked.size(); i++) {
            String one = ranked.get(i).contestant();
            if (partners[i] == ranked.size()) {
                List<@Nullable String> seats = new ArrayList<>();
                seats.add(one);
                if (bot) {
                    seats.add(null);
                }
                pairings.add(bot ? meetings.seated(0, seats, lot, round + " " + one) : new Pairing(0, seats));
            } else if (partners[i] > i) {
                String other = ranked.get(partners[i]).contestant();
                pairings.add(meetings.seated(0, List.of(one, other), lot, round + " " + one));
            }
        }
        return pairings;
    }

    /** Of everybody with everybody; with an odd number also of being left over. */
    private long[][] costs() {
        int n = people.size() + people.size() % 2;
        long[][] costs = new long[n][n];
        for (int i = 0; i < people.size(); i++) {
            for (int j = i + 1; j < n; j++) {
                long cost = j == people.size() ? leftOver(i) : meeting(i, j);
                costs[i][j] = cost;
                costs[j][i] = cost;
            }
        }
        return costs;
    }

    private long leftOver(int i) {
        long before = Math.min(10, meetings.alone(people.get(i).contestant()));
        return before * before * AGAIN + apart(i, people.size() - 1) + people.size() - i;
    }

    private long apart(int i, int j) {
        long apart = Math.min(
                MOST_POINTS, Math.abs(people.get(i).points() - people.get(j).points()));
        return apart * apart * POINTS;
    }

    private long meeting(int i, int j) {
        String one = people.get(i).contestant();
        String other = people.get(j).contestant();
        long met = Math.min(10, meetings.of(one, other));
        int lean = meetings.lean(one);
        int others = meetings.lean(other);
        long seats = (long) lean * others > 0 ? Math.min(MOST_LEAN, (long) lean * others) : 0;
        String pair = one.compareTo(other) < 0 ? one + " " + other : other + " " + one;
        long chance = Math.floorMod(lot.number("pair " + round + " " + pair), SEATS);
        return met * met * AGAIN + apart(i, j) + seats * SEATS + chance;
    }
}
