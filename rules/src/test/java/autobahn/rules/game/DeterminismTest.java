package autobahn.rules.game;

import static org.assertj.core.api.Assertions.assertThat;

import autobahn.rules.Rule;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The same seed gives the same game in JVMs that hash, compile, encode and spell differently. */
@Tag("slow")
@Rule("SETUP-8")
class DeterminismTest {
    @ParameterizedTest
    @ValueSource(
            strings = {
                "-XX:hashCode=0 -Dfile.encoding=UTF-8",
                "-XX:hashCode=2 -Dfile.encoding=ISO-8859-1",
                "-XX:hashCode=5 -XX:TieredStopAtLevel=1",
                "-XX:hashCode=2 -Duser.language=tr -Duser.country=TR",
            })
    void sameSeedSameGameEverywhere(String flags) throws Exception {
        assertThat(childDigest(flags)).isEqualTo(DigestMain.digest());
    }

    private static String childDigest(String flags) throws Exception {
        List<String> command = new ArrayList<>();
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        command.add("-XX:+UnlockExperimentalVMOptions");
        command.addAll(List.of(flags.split(" ", -1)));
        command.addAll(List.of("-cp", System.getProperty("java.class.path"), DigestMain.class.getName()));
        Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
        String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.US_ASCII).trim();
        assertThat(process.waitFor(60, TimeUnit.SECONDS)).isTrue();
        assertThat(process.exitValue()).as(output).isZero();
        return output;
    }
}
