package autobahn.server.table;

import static org.assertj.core.api.Assertions.assertThat;

import autobahn.server.settings.Settings;
import autobahn.server.store.Clocks;
import autobahn.server.store.Database;
import autobahn.server.store.GameRow;
import autobahn.server.store.Games;
import autobahn.server.store.ServedTime.Moment;
import java.time.Instant;
import java.time.LocalTime;
import java.time.ZoneOffset;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import java.util.function.Predicate;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** Clocks count the time of people and nothing else, and what was agreed on follows once when it is up. */
@Tag("slow")
class ClocksTest extends AtATableOfTwo {
    private static final long MINUTE = TimeUnit.MINUTES.toMillis(1);
    private static final long HOUR = TimeUnit.HOURS.toMillis(1);
    private static final long DAY = TimeUnit.DAYS.toMillis(1);
    private static final String LIVE = ",'time':{'minutes':60,'increment':30,'expiry':'%s'}";
    private static final String TURNS = ",'pace':'turns','time':{'hours':48,'reserve':24,'expiry':'%s'}";

    @Override
    @BeforeEach
    void begin() {
        players = new Browser[] {ann, bob};
    }

    private void timed(String more) {
        game = ann.table(TWO, ME_AND_OPEN, ",'listed':true" + more);
        bob.put(path("/seats/1"), "{'name':'Bob'}");
        assertThat(ann.post(path("/start"), "{}").status()).isEqualTo(200);
    }

    private static void register(Browser browser, String name) {
        assertThat(browser.post("/api/accounts", "{'name':'" + name + "','password':'correct horse'}")
                        .status())
                .isEqualTo(201);
    }

    private int rating(String name) {
        return ann.get("/api/accounts/" + name).body().at("/ratings/0/rating").asInt(1500);
    }

    /** So much time has passed while a server was up. */
    private void pass(long millis) {
        rooms.stop();
        setServedTime("(select max(at) from (select millis as at from served_time"
                + " union all select max(since) from clocks) as known) + " + millis);
        restart();
    }

    private void setServedTime(String millis) {
        write("insert into served_time (id, millis) values (1, " + millis
                + ") on conflict (id) do update set millis = excluded.millis");
    }

    private long left() {
        return table().at("/clock/left").asLong(-1);
    }

    private long bank(int seat) {
        return table().at("/clock/banks")
                .valueStream()
                .filter(bank -> bank.get("seat").intValue() == seat)
                .findFirst()
                .orElseThrow()
                .get("bank")
                .longValue();
    }

    private int toMove() {
        return table().get("toMove").intValue();
    }

    /** Plays until it is another seat's turn; that seat. */
    private int endTurn() {
        int seat = toMove();
        Random random = new Random(1);
        for (int i = 0; i < 200 && toMove() == seat; i++) {
            Rooms.playOn(players[seat], game, seat, 1, random);
        }
        assertThat(toMove()).isNotEqualTo(seat);
        return toMove();
    }

    private JsonNode awaitTable(Predicate<JsonNode> wanted) {
        try (EventStream stream = ann.follow(path("/stream"), null)) {
            if (!wanted.test(table())) {
                stream.await(r -> r.event().equals("table") && wanted.test(table()));
            }
        }
        return table();
    }

    // --- What is agreed on -----------------------------------------------------------------------------------------

    @Test
    void aTableSaysWhatItHasAgreedOn() {
        game = ann.table(TWO, ME_AND_OPEN, ",'listed':true" + TURNS.formatted("ask"));
        assertThat(table().get("time").toString()).isEqualTo("{\"hours\":48,\"reserve\":24,\"expiry\":\"ask\"}");
        assertThat(table().has("clock")).as("before the start").isFalse();
        JsonNode open = ann.get("/api/games?show=open").body().at("/tables/0");
        assertThat(open.at("/time/hours").intValue()).isEqualTo(48);
        timed(LIVE.formatted("loss"));
        assertThat(table().get("time").toString()).isEqualTo("{\"minutes\":60,\"increment\":30,\"expiry\":\"loss\"}");
        JsonNode running = ann.get("/api/games?show=running").body().at("/tables/0");
        assertThat(running.at("/clock/running").intValue()).isEqualTo(toMove());
        assertThat(running.at("/clock/left").longValue()).isPositive();
    }

