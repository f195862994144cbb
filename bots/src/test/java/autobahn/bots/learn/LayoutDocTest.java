package autobahn.bots.learn;

import static org.assertj.core.api.Assertions.assertThat;

import autobahn.edition.Editions;
import autobahn.engine.Argument;
import autobahn.engine.Box;
import autobahn.engine.MoveType;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** docs/observations.md is written from the code: {@code -Dautobahn.docs=write} writes it anew. */
class LayoutDocTest {
    private static final Path FILE = Path.of("..", "docs", "observations.md");
    private static final Box BOX = new Box(Editions.standard());

    @Test
    void theDocumentSaysWhatTheCodeDoes() throws IOException {
        if ("write".equals(System.getProperty("autobahn.docs"))) {
            Files.writeString(FILE, text());
        }
        assertThat(Files.readString(FILE)).isEqualTo(text());
    }

    private static String text() {
        StringBuilder text = new StringBuilder("# Actions and observations as numbers\n\n")
                .append("Written by `LayoutDocTest` from `ActionIds` and `Observation`, for the edition `")
                .append(BOX.edition().id())
                .append("` (`")
                .append(BOX.edition().hash())
                .append("`). How they are used: [research.md](research.md).\n\n## Actions, version ")
                .append(ActionIds.VERSION)
                .append("\nWithin a kind the arguments count like digits, the last one fastest, each from 0 in the ")
                .append("edition's order.\n\n| kind | first id | arguments |\n|---|---|---|\n");
        ActionIds ids = new ActionIds(BOX);
        for (MoveType type : MoveType.ofPlayers()) {
            text.append("| `")
                    .append(word(type))
                    .append("` | ")
                    .append(ids.first(type))
                    .append(" | ")
                    .append(type.arguments().stream()
                            .map(LayoutDocTest::argument)
                            .collect(Collectors.joining(", ")))
                    .append(" |\n");
        }
        text.append("| all | ").append(ids.count()).append(" ids | |\n\n## Observations, version ");
        text.append(Observation.VERSION)
                .append(
                        "\nWhole numbers; divided by the scale they are about 0 to 1. `own` is the viewer, `other1` sits ")
                .append(
                        "next, and so on: each seat has the same parts. Where a module is not played, its inputs are 0. ");
        for (int seats = 2; seats <= 4; seats++) {
            text.append(seats == 2 ? "With two seats there are " : seats == 3 ? ", with three " : ", with four ")
                    .append(new Observation(BOX, seats).size());
        }
        text.append(
                " inputs. With two seats:\n\n| first | inputs | scale | part | what it is |\n|---|---|---|---|---|\n");
        int at = 0;
        for (Part part : new Observation(BOX, 2).parts()) {
            text.append("| ")
                    .append(at)
                    .append(" | ")
                    .append(part.size())
                    .append(" | ")
                    .append(part.scale());
            text.append(" | `")
                    .append(part.name())
                    .append("` | ")
                    .append(part.meaning())
                    .append(" |\n");
            at += part.size();
        }
        return text.toString();
    }

    private static String argument(Argument argument) {
        return word(argument) + " (" + BOX.notation().count(argument) + ")";
    }

    private static String word(Enum<?> constant) {
        return constant.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
