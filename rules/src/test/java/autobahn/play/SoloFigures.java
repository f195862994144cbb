package autobahn.play;

import autobahn.engine.EngineAccess;
import autobahn.engine.Event;
import autobahn.engine.Game;
import autobahn.engine.MoveType;
import autobahn.engine.Options;
import autobahn.engine.internal.chapter.office.Employees;
import autobahn.engine.internal.state.Autobot;
import autobahn.engine.internal.state.Seat;
import autobahn.engine.internal.state.State;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Set;

/**
 * Measures how hard Autobot is, setting by setting, against three kinds of human seat: {@code SoloFigures [games
 * [seat]]}.
 * All settings are played with the same seeds.
 */
final class SoloFigures {
    private static final int HUMAN = 0;

    /** How the human seat plays; the hurried one is greedy and builds whenever it can, so that games are short. */
    private enum Human {
        RANDOM,
        GREEDY,
        HURRIED
    }

    private SoloFigures() {}

    private static Map<String, Options.Solo> settings() {
        Map<String, Options.Solo> settings = new LinkedHashMap<>();
        settings.put("easy", new Options.Solo(false, false, false, false, 0));
        settings.put("easy, develop on skipping", new Options.Solo(false, false, false, true, 0));
        settings.put("easy, develop on passing", new Options.Solo(false, false, true, false, 0));
        settings.put("easy, faster trucks", new Options.Solo(false, true, false, false, 0));
        settings.put("easy, promotions 1", new Options.Solo(false, false, false, false, 1));
        settings.put("easy, promotions 2", new Options.Solo(false, false, false, false, 2));
        settings.put("easy, all options", new Options.Solo(false, true, true, true, 2));
        settings.put("hard", new Options.Solo(true, false, false, false, 0));
        settings.put("hard, all options", new Options.Solo(true, true, true, true, 2));
        return settings;
    }

    public static void main(String[] arguments) {
        int games = arguments.length == 0 ? 1_000 : Integer.parseInt(arguments[0]);
        for (Human human : Human.values()) {
            if (arguments.length > 1 && !arguments[1].equals(human.name())) {
                continue;
            }
            System.out.printf("%n### %s human seat, %d games a setting%n%n", human, games);
            int[] easy = new int[games];
            System.out.println(
                    "| setting | Autobot mean ± se | harder than easy by ± se | p10 | p50 | p90 | human mean | human wins % | Autobot turns | skipped |"
                            + " developed | countries | stations | tasks 1-8 chosen, % |");
            System.out.println("|---|---|---|---|---|---|---|---|---|---|---|---|---|---|");
            settings().forEach((name, solo) -> measure(name, solo, human, games, easy));
        }
    }

    private static void measure(String name, Options.Solo solo, Human seat, int games, int[] easy) {
        int[] scores = new int[games];
        double human = 0;
        int wins = 0;
        double countries = 0;
        double stations = 0;
        int[] counts = new int[12];
        for (int i = 0; i < games; i++) {
            Game game = Play.BOX.newGame(new Options(1, solo, Set.of()), i + 1);
            game.listen(event -> count(event, counts));
            playOut(game, new Dice(i + 1), seat);
            scores[i] = game.points(Autobot.SEAT);
            human += game.points(HUMAN);
            wins += game.points(HUMAN) > scores[i] ? 1 : 0;
            Seat bot = EngineAccess.state(game).seats[Autobot.SEAT];
            countries += Integer.bitCount(bot.delivered);
            stations += bot.stationsBuilt;
        }
        if (name.equals("easy")) {
            System.arraycopy(scores, 0, easy, 0, games);
        }
        double[] differences = new double[games];
        Arrays.setAll(differences, i -> scores[i] - easy[i]);
        String mean = meanOf(Arrays.stream(scores).asDoubleStream().toArray());
        String harder = meanOf(differences);
        Arrays.sort(scores);
        int tasks = Arrays.stream(counts, 1, 9).sum();
        StringBuilder shares = new StringBuilder();
        for (int task = 1; task <= 8; task++) {
            shares.append(task == 1 ? "" : " ").append(Math.round(100.0 * counts[task] / Math.max(1, tasks)));
        }
        System.out.printf(
                Locale.ROOT,
                "| %s | %s | %s | %d | %d | %d | %.1f | %.1f | %.1f | %.2f | %.1f | %.2f | %.2f | %s |%n",
                name,
                mean,
                harder,
                scores[games / 10],
                scores[games / 2],
                scores[games * 9 / 10],
                human / games,
                100.0 * wins / games,
                (double) (tasks + counts[9]) / games,
                (double) counts[9] / games,
                (double) counts[10] / games,
                countries / games,
                stations / games,
                shares);
    }