    @Test
    void whatMakesNoSenseIsRefused() {
        for (String time : List.of(
                "{'hours':24}",
                "{'minutes':0}",
                "{'minutes':601}",
                "{'minutes':30,'increment':601}",
                "{'minutes':30,'increment':-1}",
                "{'minutes':30,'reserve':1}",
                "{'increment':10}",
                "{'minutes':30,'expiry':'death'}",
                "{'minutes':30,'seconds':1}",
                "[]")) {
            assertThat(create(",'time':" + time)).as(time).isEqualTo(400);
        }
        for (String time :
                List.of("{'hours':5}", "{'hours':337}", "{'minutes':30}", "{'hours':24,'reserve':721}", "{}")) {
            assertThat(create(",'pace':'turns','time':" + time)).as(time).isEqualTo(400);
        }
        assertThat(create(",'pace':'turns','time':{'hours':6}")).isEqualTo(201);
    }

    private int create(String more) {
        return ann.post("/api/games", "{'options':" + TWO + ",'seats':" + ME_AND_OPEN + more + "}")
                .status();
    }

    // --- How clocks run --------------------------------------------------------------------------------------------

    @Test
    void aTurnCostsItsTimeAndBringsTheIncrement() {
        timed(LIVE.formatted("bot"));
        int first = toMove();
        pass(10 * MINUTE);
        assertThat(table().at("/clock/running").intValue()).isEqualTo(first);
        assertThat(left()).isBetween(30 * MINUTE, 50 * MINUTE);
        int second = endTurn();
        assertThat(bank(first)).isBetween(30 * MINUTE, 50 * MINUTE + 30_000);
        assertThat(bank(second)).isEqualTo(60 * MINUTE);
        assertThat(table().at("/clock/running").intValue()).isEqualTo(second);
        long before = bank(first);
        pass(5 * MINUTE);
        assertThat(bank(first)).as("it is not their turn").isEqualTo(before);
        endTurn();
        assertThat(bank(second)).isBetween(35 * MINUTE, 55 * MINUTE + 30_000);
    }

    @Test
    void aTurnThatIsTakenBackBringsNothing() {
        timed(LIVE.formatted("bot"));
        int first = toMove();
        pass(10 * MINUTE);
        endTurn();
        long before = bank(first);
        Browser.Reply undone = players[first].post(
                path("/undo"), "{'seat':" + first + ",'version':" + version() + ",'id':'undo-" + Browser.id() + "'}");
        if (undone.status() == 202) { // something was revealed, so that Bob is asked
            String request = undone.body().at("/undo/request").stringValue();
            players[1 - first].post(path("/undo/answer"), "{'request':'" + request + "','agree':true}");
        }
        assertThat(toMove()).isEqualTo(first);
        assertThat(table().at("/clock/running").intValue()).isEqualTo(first);
        assertThat(left()).isLessThanOrEqualTo(before - 30_000);
    }

    @Test
    void timeOfBotsDoesNotCount() {
        game = ann.table(TWO, "[{'kind':'me','name':'Ann'},{'kind':'bot','level':'random'}]", LIVE.formatted("bot"));
        awaitTable(table -> table.at("/clock/running").asInt(-1) == 0);
        assertThat(table().at("/clock/banks").size()).isEqualTo(1);
        ann.put(path("/seats/0/bot"), "{'level':'random'}");
        assertThat(table().at("/clock/running").isMissingNode()).isTrue();
        ann.delete(path("/seats/0/bot"));
        awaitTable(table -> table.at("/clock/running").asInt(-1) == 0
                || !"running".equals(table.get("status").asString("")));
    }

