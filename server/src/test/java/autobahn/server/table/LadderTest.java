package autobahn.server.table;

import static org.assertj.core.api.Assertions.assertThat;

import autobahn.server.Server;
import autobahn.server.settings.Limits;
import autobahn.server.settings.Settings;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.function.BooleanSupplier;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.Parameter;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.ArgumentsSource;
import tools.jackson.databind.JsonNode;

/** Programs are given games against each other, each once, and stay among themselves. */
@Tag("slow")
@ParameterizedClass
@ArgumentsSource(EachDatabase.class)
class LadderTest {
    private static final String SOLO =
            "{'players':1,'solo':{'hard':false,'fasterTrucks':false,'developOnPassing':false,"
                    + "'developOnSkipping':false,'promotions':0}}";

    @Parameter
    Databases kind;

    private String database;
    private Server server;
    private Browser owner;

    @BeforeEach
    void open() {
        database = kind.fresh();
        server = start(6);
        owner = account(server, "Ann");
    }

    @AfterEach
    void close() {
        server.close();
    }

    private Server start(int games) {
        return Server.start(
                new Settings("127.0.0.1", 0, database, false, 1, Limits.none().withLadder(games), null));
    }

    private static Browser account(Server server, String name) {
        Browser browser = new Browser(server.port());
        Browser.Reply made = browser.post("/api/accounts", "{'name':'" + name + "','password':'correct horse'}");
        assertThat(made.status()).as(made.text()).isEqualTo(201);
        return browser;
    }

    private static Browser token(Server server, Browser owner) {
        return Browser.program(
                server.port(),
                owner.post("/api/tokens", "{'label':'bot'}").body().get("token").stringValue());
    }

    /** An account that is a program and on the ladder, and what it plays by. */
    private static Browser entered(Server server, String name) {
        return enter(program(server, name));
    }

    private static Browser program(Server server, String name) {
        Browser browser = account(server, name);
        assertThat(browser.put("/api/me/program", "{}").status()).isEqualTo(204);
        return token(server, browser);
    }

    private static Browser enter(Browser program) {
        Browser.Reply entered = program.put("/api/me/ladder", "{}");
        assertThat(entered.status()).as(entered.text()).isEqualTo(204);
        return program;
    }

    private static void await(BooleanSupplier wanted) {
        while (!wanted.getAsBoolean()) {
            try {
                Thread.sleep(50);
            } catch (InterruptedException e) {
                throw new IllegalStateException(e);
            }
        }
    }

    private void write(String sql) {
        try (Connection connection = DriverManager.getConnection(database);
                Statement statement = connection.createStatement()) {
            statement.execute(sql);
        } catch (SQLException e) {
            throw new IllegalStateException(e);
        }
    }

    private JsonNode ladder() {
        return owner.get("/api/ladder").body();
    }

    private List<JsonNode> latest() {
        return ladder().get("latest").valueStream().toList();
    }

    private static String side(JsonNode game, int seat) {
        return game.at("/sides/" + seat + "/name").stringValue();
    }

    private List<JsonNode> ranking(String pool) {
        return owner.get("/api/ranking?pool=" + pool)
                .body()
                .get("ranked")
                .valueStream()
                .toList();
    }

    @Test
    void programsAreGivenTwoGamesAndRatedAmongThemselves() {
        Map<String, Browser> programs = new HashMap<>();
        programs.put("Uno", entered(server, "Uno"));
        programs.put("Due", entered(server, "Due"));
        await(() -> latest().size() == 2);
        assertThat(latest()).allMatch(game -> !game.get("over").booleanValue());
        assertThat(latest().stream().map(game -> side(game, 0))).containsExactlyInAnyOrder("Uno", "Due");
        assertThat(latest().stream().map(game -> side(game, 1))).containsExactlyInAnyOrder("Uno", "Due");
        assertThat(ladder().get("members"))
                .hasSize(2)
                .allMatch(member -> member.get("plays").booleanValue());
        assertThat(owner.get("/api/games?show=running").body().get("tables"))
                .as("people's tables are not lost among them")
                .isEmpty();
        List<Long> seeds = new ArrayList<>();
        for (JsonNode game : latest()) {
            String id = game.get("game").stringValue();
            JsonNode table = owner.get("/api/games/" + id).body(); // anybody may watch
            assertThat(table.get("rated").booleanValue()).isTrue();
            assertThat(table.at("/time/minutes").intValue()).isEqualTo(LadderSteps.MINUTES);
            Random random = new Random(id.hashCode());
            while (true) {
                JsonNode toMove = owner.get("/api/games/" + id).body().get("toMove");
                if (toMove.isNull()) {
                    break;
                }
                Rooms.playOn(programs.get(side(game, toMove.intValue())), id, toMove.intValue(), 1_000, random);
            }
            seeds.add(
                    owner.get("/api/games/" + id + "/record").body().get("seed").longValue());
        }
        assertThat(seeds).as("what one has seen says nothing about the other").doesNotHaveDuplicates();
        assertThat(latest()).allSatisfy(game -> {
            assertThat(game.get("over").booleanValue()).isTrue();
            assertThat(game.at("/sides/0/points").isNumber()).isTrue();
        });
        assertThat(ranking("ladder"))
                .hasSize(2)
                .allMatch(one -> one.get("games").intValue() == 2);
        assertThat(ranking("two")).isEmpty();
        assertThat(owner.get("/api/accounts/Uno").body().get("program").booleanValue())
                .isTrue();
        assertThat(owner.get("/api/accounts/Uno/ratings/ladder").body().get("points"))
                .hasSize(2);
        assertThat(owner.get("/api/accounts/Ann").body().get("program").booleanValue())
                .isFalse();

        // Leaving and entering again brings the next games no sooner; once the pause is over, they come.
        Browser uno = programs.get("Uno");
        assertThat(uno.delete("/api/me/ladder").status()).isEqualTo(204);
        assertThat(ladder().get("members")).hasSize(1);
        assertThat(uno.put("/api/me/ladder", "{}").status()).isEqualTo(204);
        new LadderRounds(server).pass(owner);
        assertThat(latest()).hasSize(2);
        write("update ladder set paired = paired - " + LadderSteps.PAUSE_MILLIS);
        await(() -> latest().size() == 4);
    }

