package autobahn.server.fuzz;

import autobahn.edition.Editions;
import autobahn.engine.Box;
import autobahn.engine.Game;
import autobahn.engine.Options;
import autobahn.engine.Playthrough;
import autobahn.format.FormatException;
import autobahn.format.GameRecord;
import autobahn.format.Positions;
import autobahn.format.Records;
import autobahn.server.http.ParametersFuzz;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.function.Consumer;

/**
 * What can be fuzzed, and good input of each to begin with. {@code ./autobahn fuzz} runs the classes; what they have found is
 * kept in files, and tried again by a test. Input that is refused with words is fine, everything else that is thrown is not.
 */
enum FuzzTarget {
    RECORDS(RecordsFuzz::fuzzerTestOneInput, FuzzTarget::records),
    NOTATION(NotationFuzz::fuzzerTestOneInput, FuzzTarget::notation),
    POSITIONS(PositionsFuzz::fuzzerTestOneInput, FuzzTarget::positions),
    EDITIONS(EditionsFuzz::fuzzerTestOneInput, () -> List.of(Editions.standardText())),
    PARAMETERS(ParametersFuzz::fuzzerTestOneInput, FuzzTarget::parameters),
    PATHS(
            PathsFuzz::fuzzerTestOneInput,
            () -> List.of(
                    "/", "/index.html", "/api/games/abc?seat=1", "/assets/../api/me", "/a%2fb;c=d//.", "/a?limit=9"));

    static final Box BOX = new Box(Editions.standard());

    private final Consumer<byte[]> once;
    private final java.util.function.Supplier<List<String>> seeds;

    FuzzTarget(Consumer<byte[]> once, java.util.function.Supplier<List<String>> seeds) {
        this.once = once;
        this.seeds = seeds;
    }

    void once(byte[] input) {
        once.accept(input);
    }

    List<byte[]> seeds() {
        return seeds.get().stream()
                .map(text -> text.getBytes(StandardCharsets.UTF_8))
                .toList();
    }

    private static Playthrough played(String options, int moves) {
        try {
            Options read = Records.options(options);
            Playthrough played = Playthrough.begin(BOX, read, 7);
            SplittableRandom random = new SplittableRandom(moves);
            for (int i = 0; i < moves && !played.game().isOver(); i++) {
                Game game = played.game();
                played = played.play(game.move(random.nextInt(game.moveCount())));
            }
            return played;
        } catch (FormatException e) {
            throw new IllegalStateException(e);
        }
    }

    private static List<Playthrough> games() {
        return List.of(
                played("{\"players\":2}", 3),
                played("{\"players\":3,\"features\":[\"wine\"]}", 40),
                played("{\"players\":2}", 2000));
    }

    private static List<String> records() {
        return games().stream()
                .map(played -> Records.write(GameRecord.of(played)))
                .toList();
    }

    private static List<String> positions() {
        List<String> texts = new ArrayList<>();
        for (Playthrough played : games()) {
            texts.add(Positions.write(played.game()));
            texts.add(Positions.keep(played.game()));
        }
        return texts;
    }

    private static List<String> notation() {
        return games().getLast().notation().stream().distinct().limit(60).toList();
    }

    private static List<String> parameters() {
        return List.of(
                "{\"options\":{\"players\":2},\"seats\":[{\"kind\":\"me\",\"name\":\"Ann\"},{\"kind\":\"bot\",\"level\":\"club\"}],"
                        + "\"pace\":\"turns\",\"listed\":true,\"rated\":false,\"title\":\"Evening\",\"seed\":\"12\","
                        + "\"leaving\":{\"minutes\":20,\"level\":\"club\",\"counts\":\"loss\",\"resigned\":\"bot\"}}",
                "{\"seat\":1,\"version\":12,\"id\":\"command-1\",\"move\":\"pass\"}",
                "Žofie \u202e x",
                "12",
                "0");
    }
}
