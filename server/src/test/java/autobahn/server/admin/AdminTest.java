package autobahn.server.admin;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import autobahn.server.Client;
import autobahn.server.Client.Answer;
import autobahn.server.Server;
import autobahn.server.settings.Limits;
import autobahn.server.settings.Settings;
import autobahn.server.store.Database;
import autobahn.server.table.Databases;
import autobahn.server.table.EachDatabase;
import java.io.BufferedReader;
import java.io.StringReader;
import java.io.StringWriter;
import java.util.List;
import java.util.function.BooleanSupplier;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ArgumentsSource;
import org.junit.jupiter.params.provider.CsvSource;

/** Copies, lists and new keys, on both databases. */
class AdminTest {
    private static final String TABLE =
            "{\"options\":{\"players\":2},\"seats\":[{\"kind\":\"me\",\"name\":\"Anna\"},{\"kind\":\"open\"}],\"title\":\"Evening\"}";
    private static final String LOG_IN = "{\"name\":\"Anna\",\"password\":\"correct horse\"}";

    private static final long PATIENCE_NANOS = 60_000_000_000L;

    private static Settings settings(String database) {
        return new Settings("127.0.0.1", 0, database, false, 1, Limits.none(), null);
    }

    private static String backup(Database database) {
        StringWriter out = new StringWriter();
        Backup.write(database, out);
        return out.toString();
    }

    private static long restore(Database database, String backup) {
        return Backup.read(database, new BufferedReader(new StringReader(backup)));
    }

    /** Waits until it is for seat 0, a person's, to decide: then nothing changes by itself. */
    private static void stands(Client anna, String game) throws InterruptedException {
        await(
                "the bots come to an end",
                () -> anna.get("/api/games/" + game).json().get("toMove").asInt() == 0);
    }

    private static void await(String what, BooleanSupplier happened) throws InterruptedException {
        for (long end = System.nanoTime() + PATIENCE_NANOS; !happened.getAsBoolean(); Thread.sleep(10)) {
            assertThat(System.nanoTime()).as(what).isLessThan(end);
        }
    }

    @ParameterizedTest
    @Tag("slow")
    @CsvSource({"SQLITE, POSTGRESQL", "POSTGRESQL, SQLITE"})
    void aServerMovesFromOneDatabaseToAnother(Databases from, Databases to) throws InterruptedException {
        String first = from.fresh();
        String cookie;
        String game;
        String view;
        String copy;
        try (Server server = Server.start(settings(first))) {
            Client anna = new Client(server).register("Anna");
            cookie = anna.cookie();
            game = anna.post("/api/games", TABLE).text("id");
            anna.post("/api/games/" + game + "/start?fill=random", null);
            stands(anna, game);
            view = anna.get("/api/games/" + game + "/view?seat=0").body();
            try (Database database = Database.open(settings(first))) {
                database.write(handle ->
                        handle.execute("insert into ratings (holder, pool, mean, deviation, provisional, games)"
                                + " values ('bot:club', 'two', 1579.25, 241.875, 1, 1)"));
                copy = backup(database); // while the server runs
            }
        }
        String second = to.fresh();
        try (Database database = Database.open(settings(second))) {
            assertThat(restore(database, copy)).isEqualTo(copy.lines().count() - 2);
            assertThat(backup(database).lines())
                    .containsExactlyInAnyOrderElementsOf(copy.lines().toList());
            assertThatThrownBy(() -> restore(database, copy)).hasMessageContaining("not empty");
        }
        try (Server server = Server.start(settings(second))) {
            Client anna = new Client(server).withCookie(cookie);
            Answer again = anna.get("/api/games/" + game + "/view?seat=0");
            assertThat(again.status()).isEqualTo(200);
            assertThat(again.body()).isEqualTo(view);
            assertThat(new Client(server).post("/api/session", LOG_IN).status()).isEqualTo(200);
        }
    }

