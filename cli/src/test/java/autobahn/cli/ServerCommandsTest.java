package autobahn.cli;

import static org.assertj.core.api.Assertions.assertThat;

import autobahn.cli.option.MailOption;
import autobahn.server.Server;
import autobahn.server.settings.Limits;
import autobahn.server.settings.MailServer;
import autobahn.server.settings.Settings;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.net.ServerSocket;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import picocli.CommandLine;

/** {@code autobahn serve} and {@code autobahn admin}. */
@Tag("slow")
class ServerCommandsTest {
    private static final String TABLE =
            "{\"options\":{\"players\":2},\"seats\":[{\"kind\":\"me\"},{\"kind\":\"open\"}],\"title\":\"Evening\"}";

    @TempDir
    private Path folder;

    private static String post(int port, String path, String body) throws Exception {
        HttpRequest request = HttpRequest.newBuilder(URI.create("http://localhost:" + port + path))
                .header("Content-Type", "application/json")
                .POST(HttpRequest.BodyPublishers.ofString(body))
                .build();
        return HttpClient.newHttpClient()
                .send(request, HttpResponse.BodyHandlers.ofString())
                .body();
    }

    @Test
    void gamesAreListedCopiedAndGetNewLinks() throws Exception {
        Path data = folder.resolve("data");
        Files.createDirectories(data);
        Settings settings = new Settings("127.0.0.1", 0, Settings.sqlite(data), false, 1, Limits.none(), null);
        try (Server server = Server.start(settings)) {
            post(server.port(), "/api/games", TABLE);
        }
        Run list = Run.of("admin", "games", "--data", data);
        assertThat(list.code()).isZero();
        assertThat(list.out()).contains("Evening").contains("open");
        String game = list.out().lines().skip(1).findFirst().orElseThrow().split(" ", 2)[0];

        Run link = Run.of("admin", "rotate-secret", game, 0, "--data", data);
        assertThat(link.out()).startsWith("/recover#");
        assertThat(Run.of("admin", "rotate-secret", game, 1, "--data", data))
                .isEqualTo(new Run(2, "", "autobahn: no person holds seat 1 of game " + game + "\n"));

        Path file = folder.resolve("backup.jsonl");
        assertThat(Run.of("admin", "backup", "--data", data, file).out()).contains("rows written");
        Path other = folder.resolve("other");
        assertThat(Run.of("admin", "restore", "--data", other, file).out()).contains("rows restored");
        assertThat(Run.of("admin", "games", "--data", other).out())
                .isEqualTo(Run.of("admin", "games", "--data", data).out());
        assertThat(Run.of("admin", "restore", "--data", other, file).err()).contains("not empty");
        assertThat(folder.resolve("backup.jsonl.part")).doesNotExist();
        if (file.getFileSystem().supportedFileAttributeViews().contains("posix")) {
            assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(file)))
                    .isEqualTo("rw-------");
        }
    }

    @Test
    void aForgottenPasswordIsReplaced() throws Exception {
        Path data = folder.resolve("data");
        Files.createDirectories(data);
        Settings settings = new Settings("127.0.0.1", 0, Settings.sqlite(data), false, 1, Limits.none(), null);
        String account = "{\"name\":\"Anna\",\"password\":\"correct horse\"}";
        try (Server server = Server.start(settings)) {
            post(server.port(), "/api/accounts", account);
        }
        assertThat(Run.of("admin", "password", "Bert", "--data", data))
                .isEqualTo(new Run(2, "", "autobahn: nobody has the name Bert\n"));
        Run run = Run.of("admin", "password", "Anna", "--data", data);
        String password = run.out().lines().findFirst().orElseThrow();
        assertThat(password).hasSize(16);
        try (Server server = Server.start(settings)) {
            assertThat(post(server.port(), "/api/session", account)).contains("wrong-password");
            assertThat(post(server.port(), "/api/session", account.replace("correct horse", password)))
                    .contains("\"name\":\"Anna\"");
        }
    }

    @Test
    void anAccountLooksAfterTheServer() throws Exception {
        Path data = folder.resolve("data");
        Files.createDirectories(data);
        Settings settings = new Settings("127.0.0.1", 0, Settings.sqlite(data), false, 1, Limits.none(), null);
        String account = "{\"name\":\"Anna\",\"password\":\"correct horse\"}";
        try (Server server = Server.start(settings)) {
            assertThat(post(server.port(), "/api/accounts", account)).contains("\"admin\":false");
            assertThat(Run.of("admin", "appoint", "Bert", "--data", data))
                    .isEqualTo(new Run(2, "", "autobahn: nobody has the name Bert\n"));
            assertThat(Run.of("admin", "appoint", "anna", "--data", data)).isEqualTo(new Run(0, "", ""));
            assertThat(post(server.port(), "/api/session", account)).contains("\"admin\":true");
            assertThat(Run.of("admin", "appoint", "Anna", "--end", "--data", data))
                    .isEqualTo(new Run(0, "", ""));
            assertThat(post(server.port(), "/api/session", account)).contains("\"admin\":false");
        }
    }

    /** A backup of nothing, every night, because of a wrong letter in a folder's name. */
    @Test
    void aDatabaseThatIsNotThereIsNotMadeByLooking() {
        Path wrong = folder.resolve("wrong");
        for (Run run : List.of(
                Run.of("admin", "backup", "--data", wrong, folder.resolve("backup.jsonl")),
                Run.of("admin", "games", "--data", wrong),
                Run.of("admin", "password", "Anna", "--data", wrong),
                Run.of("admin", "rotate-secret", "game", 0, "--data", wrong))) {
            assertThat(run).isEqualTo(new Run(2, "", "autobahn: there is no database in the folder " + wrong + "\n"));
        }
        assertThat(wrong).doesNotExist();
    }

    @Test
    void aDatabaseInUseIsServedByNobodyElseAndNotRestoredInto() {
        Settings settings = new Settings("127.0.0.1", 0, Settings.sqlite(folder), false, 1, Limits.none(), null);
        try (Server server = Server.start(settings)) {
            String told =
                    "autobahn: another server uses this database already, at http://localhost:" + server.port() + "/\n";
            assertThat(Run.of("serve", "--port", 0, "--data", folder)).isEqualTo(new Run(2, "", told));
            Path backup = folder.resolve("backup.jsonl");
            assertThat(Run.of("admin", "backup", "--data", folder, backup).code())
                    .isZero();
            assertThat(Run.of("admin", "restore", "--data", folder, backup)).isEqualTo(new Run(2, "", told));
        }
    }

    @Test
    void aRehearsalEndsByItselfAndIsNotOfferedToPeople() {
        for (int again = 0; again < 2; again++) {
            Run run = Run.of("rehearse", folder);
            assertThat(run.code()).as(run.err()).isZero();
            assertThat(run.out()).isEmpty();
        }
        assertThat(Run.of("admin", "games", "--data", folder).out().lines())
                .filteredOn(line -> line.contains("running       30"))
                .as("games that were begun")
                .hasSize(2);
        assertThat(Run.of("--help").out()).contains("serve").doesNotContain("rehearse");
    }

    @Test
    void badOptionsAreTold() throws IOException {
        assertThat(Run.of("serve", "--port", 70_000).err()).contains("--port must be 0 to 65535");
        assertThat(Run.of("serve", "--db", "jdbc:mysql:x").err()).contains("jdbc:postgresql:");
        assertThat(Run.of("admin", "restore", "--data", folder, folder.resolve("none"))
                        .err())
                .contains("cannot read");
        try (ServerSocket taken = new ServerSocket(0)) {
            Run run = Run.of("serve", "--port", taken.getLocalPort(), "--data", folder);
            assertThat(run.code()).isEqualTo(2);
            assertThat(run.err()).contains("cannot listen on");
        }
    }

    @Test
    void mailIsSetUpWholeOrNotAtAll() throws IOException {
        Path file = Files.writeString(folder.resolve("password"), "pass word\nanything else\n");
        Path empty = Files.writeString(folder.resolve("empty"), "");
        String[] told = {
            "--mail-host localhost -> needs --address",
            "--address https://a.test --mail-host localhost -> --mail-from must be",
            "--address https://a.test --mail-host localhost --mail-from me -> --mail-from must be",
            "--address https://a.test --mail-host a,b --mail-from me@a.test -> --mail-host must be",
            "--address https://a.test --mail-host a.test --mail-from me@a.test --mail-tls none -> on this machine",
            "--address https://a.test --mail-host a.test --mail-from me@a.test --mail-tls ssl -> --mail-tls must be",
            "--address https://a.test --mail-host a.test --mail-from me@a.test --mail-port 70000 -> --mail-port must be",
            "--address https://a.test --mail-host a.test --mail-from me@a.test --mail-user us -> needs a password",
            "--address https://a.test --mail-host a.test --mail-from me@a.test --mail-user us --mail-password-file "
                    + empty + " -> needs a password",
            "--address https://a.test --mail-host a.test --mail-from me@a.test --mail-user us --mail-password-file "
                    + folder.resolve("none") + " -> cannot read the file",
        };
        for (String each : told) {
            String[] parts = each.split(" -> ", 2);
            Object[] words = ("serve --port 0 --data " + folder + " " + parts[0]).split(" ");
            assertThat(Run.of(words).err()).as(each).contains(parts[1]);
        }
        MailOption option = new MailOption();
        new CommandLine(option)
                .parseArgs(
                        "--mail-host",
                        "a.test",
                        "--mail-from",
                        "me@a.test",
                        "--mail-user",
                        "us",
                        "--mail-password-file",
                        file.toString());
        assertThat(option.server("https://a.test", Map.of("AUTOBAHN_MAIL_PASSWORD", "other")))
                .isEqualTo(new MailServer("a.test", 587, MailServer.Tls.STARTTLS, "us", "pass word", "me@a.test"));
    }

    @Test
    void aServerRunsUntilItIsToldToStop() throws Exception {
        Process process = new ProcessBuilder(List.of(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "--enable-native-access=ALL-UNNAMED",
                        "-cp",
                        System.getProperty("java.class.path"),
                        "autobahn.cli.Main",
                        "serve",
                        "--port",
                        "0",
                        "--data",
                        folder.toString()))
                .redirectError(folder.resolve("log").toFile())
                .start();
        try (BufferedReader out =
                new BufferedReader(new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8))) {
            Matcher address = Pattern.compile("http://localhost:(\\d+)/").matcher(out.readLine());
            assertThat(address.find()).isTrue();
            assertThat(post(Integer.parseInt(address.group(1)), "/api/games", TABLE))
                    .contains("Evening");
            process.destroy(); // SIGTERM
            process.waitFor();
            assertThat(Run.of("admin", "games", "--data", folder).out()).contains("Evening");
        } finally {
            process.destroyForcibly();
        }
    }

    @Test
    void aServerIsAskedForItsHealth() throws Exception {
        Settings settings = new Settings("127.0.0.1", 0, Settings.sqlite(folder), false, 1, Limits.none(), null);
        int port;
        try (Server server = Server.start(settings)) {
            port = server.port();
            assertThat(Run.of("health", "--port", port)).isEqualTo(new Run(0, "ready\n", ""));
        }
        Run gone = Run.of("health", "--port", port);
        assertThat(gone.code()).isEqualTo(1);
        assertThat(gone.out()).startsWith("not ready: ");
        assertThat(Run.of("health", "--port", "70000"))
                .isEqualTo(new Run(2, "", "autobahn: --port must be 1 to 65535\n"));
    }
}
