package autobahn.cli;

import autobahn.bots.Dice;
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
        long chance = Dice.scatter(seed);
        while (!game.game().isOver() && game.size() < mostMoves) {
            int count = game.game().moveCount();
            if (count > 1) {
                chance += 0x9E3779B97F4A7C15L;
            }
            game = game.play(game.game().move((int) ((Dice.scatter(chance) >>> 32) * count >>> 32)));
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
