package autobahn.server.contest;

import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * A table of a round, with what is known of its game.
 *
 * @param division see {@link Pairing}
 * @param players of the game: where fewer sit, nobody plays, and whoever sits there has won
 * @param over without results: the game was stopped, and all who sat there share the places
 */
public record Played(int round, int division, int players, boolean over, List<Seat> seats) {
    /**
     * @param contestant null for a bot
     * @param place in the game, shared by those with the same; null as long as there is no result
     * @param points in the game; with one player against Autobot those of the player
     * @param lead over the best of the others
     */
    public record Seat(
            @Nullable String contestant, @Nullable Integer place, int points, int lead) {}

    public Played {
        seats = List.copyOf(seats);
    }

    public boolean isFree() {
        return seats.size() < players;
    }

    /** The seat of somebody, or -1. */
    public int seatOf(String contestant) {
        for (int i = 0; i < seats.size(); i++) {
            if (Objects.equals(seats.get(i).contestant, contestant)) {
                return i;
            }
        }
        return -1;
    }

    private boolean hasResult() {
        return seats.stream().allMatch(seat -> seat.place != null);
    }

    /** Whether it counts: what is still played counts nothing. */
    public boolean counts() {
        return isFree() || over || hasResult();
    }

    /**
     * What a seat has of it. Alone it is the points of the game. Else each player who is behind counts two, and each who has
     * the same place one: two for a win at a table of two, six at a table of four.
     */
    int pointsOf(int seat) {
        if (isFree()) {
            return 2 * (players - 1);
        }
        if (!hasResult()) {
            return over && players > 1 ? players - 1 : 0;
        }
        if (players == 1) {
            return seats.get(seat).points;
        }
        int points = 0;
        for (int other = 0; other < seats.size(); other++) {
            points += other == seat ? 0 : against(seat, other);
        }
        return points;
    }

    /** Two for being before another, one for the same place. */
    int against(int seat, int other) {
        Integer own = seats.get(seat).place;
        Integer theirs = seats.get(other).place;
        if (own == null || theirs == null || own.equals(theirs)) {
            return 1;
        }
        return own < theirs ? 2 : 0;
    }

    /** A seat's part of all points of the game, in thousandths. */
    int shareOf(int seat) {
        if (isFree() || !hasResult()) {
            return 1000 / players;
        }
        int all = seats.stream().mapToInt(one -> Math.max(0, one.points)).sum();
        return all == 0 ? 1000 / players : 1000 * Math.max(0, seats.get(seat).points) / all;
    }
}
