package autobahn.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The launcher and the Maven wrapper, copied to a machine that has a JDK and a shell, and a Maven only if a test says so. */
@Tag("slow")
class LauncherTest {
    private static final List<String> TOOLS = List.of(
            "sh",
            "dirname",
            "readlink",
            "sed",
            "find",
            "head",
            "grep",
            "cut",
            "cat",
            "rm",
            "touch",
            "mktemp",
            "ls",
            "nice");

    @TempDir
    private Path machine;

    private Path project;
    private Path tools;

    private record Told(int code, String text) {}

    @BeforeEach
    void install() throws IOException {
        project = Files.createDirectories(machine.resolve("project"));
        tools = Files.createDirectories(machine.resolve("bin"));
        for (String tool : TOOLS) {
            script(tools.resolve(tool), "#!/bin/sh\nexec " + onPath(tool) + " \"$@\"\n");
        }
        Files.copy(Path.of("../autobahn"), project.resolve("autobahn"));
        Files.createDirectories(project.resolve("server/src/test"));
    }

    private static Path onPath(String tool) {
        for (String folder : System.getenv("PATH").split(":", -1)) {
            Path file = Path.of(folder, tool);
            if (Files.isExecutable(file)) {
                return file;
            }
        }
        throw new AssertionError("there is no " + tool + " here");
    }

    /** A Maven that tells its version, or with which words it was called. */
    private static String maven(String version) {
        return """
                #!/bin/sh
                [ "$1" = --version ] && echo "\033[1mApache Maven %1$s\033[m" || echo "Maven %1$s: $*"
                """.formatted(version);
    }

    private static void script(Path file, String text) throws IOException {
        Files.createDirectories(file.getParent());
        Files.writeString(file, text);
        assertThat(file.toFile().setExecutable(true)).isTrue();
    }

    private Told run(Map<String, String> environment, String... words) throws IOException, InterruptedException {
        ProcessBuilder builder = new ProcessBuilder(words).redirectErrorStream(true);
        builder.environment().clear();
        builder.environment()
                .putAll(Map.of(
                        "PATH", tools.toString(),
                        "JAVA_HOME", System.getProperty("java.home"),
                        "HOME", machine.toString()));
        builder.environment().putAll(environment);
        Process process = builder.start();
        String text = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertThat(process.waitFor(60, TimeUnit.SECONDS)).isTrue();
        return new Told(process.exitValue(), text);
    }

    private Told autobahn(String... words) throws IOException, InterruptedException {
        String[] command = new String[words.length + 2];
        command[0] = tools.resolve("sh").toString();
        command[1] = project.resolve("autobahn").toString();
        System.arraycopy(words, 0, command, 2, words.length);
        return run(Map.of(), command);
    }

    @ParameterizedTest
    @ValueSource(strings = {"3.8.7", "3.9.16", "3.10.0", "4.0.0"})
    void theMavenOfThePathIsUsed(String version) throws Exception {
        script(tools.resolve("mvn"), maven(version));
        assertThat(autobahn("format").text())
                .startsWith("Maven " + version + ": ")
                .contains("spotless:apply");
    }

    @ParameterizedTest
    @ValueSource(strings = {"3.6.3", "2.2.1", ""})
    void withoutOneThatIsNewEnoughTheWrapperIsUsed(String version) throws Exception {
        if (!version.isEmpty()) {
            script(tools.resolve("mvn"), maven(version));
        }
        script(project.resolve("mvnw"), maven("of the wrapper"));
        assertThat(autobahn("format").text())
                .startsWith("Maven of the wrapper: ")
                .contains("spotless:apply");
    }

    @Test
    void theWrapperFetchesMavenOnce() throws Exception {
        Path zip = distribution();
        wrapper(sha256(zip));
        Told first = mvnw();
        assertThat(first.text()).contains("fetching apache-maven-9.8.7").endsWith("Maven fetched: --quiet\n");
        assertThat(first.code()).isZero();
        Files.delete(zip);
        assertThat(mvnw()).isEqualTo(new Told(0, "Maven fetched: --quiet\n"));
    }

    @Test
    void theWrapperRunsNothingElseThanWhatWasMeant() throws Exception {
        Path zip = distribution();
        wrapper("0".repeat(64));
        Told told = mvnw();
        assertThat(told.code()).isEqualTo(3);
        assertThat(told.text()).contains("its SHA-256 is " + sha256(zip)).doesNotContain("Maven fetched");
        assertThat(machine.resolve(".m2")).doesNotExist();
    }

    @Test
    void theWrapperSaysWhatCannotBeFetched() throws Exception {
        wrapper("0".repeat(64));
        Told told = mvnw();
        assertThat(told.code()).isEqualTo(3);
        assertThat(told.text()).contains("cannot be fetched", "MVNW_REPOURL").doesNotContain("\tat ");
    }

    /** A Maven repository on this machine, with one file in it. */
    private Path distribution() throws IOException {
        Path zip = machine.resolve("repository/org/apache/maven/apache-maven/9.8.7/apache-maven-9.8.7-bin.zip");
        Files.createDirectories(zip.getParent());
        try (OutputStream out = Files.newOutputStream(zip);
                ZipOutputStream files = new ZipOutputStream(out)) {
            files.putNextEntry(new ZipEntry("apache-maven-9.8.7/bin/"));
            files.putNextEntry(new ZipEntry("apache-maven-9.8.7/bin/mvn"));
            files.write(maven("fetched").getBytes(StandardCharsets.UTF_8));
        }
        return zip;
    }

