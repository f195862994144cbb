package autobahn.format;

import autobahn.edition.Editions;
import autobahn.engine.Box;
import autobahn.engine.Feature;
import autobahn.engine.Game;
import autobahn.engine.Options;
import autobahn.engine.Playthrough;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.stream.Stream;

/** Games of random players. */
final class RandomGames {
    static final Box BOX = new Box(Editions.standard());

    private RandomGames() {}

    static Game start(int players, long seed) {
        return BOX.newGame(Options.players(players), seed);
    }

    static Game start(Options options, long seed) {
        return BOX.newGame(options, seed);
    }

    /** All modules and stretch content that go together. */
    static Set<Feature> everything(Feature department) {
        Set<Feature> features = EnumSet.allOf(Feature.class);
        features.remove(Feature.PLANNING);
        features.remove(Feature.CUSTOMS);
        features.add(department);
        return features;
    }

    /** Each feature alone, all at once and some random sets, for 2 to 4 players and against Autobot with all its options. */
    static Stream<Options> options() {
        List<Set<Feature>> sets = new ArrayList<>();
        sets.add(Set.of());
        for (Feature feature : Feature.values()) {
            sets.add(Set.of(feature));
        }
        sets.add(everything(Feature.PLANNING));
        sets.add(everything(Feature.CUSTOMS));
        Random random = new Random(1);
        for (int i = 0; i < 6; i++) {
            Set<Feature> some = everything(i % 2 == 0 ? Feature.PLANNING : Feature.CUSTOMS);
            some.removeIf(feature -> random.nextBoolean());
            sets.add(some);
        }
        List<Options> options = new ArrayList<>();
        for (int i = 0; i < sets.size(); i++) {
            options.add(new Options(2 + i % 3, null, sets.get(i)));
            options.add(solo(i, sets.get(i)));
        }
        for (int players = 2; players <= 4; players++) {
            options.add(new Options(players, null, everything(Feature.CUSTOMS)));
        }
        return options.stream();
    }

    /** Autobot with every mixture of its settings, by number. */
    static Options solo(int mixture, Set<Feature> features) {
        Options.Solo solo = new Options.Solo(
                mixture % 2 == 1, mixture / 2 % 2 == 1, mixture / 4 % 2 == 1, mixture / 3 % 2 == 1, mixture % 3);
        return new Options(1, solo, features);
    }

    static int randomMove(Game game, Random random) {
        return game.move(random.nextInt(game.moveCount()));
    }

    /** Plays to the end or as many moves as allowed. */
    static void play(Game game, int most, long seed) {
        Random random = new Random(seed);
        for (int i = 0; i < most && !game.isOver(); i++) {
            game.play(randomMove(game, random));
        }
    }

    static GameRecord record(int players, long seed, int most) {
        return record(Options.players(players), seed, most);
    }

    static GameRecord record(Options options, long seed, int most) {
        Random random = new Random(seed);
        Playthrough game = Playthrough.begin(BOX, options, seed);
        while (!game.game().isOver() && game.size() < most) {
            game = game.play(randomMove(game.game(), random));
        }
        return GameRecord.of(game);
    }

    /** A game after some random moves. */
    static Game after(Options options, long seed, int moves) {
        Game game = start(options, seed);
        play(game, moves, seed);
        return game;
    }

    static Game after(int players, long seed, int moves) {
        Game game = start(players, seed);
        play(game, moves, seed);
        return game;
    }
}
