package autobahn.rules.game;

import autobahn.engine.Feature;
import autobahn.engine.Game;
import autobahn.engine.MoveType;
import autobahn.engine.Options;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.function.ToIntFunction;
import java.util.stream.Collectors;

/**
 * Finds the games that {@link RecordedGamesTest} replays: random ones, until every way in which an era has ended in any of
 * them is there; a dead end of players who give their cards away; one with each module and each kind of solo game.
 */
final class RecordedGames {
    private static final int SEARCHED = 6_000;
    private static final int WAYS = 3;

    private final List<Recording> found = new ArrayList<>();

    List<Recording> all() {
        waysToEnd();
        deadEnd();
        everyOption();
        return found;
    }

    private void waysToEnd() {
        Set<String> seen = new HashSet<>();
        for (int atLeast = WAYS; atLeast > 0; atLeast--) {
            for (long seed = 1; seed <= SEARCHED; seed++) {
                int players = 2 + (int) (seed % 3);
                Playing playing = new Playing(Options.players(players), seed);
                playing.finish(random(new Dice(seed)));
                Set<String> ways = new HashSet<>(playing.ends.ways());
                ways.removeAll(seen);
                if (ways.size() >= atLeast) {
                    seen.addAll(ways);
                    playing.keep(
                            players + "-players-" + seed,
                            "Random players; new here: "
                                    + ways.stream().sorted().collect(Collectors.joining("; ")));
                }
            }
        }
    }

    /** Players who replace cards whenever they can, and build when nothing else is left to do, end in one sooner or later. */
    private void deadEnd() {
        for (long seed = 1; seed <= SEARCHED; seed++) {
            Playing playing = new Playing(Options.players(2), seed);
            Dice dice = new Dice(seed);
            playing.finish(game -> carelessMove(game, dice));
            if (playing.game.isOver() && playing.ends.ways().stream().anyMatch(way -> way.contains("a dead end"))) {
                playing.keep("dead-end-" + seed, "Players who give their cards away: a dead end");
                return;
            }
        }
        throw new AssertionError("no dead end found");
    }

    /** The solo game, each module alone, and all that go together. */
    static Map<String, Options> options() {
        Map<String, Options> games = new LinkedHashMap<>();
        games.put("solo-easy", Options.players(1));
        games.put("solo-hard-all-options", new Options(1, new Options.Solo(true, true, true, true, 2), Set.of()));
        int players = 2;
        for (Feature feature : Feature.values()) {
            String name = feature.name().toLowerCase(Locale.ROOT).replace('_', '-');
            games.put(name, new Options(players, null, Set.of(feature)));
            players = players == 4 ? 2 : players + 1;
        }
        Set<Feature> all = EnumSet.complementOf(EnumSet.of(Feature.CUSTOMS));
        games.put("solo-all", new Options(1, Options.Solo.easy(), all));
        for (int i = 2; i <= 4; i++) {
            games.put("all-" + i + "-players", new Options(i, null, all));
        }
        return games;
    }

    private void everyOption() {
        long seed = 1;
        for (Map.Entry<String, Options> entry : options().entrySet()) {
            Playing playing = new Playing(entry.getValue(), seed);
            playing.finish(random(new SplitMix(seed++)));
            playing.keep(entry.getKey(), "Random players");
        }
    }

    private interface Chance {
        int below(int bound);
    }

    private static ToIntFunction<Game> random(Dice dice) {
        return game -> RandomGames.randomMove(game, dice);
    }

    private static ToIntFunction<Game> random(Chance chance) {
        return game -> game.move(game.moveCount() == 1 ? 0 : chance.below(game.moveCount()));
    }

    private static int carelessMove(Game game, Dice dice) {
        List<Integer> replacing = new ArrayList<>();
        List<Integer> others = new ArrayList<>();
        for (int move : game.moves()) {
            switch (MoveType.of(move)) {
                case REPLACE -> replacing.add(move);
                case BUILD, BUILD_TWO -> {}
                default -> others.add(move);
            }
        }
        if (!replacing.isEmpty()) {
            return replacing.get(dice.below(replacing.size()));
        }
        return others.isEmpty() ? RandomGames.randomMove(game, dice) : others.get(dice.below(others.size()));
    }

    /** The generator of the command's random player: these games were recorded there, and stay as they are. */
    private static final class SplitMix implements Chance {
        private long state;

        SplitMix(long seed) {
            state = mix(seed);
        }

        @Override
        public int below(int bound) {
            state += 0x9E3779B97F4A7C15L;
            return (int) ((mix(state) >>> 32) * bound >>> 32);
        }

        private static long mix(long number) {
            long z = (number ^ number >>> 30) * 0xBF58476D1CE4E5B9L;
            z = (z ^ z >>> 27) * 0x94D049BB133111EBL;
            return z ^ z >>> 31;
        }
    }

    /** A game under way, with its moves and the ends of its eras. */
    private final class Playing {
        final Game game;
        final EraEnds ends;
        private final long seed;
        private final List<String> moves = new ArrayList<>();

        Playing(Options options, long seed) {
            this.seed = seed;
            game = RandomGames.BOX.newGame(options, seed);
            ends = new EraEnds(game);
            game.listen(ends);
        }

        void finish(ToIntFunction<Game> player) {
            while (!game.isOver() && moves.size() < RandomGames.MOST_DECISIONS) {
                int move = player.applyAsInt(game);
                moves.add(game.notation(move));
                ends.before(move);
                game.play(move);
            }
        }

        void keep(String name, String about) {
            if (!game.isOver()) {
                throw new AssertionError(name + " does not end");
            }
            found.add(Recording.of(name, about, game, seed, moves, ends.ends()));
        }
    }
}