    private static String sha256(Path file) throws IOException, NoSuchAlgorithmException {
        return HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(Files.readAllBytes(file)));
    }

    private void wrapper(String sum) throws IOException {
        Files.copy(Path.of("../mvnw"), project.resolve("mvnw"));
        Path folder = Files.createDirectories(project.resolve(".mvn/wrapper"));
        Files.copy(Path.of("../.mvn/wrapper/FetchMaven.java"), folder.resolve("FetchMaven.java"));
        Files.writeString(
                folder.resolve("maven-wrapper.properties"),
                "distributionUrl=https://unreachable.invalid/apache-maven-9.8.7-bin.zip\ndistributionSha256Sum=" + sum
                        + "\n");
    }

    private Told mvnw() throws IOException, InterruptedException {
        String repository = machine.resolve("repository").toUri().toString();
        return run(
                Map.of("MVNW_REPOURL", repository),
                tools.resolve("sh").toString(),
                project.resolve("mvnw").toString(),
                "--quiet");
    }

    @ParameterizedTest
    @CsvSource({
        "--only sever, there is no part 'sever' to test; there are: server python web browser",
        "--only, --only wants one or more of: server python web browser",
        "--only -q, --only wants one or more of: server python web browser"
    })
    void partsThatAreNotThereAreTold(String words, String message) throws Exception {
        String[] all = ("test " + words).split(" ", -1);
        assertThat(autobahn(all)).isEqualTo(new Told(2, "autobahn: " + message + "\n"));
    }

    @Test
    void onlyTheNamedModulesAreTested() throws Exception {
        script(tools.resolve("mvn"), maven("3.9.9"));
        assertThat(autobahn("test", "--quick", "--only", "server", "-Dx=y").text())
                .contains("-DexcludedGroups=slow -Dautobahn.test.databases=SQLITE")
                .contains(" -pl server -am -Dtest=autobahn/server/**/*Test")
                .contains("-Dx=y package")
                .endsWith("the tests of server passed.\n");
    }

    @ParameterizedTest
    @CsvSource({"0, 0, 0, 0, 0", "1, 0, 0, 0, 1", "0, 1, 0, 0, 1", "0, 0, 1, 0, 1", "0, 0, 0, 1, 1"})
    void aWholeRunPassesIfAllPartsDo(int java, int server, int python, int browser, int code) throws Exception {
        script(
                tools.resolve("mvn"),
                maven("3.9.9") + "case \"$*\" in *skip.server=true*) exit " + java + " ;; *skip.others=true*) exit "
                        + server + " ;; esac\n");
        script(tools.resolve("npm"), "#!/bin/sh\n[ \"$3\" != e2e ] || exit " + browser + "\n");
        script(project.resolve("python/test.sh"), "exit " + python + "\n");
        Files.createDirectories(project.resolve("web"));
        Files.createDirectories(project.resolve("cli/target"));
        Told told = autobahn("test");
        assertThat(told.code()).isEqualTo(code);
        assertThat(told.text())
                .endsWith("the tests of Java " + word(java) + ", of the server " + word(server) + ", of Python "
                        + word(python) + ", in the browser " + word(browser) + ".\n");
    }

    @ParameterizedTest
    @CsvSource({"0, 0, 0", "1, 0, 1", "0, 1, 1"})
    void aQuickRunPassesIfTheServersTestsAndTheOthersDo(int java, int server, int code) throws Exception {
        script(
                tools.resolve("mvn"),
                maven("3.9.9") + "case \"$*\" in *skip.server=true*) exit " + java + " ;; *skip.others=true*) exit "
                        + server + " ;; esac\n");
        Told told = autobahn("test", "--quick");
        assertThat(told.code()).isEqualTo(code);
        assertThat(told.text()).contains("-DskipTests -DexcludedGroups=slow", "-Dtests.skip.others=true");
        assertThat(told.text().endsWith("quick tests passed.\n")).isEqualTo(code == 0);
    }

    @Test
    void theDoctorTellsWhatIsMissing() throws Exception {
        Files.createDirectories(project.resolve("cli"));
        Files.copy(Path.of("doctor.sh"), project.resolve("cli/doctor.sh"));
        script(tools.resolve("mvn"), maven("3.9.9"));
        script(tools.resolve("node"), "#!/bin/sh\necho v18.2.0\n");
        Told told = autobahn("doctor");
        assertThat(told.code()).isZero();
        assertThat(told.text())
                .contains("  ok      JDK ", "  ok      Maven 3.9.9 (builds)\n")
                .contains("  old     Node v18.2.0; 20.19 or newer is needed (the pages)\n")
                .contains("  missing npm (the pages)\n", "  missing Chromium or Chrome (tests in the browser)\n")
                .contains("(the container image of a release)\n")
                .endsWith("The program is not built yet; ./autobahn builds it. The rest can be told then.\n");
    }

    @Test
    void aReleaseRefusesWhatItCannotUse() throws Exception {
        assertThat(autobahn("release", "-o").text()).endsWith("autobahn: -o wants a folder\n");
        assertThat(autobahn("release", "-o", project.toString()).text()).endsWith("must be empty, or not there\n");
        assertThat(autobahn("release").text()).endsWith("a release needs Node (npm), for the pages\n");
        assertThat(autobahn("release", "--help").text()).startsWith("Usage: ./autobahn release ");
    }

    private static String word(int code) {
        return code == 0 ? "passed" : "failed";
    }
}
