package autobahn.release;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What the command can be told, and what it refuses. */
class ReleaseOptionsTest {
    @TempDir
    private Path folder;

    private ReleaseOptions parse(String... more) {
        List<String> words =
                new ArrayList<>(List.of("/checkout", "1.2.3", "abc", "2026-01-01T00:00:00Z", folder.toString()));
        words.addAll(List.of(more));
        return ReleaseOptions.parse(words);
    }

    @Test
    void options() {
        ReleaseOptions options = parse("--jmods", folder.toString(), "--no-image");
        assertThat(options.jmods()).containsExactly(folder);
        assertThat(options.image()).isFalse();
        assertThat(options.product().version()).isEqualTo("1.2.3");
        assertThat(parse().image()).isTrue();
    }

    @Test
    void whatCannotBeUsedIsSaid() throws IOException {
        refused("--jmods wants a folder", "--jmods");
        refused(
                "--jmods wants a folder with the modules of a JDK, and there is none at /no/such",
                "--jmods",
                "/no/such");
        refused("release knows -o DIR", "--fast");
        assertThatThrownBy(() -> ReleaseOptions.parse(List.of("x"))).isInstanceOf(ReleaseException.class);
        assertThatThrownBy(() -> JavaRuntime.target(folder)).hasMessageContaining("there is no java.base.jmod");
        Files.writeString(folder.resolve("java.base.jmod"), "nothing of the kind");
        assertThatThrownBy(() -> JavaRuntime.target(folder)).hasMessageStartingWith("jmod failed: ");
    }

    /** Another update of the same release links, too, but is not what was tried. */
    @Test
    void modulesOfAnotherVersionAreRefused() {
        Runtime.Version linking = Runtime.Version.parse("25.0.3+9-LTS");
        JavaRuntime.sameVersion(folder, "java.base@25.0.3\nplatform linux-aarch64", linking);
        for (String other : List.of("java.base@25.0.4", "java.base@17.0.15", "java.base@25", "java.sql@25.0.3", "")) {
            assertThatThrownBy(() -> JavaRuntime.sameVersion(folder, other + "\nplatform linux-aarch64", linking))
                    .isInstanceOf(ReleaseException.class)
                    .hasMessageEndingWith("and Java 25.0.3 links them: both must be of the same version");
        }
    }

    private void refused(String why, String... words) {
        assertThatThrownBy(() -> parse(words))
                .isInstanceOf(ReleaseException.class)
                .hasMessageStartingWith(why);
    }

    @Test
    void systems() {
        assertThat(Target.of("macos-aarch64")).hasToString("macos-arm64");
        assertThat(Target.of("windows-amd64").isWindows()).isTrue();
        assertThat(Target.of("linux-amd64").architecture()).isEqualTo("amd64");
        for (String odd : List.of("", "linux", "solaris-sparc", "linux-riscv64", "beos-amd64")) {
            assertThatThrownBy(() -> Target.of(odd)).hasMessage("there are no bundles for '" + odd + "'");
        }
        assertThat(Target.here().toString()).matches("(linux|macos|windows)-(x64|arm64)");
    }
}
