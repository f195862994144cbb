package autobahn.rules.game;

import autobahn.engine.Game;
import autobahn.engine.Options;
import autobahn.format.FormatException;
import autobahn.format.GameRecord;
import autobahn.format.Records;
import autobahn.format.Result;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;

/**
 * A game, or the way to a position, that was written down with what came out: {@code NAME.json} is a record as any other,
 * with all that the scores come from if the game is over; {@code NAME.txt} tells what it is about and what else must come
 * out. {@code ./autobahn recordings} writes all of them anew.
 *
 * @param about why it is there
 * @param expected what must come out beside the record's result
 */
record Recording(String name, String about, GameRecord record, List<String> expected) {
    private static final Path ALL = Path.of("src/main/resources/autobahn/rules");

    /** A game that has been played so far. */
    static Recording of(String name, String about, Game game, long seed, List<String> moves, List<String> expected) {
        Result result = game.isOver() ? Result.of(game) : null;
        return new Recording(
                name, about, GameRecord.of(game.box(), game.options(), seed, moves, result), List.copyOf(expected));
    }

    static boolean writingAnew() {
        return "write".equals(System.getProperty("autobahn.recordings"));
    }

    /** All of a folder, by name. */
    static List<Recording> all(String folder) {
        try (Stream<Path> files = Files.list(ALL.resolve(folder))) {
            return files.filter(file -> file.toString().endsWith(".json"))
                    .sorted()
                    .map(Recording::read)
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static Recording read(Path file) {
        String name = file.getFileName().toString().replace(".json", "");
        try {
            GameRecord record = Records.read(Files.readString(file));
            List<String> lines = Files.readAllLines(file.resolveSibling(name + ".txt"));
            return new Recording(
                    name,
                    lines.getFirst().substring("# ".length()),
                    record,
                    List.copyOf(lines.subList(1, lines.size())));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (FormatException e) {
            throw new IllegalStateException(file + ": " + e.getMessage(), e);
        }
    }

    /** Empties a folder and writes others into it. */
    static void writeAll(String folder, List<Recording> recordings) {
        try {
            Path target = Files.createDirectories(ALL.resolve(folder));
            try (Stream<Path> files = Files.list(target)) {
                for (Path file : files.toList()) {
                    Files.delete(file);
                }
            }
            for (Recording recording : recordings) {
                recording.write(target);
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private void write(Path folder) throws IOException {
        Files.writeString(folder.resolve(name + ".json"), Records.write(record).strip() + "\n");
        List<String> lines = new ArrayList<>(List.of("# " + about));
        lines.addAll(expected);
        Files.writeString(folder.resolve(name + ".txt"), String.join("\n", lines) + "\n");
    }

    Options options() {
        return record.options();
    }

    /** The game before its first move. */
    Game start() {
        return RandomGames.BOX.newGame(options(), Objects.requireNonNull(record.seed()));
    }

    /** The game after its last move. */
    Game play() {
        Game game = start();
        record.moves().forEach(game::play);
        return game;
    }

    @Override
    public String toString() {
        return name;
    }
}
