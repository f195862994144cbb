package autobahn.server.store;

import autobahn.engine.Score;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jdbi.v3.core.Handle;
import org.jspecify.annotations.Nullable;

/**
 * Results of accounts, and their ratings: everybody at a table has played everybody else (Elo), and all pairs of a table
 * together move a rating as far as one game of two would.
 */
public final class Results {
    private static final double K = 32;
    private static final double SCALE = 400;

    /** An account at a table that is over. */
    record Standing(String person, int seat, int place, int points, int rating) {}

    private Results() {}

    /** Results go to the accounts at the table, last places to those who have left it; ratings move among those that a rated game was begun with. */
    public static void settle(Handle handle, GameRow game, List<SeatRow> seats, List<Score> played, long now) {
        List<Score> scores = Placing.of(game, seats, played);
        List<Standing> bound = new ArrayList<>();
        List<Standing> others = new ArrayList<>();
        for (SeatRow seat : seats) {
            if (seat.bound() != null) {
                bound.add(standing(handle, seat, seat.bound(), scores));
            } else if (seat.account() && seat.person() != null) {
                others.add(standing(handle, seat, seat.person(), scores));
            }
        }
        boolean counts = game.rated() && bound.size() > 1 && allDiffer(bound);
        for (Standing standing : bound) {
            Integer rating = counts ? rating(standing, bound) : null;
            insert(handle, game.id(), standing, rating, now);
            if (rating != null) {
                handle.execute(
                        "update people set rating = ?, rated = rated + 1 where id = ?", rating, standing.person());
            }
        }
        others.forEach(standing -> insert(handle, game.id(), standing, null, now));
    }

    private static Standing standing(Handle handle, SeatRow seat, String person, List<Score> scores) {
        Score score = scores.get(seat.seat());
        return new Standing(person, seat.seat(), score.place(), score.total(), rating(handle, person));
    }

    private static boolean allDiffer(List<Standing> standings) {
        Set<String> people = new HashSet<>();
        return standings.stream().allMatch(standing -> people.add(standing.person()));
    }

    private static int rating(Handle handle, String person) {
        return handle.select("select rating from people where id = ?", person)
                .mapTo(Integer.class)
                .one();
    }

    /** The rating after the game. */
    static int rating(Standing own, List<Standing> all) {
        int rating = own.rating();
        for (Standing other : all) {
            if (other.seat() < own.seat()) {
                rating -= won(other, own, all.size() - 1);
            } else if (other.seat() > own.seat()) {
                rating += won(own, other, all.size() - 1);
            }
        }
        return rating;
    }

    /** What one wins of another: worked out once for each two, so that what one wins is exactly what the other loses. */
    private static int won(Standing one, Standing other, int others) {
        double expected = 1 / (1 + Math.pow(10, (other.rating() - one.rating()) / SCALE));
        double actual = one.place() < other.place() ? 1 : one.place() == other.place() ? 0.5 : 0;
        return (int) Math.round(K / others * (actual - expected));
    }

    private static void insert(Handle handle, String game, Standing standing, @Nullable Integer rating, long now) {
        handle.execute(
                "insert into results (game, person, seat, place, points, rating, at) values (?, ?, ?, ?, ?, ?, ?)",
                game,
                standing.person(),
                standing.seat(),
                standing.place(),
                standing.points(),
                rating,
                now);
    }
}
