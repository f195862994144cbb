package autobahn.cli.train;

import autobahn.bots.Budget;
import autobahn.bots.learn.Network;
import autobahn.bots.match.DealScores;
import autobahn.bots.match.GameResult;
import autobahn.bots.match.Hypotheses;
import autobahn.bots.match.Match;
import autobahn.bots.match.Networks;
import autobahn.bots.match.Roster;
import autobahn.bots.match.SequentialTest;
import autobahn.bots.match.Setting;
import autobahn.cli.match.MatchRunner;
import autobahn.cli.match.SprtText;
import autobahn.engine.Box;
import autobahn.engine.Options;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/** Lets a new network pass only if it is better than the best so far: a sequential test. */
final class Gate {
    private static final String NEW = "greedy+new";
    private static final String BEST = "greedy+best";
    private static final String LINEAR = "greedy";
    /** What is enough, over the share of first places of equals. */
    private static final double ENOUGH = 0.05;

    private static final double ERROR = 0.05;

    private final Box box;
    private final int players;
    private final int games;
    private final int threads;
    private String report = "";

    /** @param players of the games; the new one sits alone against the others */
    Gate(Box box, int players, int games, int threads) {
        this.box = box;
        this.players = players;
        this.games = games;
        this.threads = threads;
    }

    /** Undecided is as good as the likelihood ratio says. */
    boolean passes(Network fresh, @Nullable Network best, long seed) throws InterruptedException {
        Map<String, Network> known = new TreeMap<>(Map.of("new", fresh));
        if (best != null) {
            known.put("best", best);
        }
        Setting setting =
                new Setting(List.of(NEW, best == null ? LINEAR : BEST), games, Options.players(players), seed, 0, 0);
        Match match = new Match(box, setting, Budget.Clock.WALL, new Networks(known, Roster.LEVELS));
        double least = 1.0 / players;
        Hypotheses hypotheses = new Hypotheses(least, least + ENOUGH, ERROR, ERROR);
        DealScores scores = new DealScores(setting);
        Map<Integer, GameResult> played = new TreeMap<>();
        MatchRunner runner = new MatchRunner();
        runner.run(match, match.part(1, 1), threads, result -> {
            played.put(result.number(), result);
            if (scores.test(hypotheses, played).verdict() != SequentialTest.Verdict.OPEN) {
                runner.stop();
            }
        });
        SequentialTest test = scores.test(hypotheses, played);
        report = SprtText.of(setting, hypotheses, test);
        return test.verdict() == SequentialTest.Verdict.BETTER
                || test.verdict() == SequentialTest.Verdict.OPEN && test.ratio() > 0;
    }

    String report() {
        return report;
    }
}
