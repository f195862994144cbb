package autobahn.server.table;

import static org.assertj.core.api.Assertions.assertThat;

import autobahn.edition.Editions;
import autobahn.engine.Box;
import autobahn.engine.Options;
import autobahn.engine.Playthrough;
import autobahn.format.FormatException;
import autobahn.format.GameRecord;
import autobahn.format.Records;
import autobahn.server.settings.Limits;
import autobahn.server.settings.Settings;
import autobahn.server.store.Database;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** The daily deal: the same for everybody, and no result that does not replay. */
@Tag("slow")
class DailyTest extends OnEachDatabase {
    private static final Box BOX = new Box(Editions.standard());

    private static void register(Browser browser, String name) {
        Browser.Reply made = browser.post("/api/accounts", "{'name':'" + name + "','password':'correct horse'}");
        assertThat(made.status()).as(made.text()).isEqualTo(201);
    }

    private JsonNode deal() {
        return ann.get("/api/daily").body();
    }

    private static GameRecord played(JsonNode deal, int moves, long by) {
        return played(options(deal), Long.parseLong(deal.get("seed").stringValue()), moves, by);
    }

    private static Options options(JsonNode deal) {
        try {
            return Records.options(deal.get("options").toString());
        } catch (FormatException e) {
            throw new AssertionError(e);
        }
    }

    /** A game of random moves. */
    private static GameRecord played(Options options, long seed, int moves, long by) {
        Random random = new Random(by);
        Playthrough game = Playthrough.begin(BOX, options, seed);
        for (int i = 0; i < moves && !game.game().isOver(); i++) {
            List<String> legal =
                    new ArrayList<>(game.game().view(game.game().seatToMove()).moves());
            game = game.play(legal.get(random.nextInt(legal.size())));
        }
        return GameRecord.of(game);
    }

    private static GameRecord whole(JsonNode deal, long by) {
        GameRecord record = played(deal, 10_000, by);
        assertThat(record.result()).isNotNull();
        return record;
    }

    private static Browser.Reply send(Browser browser, String day, String record) {
        return browser.post("/api/daily/" + day, "{\"record\":" + record.replace('\'', ' ') + "}");
    }

    private static Browser.Reply send(Browser browser, JsonNode deal, GameRecord record) {
        return send(browser, deal.get("day").stringValue(), Records.write(record));
    }

    @Test
    void everybodyHasTheSameDealAndMayWatchOthersOncePlayed() {
        register(ann, "Ann");
        register(bob, "Bob");
        JsonNode deal = deal();
        assertThat(bob.get("/api/daily").body()).isEqualTo(deal);
        rooms.restart();
        ann.at(rooms.port());
        bob.at(rooms.port());
        assertThat(bob.get("/api/daily").body()).isEqualTo(deal);
        String day = deal.get("day").stringValue();

        GameRecord record = whole(deal, 1);
        Browser.Reply sent = send(ann, deal, record);
        assertThat(sent.status()).as(sent.text()).isEqualTo(200);
        int points = record.result().scores().getFirst().total();
        assertThat(sent.body().get("points").intValue()).isEqualTo(points);
        assertThat(sent.body().get("lead").intValue())
                .isEqualTo(points - record.result().scores().get(1).total());
        assertThat(send(ann, deal, record).body()).isEqualTo(sent.body()); // sent again

        JsonNode board = bob.get("/api/daily/" + day).body();
        assertThat(board.at("/best/0/name").stringValue()).isEqualTo("Ann");
        assertThat(board.get("watch").booleanValue()).isFalse();
        assertThat(board.has("mine")).isFalse();
        assertThat(bob.get("/api/daily/" + day + "/records/Ann").code()).isEqualTo("not-played");

        assertThat(send(bob, deal, whole(deal, 2)).status()).isEqualTo(200);
        JsonNode after = bob.get("/api/daily/" + day).body();
        assertThat(after.get("watch").booleanValue()).isTrue();
        assertThat(after.get("best")).hasSize(2);
        assertThat(after.get("best").valueStream().map(one -> one.get("points").intValue()))
                .isSortedAccordingTo((a, b) -> b - a);
        JsonNode watched = bob.get("/api/daily/" + day + "/records/ann").body();
        assertThat(watched.get("moves").valueStream().map(JsonNode::stringValue).toList())
                .isEqualTo(record.moves());
        assertThat(bob.get("/api/daily/" + day + "/records/Cyd").status()).isEqualTo(404);

        JsonNode month =
                ann.get("/api/daily/months/" + day.substring(0, 7)).body().get("best");
        assertThat(month).hasSize(2);
        assertThat(month.get(0).get("days").intValue()).isEqualTo(1);
        assertThat(ann.get("/api/me/streak").body().get("current").intValue()).isEqualTo(1);
    }