    @Test
    void whoeverLetsABotPlayAndComesBackHasNoMoreTimeThanBefore() {
        timed(TURNS.formatted("bot"));
        int first = toMove();
        pass(40 * HOUR);
        rooms.stop();
        try (Database database = Database.open(new Settings("", 0, rooms.database, false, 1))) {
            GameRow row = database.read(handle -> Games.find(handle, game).orElseThrow());
            Moment now = database.time().now();
            long before = due(database);
            seat(database, row, first, "random", now);
            assertThat(database.<Boolean>read(
                            handle -> Clocks.running(handle, game).isPresent()))
                    .isFalse();
            seat(database, row, first, null, now);
            assertThat(due(database)).isEqualTo(before);
        }
        restart();
    }

    private long due(Database database) {
        return database.read(
                handle -> Clocks.running(handle, game).orElseThrow().due());
    }

    private static void seat(Database database, GameRow row, int seat, String bot, Moment now) {
        database.write(handle -> {
            Games.touch(handle, row.id(), now.day());
            handle.execute("update seats set substitute = ? where game = ? and seat = ?", bot, row.id(), seat);
            Clocks.settle(handle, row, now, Clocks.Why.SEATED);
            return seat;
        });
    }

    @Test
    void clocksStandStillWhileTheServerIsDown() {
        timed(LIVE.formatted("loss"));
        long before = left();
        rooms.stop();
        long aDayAgo = System.currentTimeMillis() - DAY;
        write("update clocks set at = " + aDayAgo);
        write("update games set started = " + aDayAgo + ", updated = " + aDayAgo);
        write("update entries set at = " + aDayAgo);
        restart();
        assertThat(left()).isBetween(before - 30 * MINUTE, 60 * MINUTE);
        assertThat(status()).isEqualTo("running");
    }

    // --- When time is up -------------------------------------------------------------------------------------------

    @Test
    void aBotPlaysOnUntilThePersonIsBack() {
        timed(LIVE.formatted("bot"));
        int late = endTurn();
        pass(61 * MINUTE);
        JsonNode after = awaitTable(
                table -> table.at("/seats/" + late + "/left").asString("").equals("absent"));
        assertThat(after.at("/seats/" + late + "/substitute").stringValue()).isEqualTo("club");
        Browser.Reply back = players[late].delete(path("/seats/" + late + "/bot"));
        assertThat(back.status()).isEqualTo(200);
        assertThat(back.body().at("/seats/" + late + "/left").isMissingNode()).isTrue();
        assertThat(status()).isEqualTo("running");
    }

    @Test
    void aRatedGameIsLostByTime() {
        register(ann, "Ann");
        register(bob, "Bob");
        timed(",'rated':true,'time':{'minutes':60}");
        assertThat(table().at("/time/expiry").stringValue()).isEqualTo("loss");
        int late = endTurn();
        pass(61 * MINUTE);
        JsonNode after = awaitTable(table -> table.get("status").asString("").equals("finished"));
        assertThat(after.get("agreement").stringValue()).isEqualTo("expired");
        assertThat(after.at("/seats/" + late + "/left").stringValue()).isEqualTo("expired");
        assertThat(seats(after.at("/result/winners"))).containsExactly(1 - late);
        assertThat(rating(List.of("Ann", "Bob").get(late))).isEqualTo(1421);
        assertThat(rating(List.of("Ann", "Bob").get(1 - late))).isEqualTo(1579);
        restart();
        assertThat(rating(List.of("Ann", "Bob").get(late))).isEqualTo(1421);
        assertThat(players[late].delete(path("/seats/" + late + "/bot")).status())
                .isEqualTo(409);
    }

