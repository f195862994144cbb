package autobahn.cli;

import autobahn.cli.simulate.RandomPlayer;
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
        Options options = Options.players(players);
        Game game = BOX.newGame(options, seed);
        RandomPlayer player = new RandomPlayer(seed);
        List<String> moves = new ArrayList<>();
        while (!game.isOver() && moves.size() < mostMoves) {
            int move = player.choose(game);
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
