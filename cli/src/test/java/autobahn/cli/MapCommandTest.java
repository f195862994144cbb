package autobahn.cli;

import static org.assertj.core.api.Assertions.assertThat;

import autobahn.engine.edition.Edition;
import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.w3c.dom.Document;

class MapCommandTest {
    @TempDir
    private Path folder;

    @Test
    void thePictureIsWellFormedAndNamesEveryCity() throws Exception {
        Path file = Samples.whole(folder);
        Path picture = folder.resolve("board.svg");
        for (int at : new int[] {0, 80, 160, 240, 320}) {
            assertThat(Run.of("map", file, "--at", at, "-o", picture)).isEqualTo(new Run(0, "", ""));
            String svg = Files.readString(picture);
            Document document = DocumentBuilderFactory.newInstance()
                    .newDocumentBuilder()
                    .parse(new ByteArrayInputStream(svg.getBytes(StandardCharsets.UTF_8)));
            assertThat(document.getDocumentElement().getTagName()).isEqualTo("svg");
            for (Edition.City city : Samples.BOX.edition().board().cities()) {
                assertThat(svg).contains(">" + city.name() + "<");
            }
        }
    }

    @Test
    void theSameMomentIsTheSamePicture() throws Exception {
        Path file = Samples.whole(folder);
        assertThat(Run.of("map", file, "--at", 99)).isEqualTo(Run.of("map", file, "--at", 99));
    }
}
