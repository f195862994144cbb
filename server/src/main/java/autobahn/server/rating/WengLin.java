package autobahn.server.rating;

import java.util.ArrayList;
import java.util.List;

/**
 * The rating of Weng and Lin (A Bayesian Approximation Method for Online Ranking, 2011) with the Plackett–Luce model: the winner
 * is drawn among all at the table, each as likely as strong, the second among the rest, and so on. How far a place moves a
 * rating depends on how sure the ratings were. All changes of a game come from the ratings before it, so the order of seats does
 * not matter. Among the ways that were compared on games of bots it foresaw best who would come out ahead of whom.
 */
public final class WengLin {
    /** How much luck a game has: by so much the play of one evening varies about somebody's strength. */
    private static final double LUCK = 123;
    /** People change: by so much a rating becomes less sure between two games. */
    private static final double DRIFT = 5;
    /** Nobody is ever known better than this part of what was known before. */
    private static final double LEAST_SHRINKING = 1e-4;

    private WengLin() {}

    /** Who sat at a table, and came in which place: 1 for the winner, equal places are shared. */
    public record Standing(Rating rating, int place) {}

    /** The ratings after a game, in the order of the standings. */
    public static List<Rating> after(List<Standing> table) {
        List<Standing> now = table.stream()
                .map(standing -> new Standing(drifted(standing.rating()), standing.place()))
                .toList();
        double spread = Math.sqrt(now.stream()
                .mapToDouble(standing -> square(standing.rating().deviation()) + square(LUCK))
                .sum());
        List<Rating> after = new ArrayList<>();
        for (int own = 0; own < now.size(); own++) {
            after.add(after(now, own, spread));
        }
        return after;
    }

    private static Rating after(List<Standing> table, int seat, double spread) {
        Standing own = table.get(seat);
        double gained = 0;
        double learnt = 0;
        for (int i = 0; i < table.size(); i++) {
            Standing drawn = table.get(i);
            if (drawn.place() <= own.place()) { // when that one was drawn, the own one was still there
                long tied = table.stream()
                        .filter(other -> other.place() == drawn.place())
                        .count();
                double left = table.stream()
                        .filter(other -> other.place() >= drawn.place())
                        .mapToDouble(other -> weight(other, spread))
                        .sum();
                double chance = weight(own, spread) / left;
                gained += ((i == seat ? 1 : 0) - chance) / tied;
                learnt += chance * (1 - chance) / tied;
            }
        }
        double deviation = own.rating().deviation();
        double variance = square(deviation);
        double shrinking = deviation / spread * variance / square(spread) * learnt;
        return new Rating(
                own.rating().mean() + variance / spread * gained,
                Math.sqrt(variance * Math.max(LEAST_SHRINKING, 1 - shrinking)));
    }

    private static double weight(Standing standing, double spread) {
        return Math.exp((standing.rating().mean() - Rating.FIRST.mean()) / spread);
    }

    /** How likely it is that one comes out ahead of another. */
    public static double chance(Rating one, Rating other) {
        double spread = Math.sqrt(square(one.deviation()) + square(other.deviation()) + 2 * square(LUCK));
        return 1 / (1 + Math.exp((other.mean() - one.mean()) / spread));
    }

    private static Rating drifted(Rating rating) {
        return new Rating(
                rating.mean(),
                Math.min(Rating.FIRST.deviation(), Math.sqrt(square(rating.deviation()) + square(DRIFT))));
    }

    private static double square(double x) {
        return x * x;
    }
}