    /** Whatever the watch does meanwhile: two of its looks have passed. */
    private record LadderRounds(Server server) {
        void pass(Browser browser) {
            long until = System.nanoTime() + 7_000_000_000L;
            await(() -> browser.get("/health/live").status() == 200 && System.nanoTime() > until);
        }
    }

    @Test
    void aSilentProgramLosesByTimeAndIsGivenNoMore() {
        entered(server, "Uno");
        entered(server, "Due");
        await(() -> latest().size() == 2);
        // Ten minutes have passed since each clock began to run.
        write("update clocks set since = since - 600001, due = 0");
        write("update games set changes = changes + 1 where host = 'ladder'");
        await(() -> latest().stream().allMatch(game -> game.get("over").booleanValue()));
        for (JsonNode game : latest()) {
            JsonNode table =
                    owner.get("/api/games/" + game.get("game").stringValue()).body();
            assertThat(table.get("agreement").stringValue()).isEqualTo("expired");
            assertThat(game.at("/sides/0/place").intValue()
                            + game.at("/sides/1/place").intValue())
                    .isEqualTo(3);
        }
        assertThat(ladder().get("members").size()).isLessThan(2);
        assertThat(ranking("ladder")).hasSize(2);
    }

    @Test
    void nobodyElseEntersAndProgramsStayAmongThemselves() {
        assertThat(owner.put("/api/me/ladder", "{}").code()).isEqualTo("no-program");
        assertThat(token(server, owner).put("/api/me/program", "{}").code()).isEqualTo("not-by-token");
        assertThat(new Browser(server.port()).put("/api/me/ladder", "{}").status())
                .isEqualTo(401);

        // Whoever has a part in what people are compared by keeps it: at a rated table, by a rating, in a contest.
        String rated = owner.table(SOLO, "[{'kind':'me'}]", ",'rated':true");
        assertThat(owner.put("/api/me/program", "{}").code()).isEqualTo("played-as-person");
        assertThat(owner.post("/api/games/" + rated + "/seats/0/resign", "{}").status())
                .isEqualTo(200);
        assertThat(owner.put("/api/me/program", "{}").code()).isEqualTo("played-as-person");
        String contest = owner.post(
                        "/api/contests",
                        "{'title':'Cup','format':'swiss','options':{'players':2},'closes':'"
                                + Instant.now().plusSeconds(3600) + "'}")
                .body()
                .at("/contest/id")
                .stringValue();
        Browser cyd = account(server, "Cyd");
        assertThat(cyd.post("/api/contests/" + contest + "/join", "{}").status())
                .isEqualTo(200);
        assertThat(cyd.put("/api/me/program", "{}").code()).isEqualTo("played-as-person");

        Browser dan = account(server, "Dan");
        assertThat(dan.put("/api/me/program", "{}").status()).isEqualTo(204);
        assertThat(dan.put("/api/me/program", "{}").status()).as("sent again").isEqualTo(204);
        assertThat(dan.post("/api/games", "{'options':" + SOLO + ",'seats':[{'kind':'me'}],'rated':true}")
                        .code())
                .isEqualTo("program");
        String open = owner.table("{'players':2}", "[{'kind':'me'},{'kind':'open'}]", ",'listed':true,'rated':true");
        assertThat(dan.put("/api/games/" + open + "/seats/1", "{'name':'Dan'}").code())
                .isEqualTo("program");
        assertThat(dan.post("/api/contests/" + contest + "/join", "{}").code()).isEqualTo("program");
        assertThat(dan.post("/api/games", "{'options':" + SOLO + ",'seats':[{'kind':'me'}]}")
                        .status())
                .as("what nobody is compared by is open")
                .isEqualTo(201);
    }