    @Test
    void theOthersAreAskedAndWhoeverIsLateMayStillDecide() {
        timed(TURNS.formatted("ask"));
        int late = endTurn();
        assertThat(standIn(1 - late, late).code()).isEqualTo("not-yet");
        pass(73 * HOUR);
        awaitTable(table -> table.at("/clock/up").asInt(-1) == late);
        assertThat(status()).isEqualTo("running");
        assertThat(table().at("/seats/" + late + "/left").isMissingNode()).isTrue();
        endTurn();
        assertThat(table().at("/clock/up").isMissingNode()).isTrue();
        endTurn();
        pass(73 * HOUR);
        awaitTable(table -> table.at("/clock/up").asInt(-1) == late);
        assertThat(standIn(late, late).code()).isEqualTo("not-other-player");
        JsonNode after = standIn(1 - late, late).body();
        assertThat(after.at("/seats/" + late + "/left").stringValue()).isEqualTo("absent");
    }

    private Browser.Reply standIn(int by, int seat) {
        return players[by].post(path("/seats/" + seat + "/stand-in"), "{}");
    }

    @Test
    void whoeverIsLateIsNotAskedBeforeTheOthersEndTheGame() {
        timed(LIVE.formatted("ask"));
        playOn(20);
        int late = endTurn();
        pass(200 * MINUTE);
        awaitTable(table -> table.at("/clock/up").asInt(-1) == late);
        JsonNode ended = propose(players[1 - late], 1 - late, COUNTED).body();
        assertThat(ended.get("status").stringValue()).isEqualTo("finished");
        assertThat(ended.at("/seats/" + late + "/left").stringValue()).isEqualTo("stalled");
    }

    @Test
    void twoNodesDecideOnce() {
        List<String> games = new ArrayList<>();
        for (int i = 0; i < 12; i++) {
            timed(LIVE.formatted("ask"));
            games.add(game);
        }
        rooms.stop();
        Map<String, Integer> before = changes();
        setServedTime("(select max(since) from clocks) + " + 61 * MINUTE);
        restart();
        Rooms second = kind == Databases.SQLITE ? null : new Rooms(rooms.database);
        try {
            for (String each : games) {
                game = each;
                awaitTable(table -> table.at("/clock/up").asInt(-1) == toMove());
            }
            before.forEach((id, changes) -> assertThat(changes().get(id)).isEqualTo(changes + 1));
        } finally {
            if (second != null) {
                second.close();
            }
        }
    }

    private Map<String, Integer> changes() {
        Map<String, Integer> found = new HashMap<>();
        read("select id, changes from games", row -> found.put(row.getString(1), row.getInt(2)));
        return found;
    }

    // --- Quiet hours and vacations ---------------------------------------------------------------------------------

    @Test
    void vacationsMakeDeadlinesLonger() {
        register(ann, "Ann");
        register(bob, "Bob");
        timed(TURNS.formatted("loss"));
        Browser player = players[toMove()];
        long before = left();
        assertThat(before).isLessThanOrEqualTo(3 * DAY);
        JsonNode rest = player.post("/api/me/rest/vacations", "{'ends':'" + later(10) + "'}")
                .body();
        assertThat(rest.get("daysLeft").intValue()).isEqualTo(20);
        assertThat(left()).isGreaterThan(before + 9 * DAY);
        assertThat(players[1 - toMove()]
                        .get("/api/me/rest")
                        .body()
                        .at("/vacations")
                        .size())
                .isZero();
        String vacation = rest.at("/vacations/0/id").stringValue();
        assertThat(players[1 - toMove()]
                        .delete("/api/me/rest/vacations/" + vacation)
                        .status())
                .as("another's")
                .isEqualTo(404);
        JsonNode back = player.delete("/api/me/rest/vacations/" + vacation).body();
        assertThat(back.get("vacations").size()).isZero();
        assertThat(back.get("daysLeft").intValue()).isEqualTo(29);
        assertThat(left()).isBetween(before - HOUR, before);
    }

