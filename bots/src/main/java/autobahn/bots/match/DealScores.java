package autobahn.bots.match;

import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.IntStream;

/**
 * The first bot's scores of the deals of a match between two, in the order of the deals, so that neither threads nor parts
 * can make a test stop at a moment that suits one of them. With several players it sits alone against the other on each seat
 * in turn, and the score is its share of first places. Alone against Autobot both play the deal, and the score is half of
 * what the first does better, above one half.
 */
public final class DealScores {
    private final Setting setting;
    private final int gamesOfADeal;

    public DealScores(Setting setting) {
        if (setting.bots().size() != 2
                || setting.bots().getFirst().equals(setting.bots().getLast())) {
            throw new IllegalArgumentException("two different bots are compared, not " + setting.bots());
        }
        this.setting = setting;
        gamesOfADeal = (int) IntStream.iterate(0, game -> game + 1)
                .takeWhile(game -> setting.deal(game) == 0)
                .count();
    }

    public int gamesOfADeal() {
        return gamesOfADeal;
    }

    /** How many sides are equal if the bots are: two, or as many as there are players. */
    public int sides() {
        return Math.max(2, setting.players());
    }

    /** Adds deal by deal until a test is decided or a deal is not played yet. */
    public SequentialTest test(Hypotheses hypotheses, Map<Integer, GameResult> games) {
        SequentialTest test = new SequentialTest(hypotheses);
        for (int deal = 0; test.verdict() == SequentialTest.Verdict.OPEN && isPlayed(deal, games); deal++) {
            test.add(score(deal, games));
        }
        return test;
    }

    private boolean isPlayed(int deal, Map<Integer, GameResult> games) {
        return IntStream.range(deal * gamesOfADeal, (deal + 1) * gamesOfADeal).allMatch(games::containsKey);
    }

    private double score(int deal, Map<Integer, GameResult> games) {
        double first = 0;
        double second = 0;
        for (int i = deal * gamesOfADeal; i < (deal + 1) * gamesOfADeal; i++) {
            GameResult game = Objects.requireNonNull(games.get(i));
            first += share(game, setting.bots().getFirst());
            second += share(game, setting.bots().getLast());
        }
        return setting.players() == 1 ? (1 + first - second) / 2 : first / gamesOfADeal;
    }

    private static double share(GameResult game, String bot) {
        List<String> bots = game.bots();
        return IntStream.range(0, bots.size())
                .filter(seat -> bots.get(seat).equals(bot))
                .mapToDouble(seat -> game.shares().get(seat))
                .sum();
    }
}
