package autobahn.rules.game;

import autobahn.engine.Game;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;

/**
 * A game or a position as text: what it is about, players and seed; an empty line; the moves, one a line; an empty line;
 * what is to come out.
 */
record GameText(String about, int players, long seed, List<String> moves, List<String> results) {

    static GameText read(Path path) {
        try {
            String[] parts = Files.readString(path).split("\n\n", -1);
            List<String> head = parts[0].lines().toList();
            return new GameText(
                    head.get(0).substring(2),
                    Integer.parseInt(head.get(1).substring("players ".length())),
                    Long.parseLong(head.get(2).substring("seed ".length())),
                    parts[1].lines().toList(),
                    parts[2].lines().toList());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    void write(Path path) throws IOException {
        List<String> lines = new ArrayList<>(List.of("# " + about, "players " + players, "seed " + seed, ""));
        lines.addAll(moves);
        lines.add("");
        lines.addAll(results);
        Files.createDirectories(Objects.requireNonNull(path.getParent()));
        Files.writeString(path, String.join("\n", lines) + "\n");
    }

    Game play() {
        return Play.replay(players, seed, moves);
    }

    /** The files of a folder of test resources, by name. */
    static List<Path> files(String folder) {
        try {
            var url = Objects.requireNonNull(GameText.class.getResource("/" + folder), folder);
            try (Stream<Path> files = Files.list(Path.of(url.toURI()))) {
                return files.sorted().toList();
            }
        } catch (IOException | URISyntaxException e) {
            throw new IllegalStateException(e);
        }
    }
}
