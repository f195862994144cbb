package autobahn.bots.match;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.within;

import autobahn.bots.Dice;
import autobahn.engine.Options;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Simulated outcomes, of which the truth is known: how often does the test err, and how soon does it stop? */
class SequentialTestTest {
    private static final int TRIALS = 1000;
    private static final double ERROR = 0.05;
    /** What chance alone may add in so many trials: three times the standard deviation. */
    private static final double NOISE = 3 * Math.sqrt(ERROR * (1 - ERROR) / TRIALS);

    /** One bot alone on each seat of a deal that favours one of them, so that games of a deal depend on each other; some are shared. */
    private static double deal(Dice dice, int players, double share) {
        int lucky = dice.below(players);
        double luck = 0.6 * Math.min(share, 1 - share);
        double score = 0;
        for (int seat = 0; seat < players; seat++) {
            double chance = share + (seat == lucky ? luck : -luck / (players - 1));
            double shared = 0.1 * Math.min(chance, 1 - chance);
            double drawn = dice.fraction();
            score += drawn < chance - shared ? 1 : drawn < chance + shared ? 0.5 : 0;
        }
        return score / players;
    }

    private static double passed(int players, double truth, Hypotheses hypotheses) {
        int passed = 0;
        Dice dice = new Dice(players);
        for (int trial = 0; trial < TRIALS; trial++) {
            SequentialTest test = new SequentialTest(hypotheses);
            while (test.verdict() == SequentialTest.Verdict.OPEN) {
                test.add(deal(dice, players, truth));
                assertThat(test.deals()).isLessThan(10_000);
            }
            passed += test.verdict() == SequentialTest.Verdict.BETTER ? 1 : 0;
        }
        return (double) passed / TRIALS;
    }

    @ParameterizedTest
    @CsvSource({"2, 0, 60", "2, 300, 400", "3, 0, 60", "4, 0, 60", "4, -40, 40"})
    void errorsAreAsRareAsPromised(int players, double low, double high) {
        Hypotheses hypotheses =
                new Hypotheses(Hypotheses.share(low, players), Hypotheses.share(high, players), ERROR, ERROR);
        assertThat(passed(players, hypotheses.low(), hypotheses)).isLessThan(ERROR + NOISE);
        assertThat(passed(players, hypotheses.high(), hypotheses)).isGreaterThan(1 - ERROR - NOISE);
    }

    /** A check that could not fail would be none: between the bounds neither answer is nearly certain. */
    @Test
    void betweenTheBoundsItGoesEitherWay() {
        Hypotheses hypotheses = new Hypotheses(0.5, 0.6, ERROR, ERROR);
        assertThat(passed(2, 0.55, hypotheses)).isBetween(0.3, 0.7);
    }

    @Test
    void ofTwoValuesTheRatioIsThatOfThePlainTest() {
        SequentialTest test = new SequentialTest(new Hypotheses(0.5, 0.6, ERROR, ERROR));
        for (int i = 0; i < 30; i++) {
            test.add(i % 3 == 0 ? 0 : 1);
        }
        double plain = 20 * Math.log(0.6 / 0.5) + 10 * Math.log(0.4 / 0.5);
        assertThat(test.ratio()).isCloseTo(plain, within(1e-3));
        assertThat(test.score().value()).isCloseTo(2.0 / 3, within(1e-9));
    }

    @Test
    void pairsThatAlwaysSplitSayThatBotsAreEqual() {
        SequentialTest test = new SequentialTest(new Hypotheses(0.5, 0.55, ERROR, ERROR));
        for (int i = 0; test.verdict() == SequentialTest.Verdict.OPEN && i < 100; i++) {
            test.add(0.5);
        }
        // coins would take hundreds of games to tell; pairs without any spread tell at once
        assertThat(test.verdict()).isEqualTo(SequentialTest.Verdict.NOT_BETTER);
        assertThat(test.deals()).isLessThan(30);
    }

    @Test
    void eloAndSharesAreTheSameForTwo() {
        assertThat(Hypotheses.share(0, 2)).isEqualTo(0.5);
        assertThat(Hypotheses.share(0, 4)).isEqualTo(0.25);
        assertThat(Hypotheses.share(400, 2)).isCloseTo(10.0 / 11, within(1e-12));
        assertThat(Hypotheses.elo(Hypotheses.share(37, 3), 3)).isCloseTo(37, within(1e-9));
    }

    @Test
    void boundsThatMakeNoSenseAreRefused() {
        assertThatIllegalArgumentException().isThrownBy(() -> new Hypotheses(0.6, 0.5, 0.05, 0.05));
        assertThatIllegalArgumentException().isThrownBy(() -> new Hypotheses(0.5, 0.6, 0.7, 0.05));
        assertThatIllegalArgumentException().isThrownBy(() -> new Hypotheses(0, 0.6, 0.05, 0.05));
    }

    private static GameResult game(int number, Setting setting, int winner) {
        List<Double> shares = new java.util.ArrayList<>(
                java.util.Collections.nCopies(setting.seating(number).size(), 0.0));
        if (winner >= 0) {
            shares.set(winner, 1.0);
        }
        return new GameResult(
                number,
                setting.deal(number),
                setting.seating(number),
                List.of(),
                shares,
                List.of(),
                0,
                0,
                List.of(),
                List.of(),
                List.of(),
                List.of(),
                List.of());
    }

    /** A deal counts when it and all before it are whole, whatever else is known: neither threads nor parts decide. */
    @Test
    void dealsCountInTheirOrder() {
        Setting setting = new Setting(List.of("club", "greedy"), 100, Options.players(4), 1, 0, 0);
        DealScores scores = new DealScores(setting);
        assertThat(scores.gamesOfADeal()).isEqualTo(4);
        Map<Integer, GameResult> games = new HashMap<>();
        for (int number = 0; number < 40; number++) {
            if (number != 9) {
                games.put(number, game(number, setting, 0));
            }
        }
        SequentialTest test = scores.test(new Hypotheses(0.25, 0.3, ERROR, ERROR), games);
        assertThat(test.deals()).isEqualTo(2);
        // seat 1 always wins, and the first bot sits there once a deal
        assertThat(test.score().value()).isEqualTo(0.25);
    }

    @Test
    void aloneAgainstAutobotBothPlayTheDeal() {
        Options solo = new Options(1, Options.Solo.easy(), Set.of());
        Setting setting = new Setting(List.of("club", "greedy"), 20, solo, 1, 0, 0);
        DealScores scores = new DealScores(setting);
        assertThat(scores.gamesOfADeal()).isEqualTo(2);
        Map<Integer, GameResult> games = new HashMap<>();
        games.put(0, game(0, setting, 0));
        games.put(1, game(1, setting, -1));
        SequentialTest test = scores.test(new Hypotheses(0.5, 0.6, ERROR, ERROR), games);
        assertThat(test.score().value()).isEqualTo(1);
        assertThatIllegalArgumentException()
                .isThrownBy(
                        () -> new DealScores(new Setting(List.of("club", "club"), 20, Options.players(2), 1, 0, 0)));
    }
}
