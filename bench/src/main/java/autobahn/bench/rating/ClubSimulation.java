package autobahn.bench.rating;

import autobahn.bots.Budget;
import autobahn.bots.Player;
import autobahn.edition.Editions;
import autobahn.engine.Box;
import autobahn.engine.Game;
import autobahn.engine.Options;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.function.IntFunction;

/**
 * Clubs whose members' order of strength is known, because they differ only in how often they slip. They play real games in
 * random groups; every system rates the same games. What is told of each: how well it foresaw who would come out ahead of
 * whom (log-loss; knowing nothing is 0.693), and how far its order agrees with the true one (Spearman).
 * <pre>
 * java -cp bench/target/benchmarks.jar autobahn.bench.rating.ClubSimulation [--players 4] [--clubs 6] [--members 24] [--rounds 20]
 * </pre>
 */
public final class ClubSimulation {
    private static final List<IntFunction<RatingSystem>> SYSTEMS =
            List.of(EloPairs::new, GlickoPairs::new, ServerRating::new, BradleyTerryPairs::new);
    /** Whoever slips more often is not in a club. */
    private static final double WORST = 0.3;

    private static final int[] LOOKS = {5, 10, 20, 40};

    private final Box box = new Box(Editions.standard());
    private final Options options;
    private final int members;
    private final int rounds;
    private final Map<String, Tally> tallies = new LinkedHashMap<>();
    private double deviations;

    private ClubSimulation(int players, int members, int rounds) {
        options = Options.players(players);
        this.members = members;
        this.rounds = rounds;
    }

    public static void main(String[] args) {
        List<String> given = Arrays.asList(args);
        int players = option(given, "--players", 4);
        int clubs = option(given, "--clubs", 6);
        ClubSimulation simulation =
                new ClubSimulation(players, option(given, "--members", 24), option(given, "--rounds", 20));
        for (int club = 1; club <= clubs; club++) {
            simulation.run(club);
        }
        System.out.printf(
                "%d clubs of %d members, %d games each, %d players%n",
                clubs, simulation.members, simulation.rounds, players);
        simulation.tallies.forEach((name, tally) -> System.out.println(tally.line(name)));
        System.out.printf(
                "typical deviation of the server's ratings at the end: %.0f%n", simulation.deviations / clubs);
    }

    private static int option(List<String> given, String name, int otherwise) {
        int at = given.indexOf(name);
        return at < 0 ? otherwise : Integer.parseInt(given.get(at + 1));
    }

    private void run(long club) {
        SplittableRandom random = new SplittableRandom(club);
        double[] slips = random.doubles(members).map(x -> WORST * x * x).toArray();
        List<RatingSystem> systems =
                SYSTEMS.stream().map(system -> system.apply(members)).toList();
        for (int round = 1; round <= rounds; round++) {
            for (int[] table : tables(random)) {
                int[] places = play(table, slips, random.nextLong());
                for (RatingSystem system : systems) {
                    tally(system).foreseen(system, table, places, round);
                    system.played(table, places);
                }
            }
            int played = round;
            if (Arrays.stream(LOOKS).anyMatch(look -> look == played)) {
                systems.forEach(system -> tally(system).order(played, agreement(system, slips)));
            }
        }
        for (RatingSystem system : systems) {
            if (system instanceof ServerRating own) {
                double sum = 0;
                for (int member = 0; member < members; member++) {
                    sum += own.rating(member).deviation();
                }
                deviations += sum / members;
            }
        }
    }

    private Tally tally(RatingSystem system) {
        return tallies.computeIfAbsent(system.name(), name -> new Tally());
    }

    /** Everybody plays once a round, with whomever chance brings. */
    private List<int[]> tables(SplittableRandom random) {
        int[] order = new int[members];
        for (int i = 0; i < members; i++) {
            int j = random.nextInt(i + 1);
            order[i] = order[j];
            order[j] = i;
        }
        List<int[]> tables = new ArrayList<>();
        for (int from = 0; from + options.players() <= members; from += options.players()) {
            tables.add(Arrays.copyOfRange(order, from, from + options.players()));
        }
        return tables;
    }

    private int[] play(int[] table, double[] slips, long seed) {
        Game game = box.newGame(options, seed);
        Player[] players = new Player[table.length];
        for (int seat = 0; seat < table.length; seat++) {
            players[seat] = new Player(
                    new SlippingBot(box, options, slips[table[seat]], seed + seat), game, seed ^ seat, fault -> {
                        throw new IllegalStateException(fault);
                    });
        }
        Budget budget = Budget.iterations(1);
        while (!game.isOver()) {
            game.play(players[game.seatToMove()].choose(game, budget));
        }
        return game.scores().stream().mapToInt(score -> score.place()).toArray();
    }

    /** How far the order by a system agrees with the true one: 1 where it is the same, 0 where it is by chance. */
    private static double agreement(RatingSystem system, double[] slips) {
        int count = slips.length;
        double squares = 0;
        for (int one = 0; one < count; one++) {
            int truly = 0;
            int thought = 0;
            for (int other = 0; other < count; other++) {
                truly += slips[other] < slips[one] ? 1 : 0;
                thought += system.strength(other) > system.strength(one) ? 1 : 0;
            }
            squares += (double) (truly - thought) * (truly - thought);
        }
        return 1 - 6 * squares / (count * ((double) count * count - 1));
    }
}
