package autobahn.cli;

import autobahn.cli.simulate.RandomPlayer;
import autobahn.edition.Editions;
import autobahn.engine.Box;
import autobahn.engine.Options;
import autobahn.engine.Playthrough;
import autobahn.format.GameRecord;
import autobahn.format.Records;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** Games by random players, to try commands on. */
final class Samples {
    static final Box BOX = new Box(Editions.standard());

    private Samples() {}

    static GameRecord record(int players, long seed, int mostMoves) {
        return record(Options.players(players), seed, mostMoves);
    }

    static GameRecord record(Options options, long seed, int mostMoves) {
        Playthrough game = Playthrough.begin(BOX, options, seed);
        RandomPlayer player = new RandomPlayer(seed);
        while (!game.game().isOver() && game.size() < mostMoves) {
            game = game.play(player.choose(game.game()));
        }
        return GameRecord.of(game);
    }

    static Path file(Path folder, GameRecord record) throws IOException {
        return Files.writeString(folder.resolve("game.json"), Records.write(record));
    }

    /** A whole game of three. */
    static Path whole(Path folder) throws IOException {
        return file(folder, record(3, 5, Integer.MAX_VALUE));
    }
}