    @Test
    void aGameOfTheLadderHasNoWayOut() {
        Map<String, Browser> programs = Map.of("Uno", entered(server, "Uno"), "Due", entered(server, "Due"));
        await(() -> latest().size() == 2);
        String id = latest().getFirst().get("game").stringValue();
        String path = "/api/games/" + id;
        JsonNode table = owner.get(path).body();
        int seat = table.get("toMove").intValue();
        Browser mover = programs.get(side(latest().getFirst(), seat));
        assertThat(mover.put(path + "/seats/" + seat + "/bot", "{'level':'master'}")
                        .code())
                .isEqualTo("ladder");
        assertThat(mover.get(path + "/hint?seat=" + seat).code()).isEqualTo("rated");
        for (String kindOfEnd : List.of("counted", "broken-off")) {
            assertThat(mover.post(
                                    path + "/end",
                                    "{'seat':" + seat + ",'version':" + table.get("version") + ",'id':'" + Browser.id()
                                            + "','kind':'" + kindOfEnd + "'}")
                            .code())
                    .isEqualTo("ladder");
        }
        assertThat(mover.post(path + "/abandon", "{'version':" + table.get("version") + "}")
                        .status())
                .isEqualTo(403);
        assertThat(mover.get(path + "/view?seat=" + (1 - seat)).status()).isEqualTo(403);
        assertThat(owner.put(path + "/seats/0", "{'name':'Ann'}").status()).isEqualTo(409);
        assertThat(mover.get(path + "/record").text()).doesNotContain("\"seed\"");
        // Giving it up is losing it, and the other has won.
        assertThat(mover.post(path + "/seats/" + seat + "/resign", "{}").status())
                .isEqualTo(200);
        assertThat(latest().stream()
                        .filter(game -> game.get("game").stringValue().equals(id))
                        .findFirst()
                        .orElseThrow()
                        .at("/sides/" + seat + "/place")
                        .intValue())
                .isEqualTo(2);
    }

    /** Each program has its two games, and the host's bound holds, however many nodes look. */
    @Test
    void gamesAreGivenOnceAndNoMoreThanTheHostAllows() {
        Server second = kind == Databases.POSTGRESQL ? start(6) : null;
        try {
            List<Browser> programs = IntStream.range(0, 9)
                    .mapToObj(
                            i -> program(second != null && i % 2 == 0 ? second : server, "Program " + (char) ('A' + i)))
                    .toList();
            programs.parallelStream().forEach(LadderTest::enter);
            await(() -> latest().size() >= 6);
            new LadderRounds(server).pass(owner);
            assertThat(latest()).as("six at a time").hasSize(6);
            Map<String, Integer> games = new HashMap<>();
            latest().forEach(game ->
                    IntStream.range(0, 2).forEach(seat -> games.merge(side(game, seat), 1, Integer::sum)));
            assertThat(games).hasSize(6).values().containsOnly(2);
            // One meeting ends: those who have waited since they came are next, not those who have just played.
            JsonNode first = latest().getFirst();
            String[] met = {side(first, 0), side(first, 1)};
            write(
                    "update games set status = 'abandoned', to_move = null, changes = changes + 1 where id in (select game from"
                            + " ladder_games where one in (select id from people where name in ('" + met[0] + "', '"
                            + met[1]
                            + "')))");
            new LadderRounds(server).pass(owner);
            assertThat(latest()).as("fast games keep their places for a while").hasSize(6);
            write("update ladder_games set started = started - " + LadderSteps.PAUSE_MILLIS);
            await(() -> latest().size() >= 8);
            JsonNode next = latest().getFirst();
            assertThat(games).doesNotContainKeys(side(next, 0), side(next, 1));
        } finally {
            if (second != null) {
                second.close();
            }
        }
    }

    @Test
    void withoutALadderNobodyEnters() {
        Browser uno = account(server, "Uno");
        assertThat(uno.put("/api/me/program", "{}").status()).isEqualTo(204);
        server.close();
        server = start(0);
        assertThat(uno.at(server.port()).put("/api/me/ladder", "{}").code()).isEqualTo("no-ladder");
        assertThat(owner.at(server.port())
                        .get("/api/ladder")
                        .body()
                        .get("games")
                        .intValue())
                .isZero();
    }

    @Test
    void aDeletedProgramLeaves() {
        Browser uno = account(server, "Uno");
        assertThat(uno.put("/api/me/program", "{}").status()).isEqualTo(204);
        assertThat(uno.put("/api/me/ladder", "{}").status()).isEqualTo(204);
        entered(server, "Due");
        await(() -> latest().size() == 2);
        assertThat(uno.post("/api/me/deletion", "{'password':'correct horse'}").status())
                .isEqualTo(204);
        await(() -> latest().stream().allMatch(game -> game.get("over").booleanValue()));
        assertThat(ladder().get("members")).hasSize(1);
        assertThat(latest().getFirst().get("sides").valueStream().filter(side -> !side.has("name")))
                .hasSize(1);
        assertThat(ranking("ladder"))
                .singleElement()
                .satisfies(one -> assertThat(one.get("name").stringValue()).isEqualTo("Due"));
    }
}