    @ParameterizedTest
    @ArgumentsSource(EachDatabase.class)
    void aBrokenBackupChangesNothing(Databases databases) {
        String copy;
        try (Database database = Database.open(settings(databases.fresh()))) {
            database.write(handle -> handle.execute("insert into people (id, created) values ('a', 1)"));
            copy = backup(database);
        }
        List<String> lines = copy.lines().toList();
        try (Database database = Database.open(settings(databases.fresh()))) {
            String cut = String.join("\n", lines.subList(0, lines.size() - 1));
            assertThatThrownBy(() -> restore(database, cut)).hasMessageContaining("too early");
            assertThatThrownBy(() -> restore(database, "{}")).hasMessageContaining("no backup");
            assertThatThrownBy(() -> restore(database, copy.replace("\"people\"", "\"people; drop table keys\"")))
                    .hasMessageContaining("unknown table");
            assertThatThrownBy(() -> restore(database, copy.replace("\"rows\":1", "\"rows\":2")))
                    .hasMessageContaining("says that it has 2");
            assertThatThrownBy(() -> restore(database, copy.replace("\"id\":\"a\"", "\"id\":\"b\"")))
                    .hasMessageContaining("checksum");
            assertThat(restore(database, copy)).isEqualTo(1);
        }
    }

    @ParameterizedTest
    @ArgumentsSource(EachDatabase.class)
    void everyTableIsCopied(Databases databases) {
        try (Database database = Database.open(settings(databases.fresh()))) {
            List<String> tables = database.read(handle -> handle.select(
                            database.isAlone()
                                    ? "select name from sqlite_master where type = 'table' and name not like 'sqlite%'"
                                    : "select tablename from pg_tables where schemaname = 'public'")
                    .mapTo(String.class)
                    .filter(name -> !name.startsWith("flyway") && !name.equals("health"))
                    .list());
            assertThat(tables).containsExactlyInAnyOrderElementsOf(Backup.TABLES);
        }
    }

    @ParameterizedTest
    @Tag("slow")
    @ArgumentsSource(EachDatabase.class)
    void aSeatGetsANewLink(Databases databases) throws Exception {
        String address = databases.fresh();
        try (Server server = Server.start(settings(address));
                Database database = Database.open(settings(address))) {
            Client anna = new Client(server).register("Anna");
            String game = anna.post("/api/games", TABLE).text("id");
            anna.post("/api/games/" + game + "/start?fill=random", null);
            Admin admin = new Admin(database);
            assertThat(admin.games("running", 10)).hasSize(1).first().satisfies(line -> {
                assertThat(line.id()).isEqualTo(game);
                assertThat(line.title()).isEqualTo("Evening");
            });
            assertThat(admin.games("open", 10)).isEmpty();
            assertThatThrownBy(() -> admin.rotateSecret(game, 1)).hasMessageContaining("no person holds seat 1");

            String secret = admin.rotateSecret(game, 0);
            // the running server notices by itself
            await(
                    "the seat is no longer Anna's",
                    () -> anna.get("/api/games/" + game + "/view?seat=0").status() == 403);
            Client heir = new Client(server);
            assertThat(heir.post("/api/recover", "{\"secret\":\"" + secret + "\"}")
                            .status())
                    .isEqualTo(200);
            assertThat(heir.get("/api/games/" + game + "/view?seat=0").status()).isEqualTo(200);
        }
    }

    @ParameterizedTest
    @Tag("slow")
    @ArgumentsSource(EachDatabase.class)
    void aForgottenPasswordIsReplaced(Databases databases) throws Exception {
        String address = databases.fresh();
        try (Server server = Server.start(settings(address));
                Database database = Database.open(settings(address))) {
            Client anna = new Client(server).register("Anna");
            Client bot = anna.withToken(
                    anna.post("/api/tokens", "{\"label\":\"bot\"}").text("token"));
            Admin admin = new Admin(database);
            assertThatThrownBy(() -> admin.newPassword("Bert")).hasMessage("nobody has the name Bert");

            String password = admin.newPassword("ANNA");
            // the running server notices by itself
            await("Anna is logged out", () -> anna.get("/api/me").status() == 401);
            await("so is her program", () -> bot.get("/api/me").status() == 401);
            assertThat(new Client(server).post("/api/session", LOG_IN).status()).isEqualTo(401);
            String right = LOG_IN.replace("correct horse", password);
            assertThat(new Client(server).post("/api/session", right).status()).isEqualTo(200);
            assertThat(admin.newPassword("Anna")).isNotEqualTo(password);
        }
    }
}
