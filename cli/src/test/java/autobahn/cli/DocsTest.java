package autobahn.cli;

import static org.assertj.core.api.Assertions.assertThat;

import autobahn.engine.MoveType;
import autobahn.format.GameRecord;
import autobahn.format.Records;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.EnumSet;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** The documents say what the program does. {@code ./autobahn recordings} writes the game and its picture anew. */
class DocsTest {
    private static final Path DOCS = Path.of("../docs");
    private static final int PICTURED_MOVE = 330;

    @Test
    void thePictureComesFromTheRecordedGame() throws IOException {
        Path game = DOCS.resolve("game.json");
        Path picture = DOCS.resolve("board.svg");
        GameRecord record = Samples.record(4, 3, Integer.MAX_VALUE);
        if ("write".equals(System.getProperty("autobahn.recordings"))) {
            Files.writeString(game, Records.write(record).strip() + "\n");
            Files.writeString(
                    picture, Run.of("map", game, "--at", PICTURED_MOVE).out());
        }
        String hint = "write it anew: ./autobahn recordings";
        assertThat(Run.of("replay", game, "--verify"))
                .as(hint)
                .extracting(Run::code)
                .isEqualTo(0);
        assertThat(Files.readString(picture)
                        .equals(Run.of("map", game, "--at", PICTURED_MOVE).out()))
                .as(hint)
                .isTrue();
    }

    @Test
    void everyKindOfMoveIsDocumentedAndEveryExampleParses() throws IOException {
        String text = Files.readString(DOCS.resolve("notation.md"));
        Set<MoveType> documented = EnumSet.noneOf(MoveType.class);
        Matcher row = Pattern.compile("(?m)^\\| `[^`]+` \\|.*\\| ((?:`[^`]+`(?:, )?)+) \\|$")
                .matcher(text);
        while (row.find()) {
            Matcher example = Pattern.compile("`([^`]+)`").matcher(row.group(1));
            while (example.find()) {
                int move = Samples.BOX.notation().parse(example.group(1));
                documented.add(MoveType.of(move));
                assertThat(Samples.BOX.notation().format(move)).isEqualTo(example.group(1));
            }
        }
        assertThat(documented).containsExactlyInAnyOrder(MoveType.values());
    }
}
