package autobahn.server.store;

import autobahn.engine.Options;
import autobahn.engine.Score;
import autobahn.server.rating.RatedAutobot;
import autobahn.server.rating.Rating;
import autobahn.server.rating.RatingPool;
import autobahn.server.rating.WengLin;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import org.jdbi.v3.core.Handle;
import org.jspecify.annotations.Nullable;

/** Results of accounts, and what they do to ratings. */
public final class Results {
    /** A seat of a table that is over, for whom it counts. */
    private record Standing(String holder, boolean account, Score score) {}

    private Results() {}

    /**
     * Results go to the accounts at the table, last places to those who have left it. Ratings move among the accounts that a
     * rated game was begun with, two or more, and the bots that sat with them; a bot that sat there twice has beaten itself,
     * which says nothing about it. Alone one is rated against Autobot.
     */
    public static void settle(Handle handle, GameRow game, List<SeatRow> seats, List<Score> played, long now) {
        List<Score> scores = Placing.of(game, seats, played);
        ContestRounds.settle(handle, game, scores);
        List<Standing> bound = new ArrayList<>();
        List<Standing> bots = new ArrayList<>();
        List<Standing> others = new ArrayList<>();
        for (SeatRow seat : seats) {
            Score score = scores.get(seat.seat());
            if (seat.bound() != null) {
                bound.add(new Standing(seat.bound(), true, score));
            } else if (seat.bot() != null) {
                bots.add(new Standing(Ratings.holder(seat.bot()), false, score));
            } else if (seat.account() && seat.person() != null) {
                others.add(new Standing(seat.person(), true, score));
            }
        }
        if (game.rated() && bound.size() > 1 && allDiffer(bound)) {
            bound.addAll(bots);
            RatingPool pool = game.isOfLadder() ? RatingPool.LADDER : RatingPool.of(seats.size());
            rate(handle, game.id(), pool, bound, now);
        } else if (game.rated() && seats.size() == 1 && bound.size() == 1) {
            rateAlone(handle, game, bound.getFirst(), scores, now);
        } else {
            others.addAll(bound);
        }
        others.forEach(standing -> insert(handle, game.id(), standing, null, null, now));
    }

    private static boolean allDiffer(List<Standing> standings) {
        Set<String> people = new HashSet<>();
        return standings.stream().allMatch(standing -> people.add(standing.holder()));
    }

    private static void rate(Handle handle, String game, RatingPool pool, List<Standing> table, long now) {
        List<Rating> after = WengLin.after(table.stream()
                .map(standing -> new WengLin.Standing(
                        Ratings.of(handle, standing.holder(), pool),
                        standing.score().place()))
                .toList());
        for (int i = 0; i < table.size(); i++) {
            Standing standing = table.get(i);
            if (table.stream()
                            .filter(other -> other.holder().equals(standing.holder()))
                            .count()
                    == 1) {
                Ratings.after(handle, standing.holder(), pool, after.get(i));
            }
            if (standing.account()) {
                insert(handle, game, standing, pool, after.get(i), now);
            }
        }
    }

    /**
     * Who is ahead decides, as everywhere. Autobot learns only from those whose rating is settled: with accounts that have just
     * been made nobody makes it look stronger than it is.
     */
    private static void rateAlone(Handle handle, GameRow game, Standing person, List<Score> scores, long now) {
        Options options = game.agreed();
        String autobot = Ratings.holder(RatedAutobot.id(Objects.requireNonNull(options.solo()), options));
        Rating own = Ratings.of(handle, person.holder(), RatingPool.SOLO);
        List<Rating> after = WengLin.after(List.of(
                new WengLin.Standing(own, person.score().place()),
                new WengLin.Standing(
                        Ratings.of(handle, autobot, RatingPool.SOLO),
                        scores.getLast().place())));
        Ratings.after(handle, person.holder(), RatingPool.SOLO, after.getFirst());
        if (!own.isProvisional()) {
            Ratings.after(handle, autobot, RatingPool.SOLO, after.getLast());
        }
        insert(handle, game.id(), person, RatingPool.SOLO, after.getFirst(), now);
    }

    private static void insert(
            Handle handle,
            String game,
            Standing standing,
            @Nullable RatingPool pool,
            @Nullable Rating rating,
            long now) {
        handle.execute(
                "insert into results (game, person, seat, place, points, pool, rating, deviation, at)"
                        + " values (?, ?, ?, ?, ?, ?, ?, ?, ?)",
                game,
                standing.holder(),
                standing.score().seat(),
                standing.score().place(),
                standing.score().total(),
                pool == null ? null : pool.id(),
                rating == null ? null : rating.shown(),
                rating == null ? null : rating.deviation(),
                now);
    }
}
