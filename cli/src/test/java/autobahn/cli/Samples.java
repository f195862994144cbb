package autobahn.cli;

import autobahn.bots.Dice;
import autobahn.edition.Editions;
import autobahn.engine.Box;
import autobahn.engine.Game;
import autobahn.engine.Options;
import autobahn.format.GameRecord;
import autobahn.format.Records;
import autobahn.format.Result;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** Games by random players, to try commands on. */
final class Samples {
    static final Box BOX = new Box(Editions.standard());

    private Samples() {}

    static GameRecord record(int players, long seed, int mostMoves) {
        return record(Options.players(players), seed, mostMoves);
    }

    static GameRecord record(Options options, long seed, int mostMoves) {
        Game game = BOX.newGame(options, seed);
        long chance = Dice.scatter(seed);
        List<String> moves = new ArrayList<>();
        while (!game.isOver() && moves.size() < mostMoves) {
            if (game.moveCount() > 1) {
                chance += 0x9E3779B97F4A7C15L;
            }
            int move = game.move((int) ((Dice.scatter(chance) >>> 32) * game.moveCount() >>> 32));
            moves.add(game.notation(move));
            game.play(move);
        }
        return GameRecord.of(BOX, options, seed, moves, game.isOver() ? Result.of(game) : null);
    }

    static Path file(Path folder, GameRecord record) throws IOException {
        return Files.writeString(folder.resolve("game.json"), Records.write(record));
    }

    /** A whole game of three. */
    static Path whole(Path folder) throws IOException {
        return file(folder, record(3, 5, Integer.MAX_VALUE));
    }
}