    /** Mean and standard error. */
    private static String meanOf(double[] figures) {
        double mean = Arrays.stream(figures).average().orElse(0);
        double variance = Arrays.stream(figures)
                .map(figure -> (figure - mean) * (figure - mean))
                .average()
                .orElse(0);
        return String.format(Locale.ROOT, "%.1f ± %.1f", mean, Math.sqrt(variance / figures.length));
    }

    private static void count(Event event, int[] counts) {
        switch (event) {
            case Event.AutobotTask task -> counts[task.task()]++;
            case Event.AutobotSkipped skipped -> counts[9]++;
            case Event.Developed developed -> counts[10] += developed.seat() == Autobot.SEAT ? 1 : 0;
            default -> {
                // not counted
            }
        }
    }

    private static void playOut(Game game, Dice dice, Human human) {
        Game[] trials = {game.copy(), game.copy(), game.copy()};
        for (int decisions = 0; !game.isOver() && decisions < 10 * Play.MOST_DECISIONS; decisions++) {
            boolean choosing = human != Human.RANDOM && game.moveCount() > 1 && decisions < Play.MOST_DECISIONS;
            game.play(choosing ? greedyMove(game, trials, dice, human) : Play.randomMove(game, dice));
        }
    }

    /** The move after which the seat stands best; chance decides between equals. */
    private static int greedyMove(Game game, Game[] trials, Dice dice, Human human) {
        int best = 0;
        double bestValue = Double.NEGATIVE_INFINITY;
        int equals = 0;
        for (int i = 0; i < game.moveCount(); i++) {
            double value = after(game, game.move(i), trials, 0, human);
            equals = value > bestValue ? 1 : value == bestValue ? equals + 1 : equals;
            if (value > bestValue || value == bestValue && dice.below(equals) == 0) {
                best = i;
                bestValue = value;
            }
        }
        return game.move(best);
    }

    /** What a move is worth; playing a card or a tile is worth what it can best be used for. */
    private static double after(Game game, int move, Game[] trials, int depth, Human human) {
        Game trial = trials[depth];
        trial.copyFrom(game);
        trial.play(move);
        boolean goesOn = switch (MoveType.of(move)) {
            case PLAY, TILE, TILE_COLOUR, EXTRA -> depth + 1 < trials.length;
            default -> false;
        };
        if (!goesOn || trial.seatToMove() != HUMAN) {
            return value(trial, human);
        }
        double best = Double.NEGATIVE_INFINITY;
        for (int i = 0; i < trial.moveCount(); i++) {
            best = Math.max(best, after(trial, trial.move(i), trials, depth + 1, human));
        }
        return best;
    }

    private static double value(Game game, Human human) {
        State s = EngineAccess.state(game);
        Seat seat = s.seats[HUMAN];
        int trucks = 0;
        for (int place : seat.truckPlace) {
            trucks += place == Seat.OFF ? 0 : place >= Seat.DEPOT ? 1 : 2;
        }
        return 3.0 * game.points(HUMAN)
                + (human == Human.HURRIED ? 15.0 * s.sectionsBuilt : 0)
                + 0.3 * Math.min(seat.money, 60)
                + 4.0 * Employees.inOffices(s, HUMAN)
                + 3.0 * seat.stationsBuilt
                + 4.0 * Integer.bitCount(seat.technologies)
                + 0.7 * seat.development
                + 8.0 * Integer.bitCount(seat.delivered)
                + 3.0 * (Integer.bitCount(seat.claimable) + Integer.bitCount(seat.claimed) * 2)
                + 1.5 * trucks
                + 2.0 * seat.tilesTaken
                + 0.1 * Long.bitCount(seat.hand);
    }
}