    @Test
    void aProgramHasNoPart() {
        register(ann, "Ann");
        assertThat(ann.put("/api/me/program", "{}").status()).isEqualTo(204);
        JsonNode deal = deal();
        assertThat(send(ann, deal, whole(deal, 9)).code()).isEqualTo("program");
        assertThat(ann.get("/api/daily/" + deal.get("day").stringValue())
                        .body()
                        .get("played")
                        .intValue())
                .isZero();
    }

    @Test
    void forgedResultsAreRefused() {
        register(ann, "Ann");
        JsonNode deal = deal();
        String day = deal.get("day").stringValue();
        GameRecord record = whole(deal, 3);
        long seed = Long.parseLong(deal.get("seed").stringValue());

        assertThat(send(ann, deal, played(options(deal), seed + 1, 10_000, 3)).code())
                .isEqualTo("other-deal");
        Options other = new Options(
                1, new Options.Solo(false, true, false, false, 0), options(deal).features());
        assertThat(send(ann, deal, played(other, seed, 10_000, 3)).code()).isEqualTo("other-deal");
        assertThat(send(ann, deal, played(Options.players(2), seed, 10_000, 3)).code())
                .isEqualTo("other-deal");
        assertThat(send(ann, deal, record.withoutSeed()).code()).isEqualTo("other-deal");
        assertThat(send(ann, deal, played(deal, 20, 3)).code()).isEqualTo("unfinished");

        List<String> swapped = new ArrayList<>(record.moves());
        swapped.set(10, swapped.get(11));
        assertThat(send(ann, deal, with(record, swapped)).code()).isEqualTo("bad-record");
        List<String> longer =
                Stream.concat(record.moves().stream(), record.moves().stream()).toList();
        assertThat(send(ann, deal, with(record, longer)).code()).isEqualTo("bad-record");
        String better = Records.write(record)
                .replace("\"total\": " + record.result().scores().getFirst().total(), "\"total\": 999");
        assertThat(better).contains("999");
        assertThat(send(ann, day, better).code()).isEqualTo("bad-record");
        assertThat(send(ann, day, "{}").code()).isEqualTo("bad-record");
        assertThat(ann.post("/api/daily/" + day, "{}").status()).isEqualTo(400);

        String tomorrow = LocalDate.parse(day).plusDays(1).toString();
        assertThat(send(ann, tomorrow, Records.write(record)).code()).isEqualTo("no-such-deal");
        assertThat(send(ann, "yesterday", Records.write(record)).code()).isEqualTo("no-such-deal");
        assertThat(ann.get("/api/daily/" + tomorrow).status()).isEqualTo(404);
        assertThat(ann.get("/api/daily/" + day).body().get("played").intValue()).isZero();

        assertThat(send(ann, deal, record).status()).isEqualTo(200);
        assertThat(send(ann, deal, whole(deal, 4)).code()).isEqualTo("sent-already");
        register(bob, "Bob");
        assertThat(send(bob, deal, record).code()).isEqualTo("copied");
        assertThat(ann.get("/api/daily/" + day).body().get("played").intValue()).isEqualTo(1);
    }

    private static GameRecord with(GameRecord record, List<String> moves) {
        return new GameRecord(
                record.format(),
                record.rules(),
                record.edition(),
                record.editionHash(),
                record.options(),
                record.seed(),
                moves,
                null,
                null);
    }

