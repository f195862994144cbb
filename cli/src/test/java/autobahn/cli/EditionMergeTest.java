package autobahn.cli;

import static org.assertj.core.api.Assertions.assertThat;

import autobahn.edition.Editions;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Corrections of several owners find their way into one edition. */
class EditionMergeTest {
    private static final String VALUE =
            "\"country\": \"Denmark\", \"autobahns\": [\"red\"], \"value\": 4, \"valueFrom\": \"D\"";
    private static final String CHECKED =
            "\"country\": \"Denmark\", \"autobahns\": [\"red\"], \"value\": 5, \"valueFrom\": \"C\", \"valueBy\": \"Anna\"";

    @TempDir
    private Path folder;

    @Test
    void differencesAreToldFigureByFigure() throws IOException {
        Run run = Run.of("edition", "diff", "standard", edition("annas", VALUE, CHECKED));
        assertThat(run.err()).isEmpty();
        assertThat(run.out())
                .contains("$.board.cities[4].value: 4 → 5")
                .contains("1 place differs")
                .contains("2 letters");
        assertThat(Run.of("edition", "diff", "standard", "standard").out()).contains("The same game");
    }

    @Test
    void aPatchIsTakenOverAndChangesItsLineAlone() throws IOException {
        Path patch = folder.resolve("patch.json");
        Run.of("edition", "diff", "standard", edition("annas", VALUE, CHECKED), "--patch", "-o", patch.toString());
        Run run = Run.of("edition", "merge", "standard", patch.toString());
        assertThat(run.err()).isEmpty();
        assertThat(run.out()).isEqualTo(Editions.standardText().replace(VALUE, CHECKED));
    }

    @Test
    void correctionsOfSeveralOwnersAreJoined() throws IOException {
        String bens = "\"route\": \"Köln-Wien\", \"from\": \"C\"";
        Run run = Run.of(
                "edition",
                "merge",
                "standard",
                edition("annas", VALUE, CHECKED),
                edition("bens", "\"route\": \"Köln-Wien\", \"from\": \"D\"", bens));
        assertThat(run.err()).isEmpty();
        assertThat(run.out()).contains(CHECKED).contains(bens);
    }

    @Test
    void whatBothChangeDifferentlyIsNamedAndNothingIsWritten() throws IOException {
        Path out = folder.resolve("merged.json");
        Run run = Run.of(
                "edition",
                "merge",
                "standard",
                edition("annas", VALUE, CHECKED),
                edition("bens", VALUE, CHECKED.replace("5", "6").replace("Anna", "Ben")),
                "-o",
                out.toString());
        assertThat(run.code()).isEqualTo(2);
        assertThat(run.err()).contains("bens.json: $.board.cities[4].value: is 5 here, but 4 was to become 6");
        assertThat(out).doesNotExist();
    }

    @Test
    void editionsWithFaultsAndTextsThatArePatchesOfNothingAreNamed() throws IOException {
        Run faulty = Run.of("edition", "diff", "standard", edition("bad", "\"value\": 4", "\"value\": \"four\""));
        assertThat(faulty.code()).isEqualTo(2);
        assertThat(faulty.err()).contains("bad.json: $.board.cities[4].value: must be a whole number");
        Path patch = Files.writeString(folder.resolve("p.json"), """
                {"format": 1, "patch": "autobahn-edition-patch", "from": "a", "to": "b",
                 "changes": [{"path": "$.moon[99999].x", "was": 1, "is": 2}, {"path": "rubbish", "is": 1}]}""");
        Run nowhere = Run.of("edition", "merge", "standard", patch.toString());
        assertThat(nowhere.code()).isEqualTo(2);
        assertThat(nowhere.err().lines()).hasSize(2).allMatch(line -> line.endsWith("no such place in this edition"));
    }

    private String edition(String id, String before, String after) throws IOException {
        assertThat(Editions.standardText()).contains(before);
        return Files.writeString(
                        folder.resolve(id + ".json"),
                        Editions.standardText().replaceFirst(java.util.regex.Pattern.quote(before), after))
                .toString();
    }
}
