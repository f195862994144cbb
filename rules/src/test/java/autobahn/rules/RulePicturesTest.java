package autobahn.rules;

import static org.assertj.core.api.Assertions.assertThat;

import autobahn.format.Compact;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The pictures of the rules page: positions of the engine, written by {@code ./autobahn recordings}. */
class RulePicturesTest {
    private static final Path FILE = Path.of("../web/src/pictures/pictures.json");

    private static List<Picture> all() {
        return Stream.of(RoadPictures.all(), OfficePictures.all(), TruckPictures.all())
                .flatMap(List::stream)
                .toList();
    }

    /** One picture a line, so that a change shows which one it is. */
    private static String text() {
        return all().stream()
                .map(picture -> Compact.write(picture.told()))
                .collect(Collectors.joining(",\n", "[\n", "\n]\n"));
    }

    @Test
    void areThoseOfThePages() throws IOException {
        if ("write".equals(System.getProperty("autobahn.recordings"))) {
            Files.createDirectories(FILE.getParent());
            Files.writeString(FILE, text());
        }
        assertThat(Files.readString(FILE))
                .as("./autobahn recordings writes the pictures anew")
                .isEqualTo(text());
    }

    /** Cards are drawn by themselves: their rules need no position. */
    @Test
    void showEveryRule() {
        Set<String> shown = all().stream()
                .flatMap(picture -> picture.rules().stream())
                .collect(Collectors.toCollection(TreeSet::new));
        Set<String> wanted = RuleIds.all().stream()
                .filter(id -> !id.startsWith("CARD-") && !id.equals("STRETCH-TWO"))
                .collect(Collectors.toCollection(TreeSet::new));
        assertThat(shown).isEqualTo(wanted);
    }
}
