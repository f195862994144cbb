package autobahn.release;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The version of this checkout. */
final class Versions {
    private Versions() {}

    /** Without what marks the time between releases. */
    static String ours() throws IOException {
        return inPom().replace("-SNAPSHOT", "");
    }

    static boolean isSnapshot() throws IOException {
        return inPom().endsWith("-SNAPSHOT");
    }

    private static String inPom() throws IOException {
        Matcher version = Pattern.compile("<artifactId>autobahn-parent</artifactId>\\s*<version>([^<]+)</version>")
                .matcher(Files.readString(Path.of("../pom.xml")));
        assertThat(version.find()).isTrue();
        return version.group(1);
    }
}
