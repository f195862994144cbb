package autobahn.server.table;

import static org.assertj.core.api.Assertions.assertThat;

import autobahn.edition.Editions;
import autobahn.engine.Box;
import autobahn.engine.Event;
import autobahn.engine.Playthrough;
import autobahn.format.FormatException;
import autobahn.format.GameRecord;
import autobahn.format.Records;
import autobahn.server.settings.Limits;
import autobahn.server.settings.Settings;
import autobahn.server.store.Database;
import java.time.Duration;
import java.util.List;
import java.util.Random;
import org.jdbi.v3.core.statement.PreparedBatch;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** How people play, worked out from finished games. */
@Tag("slow")
class StatisticsTest extends OnEachDatabase {
    private static final Box BOX = new Box(Editions.standard());
    private static final long PATIENCE_NANOS = Duration.ofMinutes(2).toNanos();
    private static final int GAMES = 20_000;

    private static void register(Browser browser, String name) {
        Browser.Reply made = browser.post("/api/accounts", "{'name':'" + name + "','password':'correct horse'}");
        assertThat(made.status()).as(made.text()).isEqualTo(201);
    }

    /** A game that Ann and Bob have played to its end by random moves, each for themselves. */
    private String finished(boolean listed) {
        String game = ann.table(TWO, "[{'kind':'me','name':'Ann'},{'kind':'open'}]", ",'listed':" + listed);
        String invitation =
                ann.get("/api/games/" + game).body().get("invitation").stringValue();
        bob.put("/api/games/" + game + "/seats/1", "{'name':'Bob','invitation':'" + invitation + "'}");
        assertThat(ann.post("/api/games/" + game + "/start", "{}").status()).isEqualTo(200);
        Random random = new Random(7);
        while (true) {
            JsonNode toMove = ann.get("/api/games/" + game).body().get("toMove");
            if (toMove.isNull()) {
                return game;
            }
            int seat = toMove.intValue();
            Rooms.playOn(seat == 0 ? ann : bob, game, seat, 500, random);
        }
    }

    private JsonNode counted(String game) {
        for (long end = System.nanoTime() + PATIENCE_NANOS; ; ) {
            JsonNode seats = ann.get("/api/games/" + game + "/stats").body().get("seats");
            if (!seats.isEmpty()) {
                return seats;
            }
            assertThat(System.nanoTime()).as("the game is counted").isLessThan(end);
            Thread.onSpinWait();
        }
    }

    private static JsonNode of(Browser asker, String name, String pool) {
        return asker.get("/api/accounts/" + name + "/stats?pool=" + pool).body();
    }

    @Test
    void aGameIsCountedAsItsRecordTells() throws FormatException {
        register(ann, "Ann");
        register(bob, "Bob");
        String game = finished(true);
        JsonNode seats = counted(game);
        assertThat(seats).hasSize(2);
        GameRecord record =
                Records.read(ann.get("/api/games/" + game + "/record").text());
        int[] sections = new int[2];
        int[] turns = new int[2];
        Playthrough last = Records.replay(
                BOX,
                record,
                moment -> moment.events().forEach(event -> {
                    if (event instanceof Event.SectionBuilt built) {
                        sections[built.seat()]++;
                    } else if (event instanceof Event.TurnBegan turn) {
                        turns[turn.seat()]++;
                    }
                }));
        for (int seat = 0; seat < 2; seat++) {
            JsonNode figures = seats.get(seat).get("figures");
            assertThat(figures.get("sections").intValue()).isEqualTo(sections[seat]);
            assertThat(figures.get("turns").intValue()).isEqualTo(turns[seat]);
            assertThat(figures.get("points").intValue())
                    .isEqualTo(last.game().scores().get(seat).total());
            int parts = List.of("lobby", "network", "trade", "service", "finance", "planning", "customs").stream()
                    .mapToInt(part -> figures.get(part).intValue())
                    .sum();
            assertThat(parts).isEqualTo(figures.get("points").intValue());
            assertThat(seats.get(seat).get("opening")).hasSize(3);
        }
        JsonNode stats = of(bob, "Ann", "two");
        assertThat(stats.get("games").intValue()).isEqualTo(1);
        assertThat(stats.at("/means/sections").doubleValue()).isEqualTo(sections[0]);
        assertThat(stats.at("/against/0/name").stringValue()).isEqualTo("Bob");
        assertThat(stats.at("/openings/0/games").intValue()).isEqualTo(1);
        int ann = stats.at("/percentile/points").intValue();
        int bob = of(this.bob, "Bob", "two").at("/percentile/points").intValue();
        assertThat(ann + bob).isEqualTo(100); // of two seats
        assertThat(of(this.bob, "Ann", "solo").get("games").intValue()).isZero();
    }

    @Test
    void privateGamesCountForOneselfAlone() {
        register(ann, "Ann");
        register(bob, "Bob");
        String game = finished(false);
        counted(game);
        assertThat(of(ann, "Ann", "two").get("games").intValue()).isEqualTo(1);
        assertThat(of(bob, "Ann", "two").get("games").intValue()).isZero();
        assertThat(rooms.browser().get("/api/games/" + game + "/stats").status())
                .isEqualTo(404);
        rooms.restart(); // and none is counted twice
        ann.at(rooms.port());
        assertThat(of(ann, "Ann", "two").get("games").intValue()).isEqualTo(1);
        assertThat(ann.get("/api/accounts/Ann/stats?pool=odd").status()).isEqualTo(400);
        assertThat(ann.get("/api/accounts/Ann/stats").status()).isEqualTo(400);
        assertThat(ann.get("/api/accounts/Nobody/stats?pool=two").status()).isEqualTo(404);
    }

    /** Percentiles and means of many games: the work is bounded by what one person has played, and by how many values there are. */
    @Test
    void manyGamesOfOthersCostNothing() {
        register(ann, "Ann");
        String game = ann.table(TWO, HOT_SEAT);
        try (Database database =
                Database.open(new Settings("127.0.0.1", 0, rooms.database, false, 1, Limits.none(), null))) {
            database.write(handle -> {
                try (PreparedBatch batch = handle.prepareBatch(
                        "insert into figure_counts (pool, figure, value, count) values ('two', 'points', ?, ?)")) {
                    for (int value = 0; value < 200; value++) {
                        batch.add(value, GAMES / 200);
                    }
                    batch.execute();
                }
                handle.execute(
                        "insert into seat_figures (game, seat, person, pool, shown, at, place, points, lobby, network, trade,"
                                + " service, finance, planning, customs, turns, sections, upgrades, stations, deliveries,"
                                + " technologies, routes, seconds, plays, opening) select ?, 0, id, 'two', 1, 1, 1, 150, 0, 0, 0,"
                                + " 0, 0, 0, 0, 40, 10, 1, 1, 1, 1, 1, 100, '1 2 3 4 5', 'build load' from people"
                                + " where name = 'Ann'",
                        game);
                return game;
            });
        }
        JsonNode stats = of(bob, "Ann", "two");
        assertThat(stats.at("/percentile/points").intValue()).isEqualTo(75);
        assertThat(stats.at("/means/points").doubleValue()).isEqualTo(150);
        assertThat(stats.at("/openings/0/opening/1").stringValue()).isEqualTo("load");
    }
}