    @Test
    void thereAreSoManyDaysOfVacationInAYear() {
        register(ann, "Ann");
        assertThat(vacation(later(40), later(71)).code()).isEqualTo("no-vacation-left");
        assertThat(vacation(later(40), later(60)).status()).isEqualTo(201);
        assertThat(vacation(later(50), later(70)).code()).isEqualTo("on-vacation");
        assertThat(vacation(later(80), later(91)).code()).isEqualTo("no-vacation-left");
        assertThat(vacation(later(80), later(90)).status()).isEqualTo(201);
        assertThat(vacation(later(-3), later(-1)).code()).isEqualTo("short-vacation");
        assertThat(vacation("tomorrow", later(3)).status()).isEqualTo(400);
        assertThat(vacation("+999999999-12-31T23:59:59Z", "+999999999-12-31T23:59:59Z")
                        .status())
                .isEqualTo(400);
    }

    private Browser.Reply vacation(String begins, String ends) {
        return ann.post("/api/me/rest/vacations", "{'begins':'" + begins + "','ends':'" + ends + "'}");
    }

    private static String later(int days) {
        return Instant.now()
                .plus(days, ChronoUnit.DAYS)
                .truncatedTo(ChronoUnit.SECONDS)
                .toString();
    }

    @Test
    void quietHoursHoldFromTheNextTurnOn() {
        register(ann, "Ann");
        register(bob, "Bob");
        timed(TURNS.formatted("bot"));
        int first = toMove();
        long before = left();
        for (Browser player : players) {
            assertThat(player.put("/api/me/rest/quiet", "{'zone':'Asia/Tokyo','begins':'20:00','ends':'08:00'}")
                            .body()
                            .at("/quiet/begins")
                            .stringValue())
                    .isEqualTo("20:00");
        }
        assertThat(left()).isLessThanOrEqualTo(before);
        assertThat(endTurn()).isNotEqualTo(first);
        assertThat(left()).as("three days of twelve hours each").isGreaterThan(5 * DAY);
        assertThat(players[first].delete("/api/me/rest/quiet").body().has("quiet"))
                .isFalse();
    }

    /** As it can come when no server was up for some hours while the clock ran. */
    @Test
    void nobodysTimeIsUpInTheirNight() {
        timed(TURNS.formatted("ask"));
        int late = endTurn();
        rooms.stop();
        int minute = LocalTime.now(ZoneOffset.UTC).toSecondOfDay() / 60;
        write("update clocks set quiet = 'UTC " + (minute + 23 * 60) % (24 * 60) + " " + (minute + 60) % (24 * 60)
                + "'");
        setServedTime("(select max(since) from clocks) + " + 73 * HOUR);
        restart();
        awaitTable(table -> table.at("/clock/left").asLong(0) > 0);
        assertThat(left()).isLessThanOrEqualTo(HOUR);
        assertThat(table().at("/clock/up").isMissingNode()).isTrue();
        assertThat(status()).isEqualTo("running");
        rooms.stop();
        write("update clocks set quiet = null");
        setServedTime("(select max(due) from clocks) + 1");
        restart();
        awaitTable(table -> table.at("/clock/up").asInt(-1) == late);
    }

    @Test
    void quietHoursThatMakeNoSenseAreRefused() {
        register(ann, "Ann");
        for (String quiet : List.of(
                "{'zone':'Europe/Berlin','begins':'08:00','ends':'21:00'}",
                "{'zone':'Europe/Berlin','begins':'08:00','ends':'08:00'}",
                "{'zone':'Europe/Atlantis','begins':'22:00','ends':'07:00'}",
                "{'zone':'../../etc','begins':'22:00','ends':'07:00'}",
                "{'zone':'Europe/Berlin','begins':'24:00','ends':'07:00'}",
                "{'zone':'Europe/Berlin','begins':'22:00'}",
                "{}")) {
            assertThat(ann.put("/api/me/rest/quiet", quiet).status()).as(quiet).isEqualTo(400);
        }
    }
}