    /** A deal of some days ago, as if somebody had asked for it then. */
    private JsonNode earlier(JsonNode deal, int days) {
        String day =
                LocalDate.parse(deal.get("day").stringValue()).minusDays(days).toString();
        try (Database database =
                Database.open(new Settings("127.0.0.1", 0, rooms.database, false, 1, Limits.none(), null))) {
            database.write(handle -> handle.execute(
                    "insert into daily_deals (day, seed, options, edition, rules, created)"
                            + " select ?, seed, options, edition, rules, created from daily_deals where day = ?",
                    day,
                    deal.get("day").stringValue()));
        }
        return Browser.JSON.readTree(deal.toString().replace(deal.get("day").stringValue(), day));
    }

    @Test
    void resultsMayBeSentLaterButNotForEver() {
        register(ann, "Ann");
        JsonNode deal = deal();
        GameRecord record = whole(deal, 5);
        assertThat(send(ann, earlier(deal, Daily.SENT_WITHIN_DAYS), record).status())
                .isEqualTo(200);
        assertThat(send(ann, earlier(deal, Daily.SENT_WITHIN_DAYS + 1), record).code())
                .isEqualTo("too-late");
        assertThat(ann.get("/api/me/streak").body().get("current").intValue()).isZero();
        assertThat(ann.get("/api/me/streak").body().get("longest").intValue()).isEqualTo(1);
    }

    @Test
    void aGuestIsOnTheListOnceRegistered() {
        JsonNode deal = deal();
        String day = deal.get("day").stringValue();
        assertThat(send(bob, deal, whole(deal, 6)).status()).isEqualTo(200);
        assertThat(bob.get("/api/daily/" + day).body().get("best")).isEmpty();
        assertThat(bob.get("/api/daily/" + day).body().at("/mine/place").intValue())
                .isEqualTo(1);
        register(bob, "Bob");
        JsonNode entry = bob.get("/api/daily/" + day).body().at("/best/0");
        assertThat(entry.get("name").stringValue()).isEqualTo("Bob");
        assertThat(entry.get("mine").booleanValue()).isTrue();
    }

    @Test
    void aGuestWhoLogsInBringsTheResultAlong() {
        JsonNode deal = deal();
        register(ann, "Ann");
        assertThat(send(bob, deal, whole(deal, 7)).status()).isEqualTo(200);
        assertThat(bob.post("/api/session", "{'name':'Ann','password':'correct horse'}")
                        .status())
                .isEqualTo(200);
        assertThat(ann.get("/api/daily/" + deal.get("day").stringValue())
                        .body()
                        .at("/best/0/mine")
                        .booleanValue())
                .isTrue();
    }

    @Test
    void oddDaysAndMonthsAreNotThere() {
        for (String day : List.of("2026-13-01", "2026-1-1", "0001-01-01", "+9999-01-01", "x")) {
            assertThat(ann.get("/api/daily/" + day).status()).as(day).isEqualTo(404);
        }
        assertThat(ann.get("/api/daily/months/2026-13").status()).isEqualTo(404);
        assertThat(ann.get("/api/daily/months/2026-11").status()).isEqualTo(200);
    }

    @Test
    void streaksAreDaysInARow() {
        LocalDate today = LocalDate.of(2026, 3, 2);
        assertThat(Daily.streak(List.of(), today)).isEqualTo(new Daily.Streak(0, 0, 0));
        assertThat(Daily.streak(days(today, 0, 1, 2, 4, 5), today)).isEqualTo(new Daily.Streak(3, 3, 5));
        assertThat(Daily.streak(days(today, 1, 2, 4, 5, 6, 7), today)).isEqualTo(new Daily.Streak(2, 4, 6));
        assertThat(Daily.streak(days(today, 2, 3), today)).isEqualTo(new Daily.Streak(0, 2, 2));
    }

    private static List<LocalDate> days(LocalDate today, int... ago) {
        return Arrays.stream(ago).mapToObj(days -> today.minusDays(days)).toList();
    }
}
