package autobahn.server.table;

import static org.assertj.core.api.Assertions.assertThat;

import autobahn.edition.Editions;
import autobahn.engine.Box;
import autobahn.engine.Game;
import autobahn.engine.Options;
import autobahn.format.Compact;
import autobahn.format.Positions;
import autobahn.server.Settings;
import autobahn.server.store.Database;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.JsonNode;

/**
 * Two tables are the same but for what a seat cannot see: the second goes on from a position in which all of that was dealt
 * anew. Everything that the seat's client receives is compared, byte by byte, until its own moves turn up something hidden.
 */
class NobodySeesTest {
    private static final String SOLO = "{'players':1,'solo':{'hard':true,'fasterTrucks':true,'developOnPassing':true,"
            + "'developOnSkipping':true,'promotions':1},'features':['wine','traffic']}";

    @ParameterizedTest
    @CsvSource({"1, 0", "2, 1", "3, 2", "4, 0", "5, 0", "6, 0"})
    void nothingReceivedDependsOnWhatIsHidden(int seed, int seat) {
        boolean solo = seed >= 4;
        String options = solo ? SOLO : "{'players':3,'features':['wine']}";
        String seats = solo ? "[{'kind':'me'}]" : "[{'kind':'me'},{'kind':'me'},{'kind':'me'}]";
        try (Rooms rooms = new Rooms(Databases.SQLITE.fresh())) {
            Browser browser = rooms.browser();
            String real = browser.table(options, seats, ",'seed':'" + seed + "'");
            String twin = browser.table(options, seats, ",'seed':'" + seed + "'");
            int compared = 0;
            for (int stretch = 0; stretch < 12; stretch++) {
                Random random = new Random(31L * seed + stretch);
                JsonNode now = Rooms.playAll(browser, real, 25, random);
                if (Rooms.isOver(now)) {
                    break;
                }
                redeal(rooms, real, twin, seat, 1000L * seed + stretch);
                browser.at(rooms.port());
                compared += compare(browser, real, twin, seat, random);
            }
            assertThat(compared).as("stretches that were compared").isGreaterThan(5);
        }
    }

    /** Stops the server, puts the twin where the real game is, with everything hidden from a seat dealt anew. */
    private static void redeal(Rooms rooms, String real, String twin, int seat, long deal) {
        rooms.stop();
        try (Database database = Database.open(new Settings("", 0, rooms.database, false, 1))) {
            Replay replay = new Replay(new Box(Editions.standard()));
            database.write(handle -> {
                var row = autobahn.server.store.Games.find(handle, real).orElseThrow();
                var entries = autobahn.server.store.Entries.since(handle, real, 0);
                Options options = Replay.options(row);
                Game game = replay.unbroken(row, entries).game();
                assertThat(game.options()).isEqualTo(options);
                for (String id : List.of(real, twin)) {
                    String position = Positions.keep(game);
                    handle.execute("delete from entries where game = ?", id);
                    handle.execute(
                            "update games set version = 0, moves = 0, to_move = ?, continued_from = 0, base_moves = 0,"
                                    + " base_position = ?, status = 'running', updated = 0, changes = 0 where id = ?",
                            game.seatToMove(),
                            position,
                            id);
                    autobahn.server.store.Positions.keep(handle, id, 0, "1", position);
                    game.shuffleHidden(seat, deal);
                }
                return twin;
            });
        }
        rooms.restart();
    }

    /** Plays the same own moves at both tables for as long as nothing hidden can have come to light. */
    private static int compare(Browser browser, String real, String twin, int seat, Random random) {
        try (EventStream first = browser.follow(stream(real, seat), null);
                EventStream second = browser.follow(stream(twin, seat), null)) {
            first.await(r -> r.event().equals("presence"));
            second.await(r -> r.event().equals("presence"));
            same(texts(browser, real, seat), texts(browser, twin, seat), real, twin);
            JsonNode now = browser.view(real, seat);
            int moves = 0;
            while (Rooms.isToMove(now, seat)) {
                int version = now.get("version").intValue();
                String move = Rooms.any(now, random);
                JsonNode after = browser.play(real, seat, version, move).body();
                if (!"free".equals(freeUndo(browser, real, seat, version + 1, after))) {
                    break;
                }
                JsonNode twinAfter = browser.play(twin, seat, version, move).body();
                browser.undo(twin, seat, version + 1, "");
                browser.play(real, seat, version + 2, move);
                browser.play(twin, seat, version + 2, move);
                now = browser.view(real, seat);
                same(List.of(after.toString()), List.of(twinAfter.toString()), real, twin);
                same(texts(browser, real, seat), texts(browser, twin, seat), real, twin);
                first.awaitEntry(version + 3);
                second.awaitEntry(version + 3);
                moves++;
            }
            List<EventStream.Received> a = entries(first, 3 * moves);
            List<EventStream.Received> b = entries(second, 3 * moves);
            same(a.stream().map(r -> r.data()).toList(), b.stream().map(r -> r.data()).toList(), real, twin);
            return 1;
        }
    }

    private static String freeUndo(Browser browser, String game, int seat, int version, JsonNode after) {
        return browser.undo(game, seat, version, ",'to':" + (after.get("moves").intValue() - 1)).status() == 200
                        && Compact.write(after.get("undo").stringValue()).contains("free")
                ? "free"
                : "no";
    }

    private static List<EventStream.Received> entries(EventStream stream, int most) {
        List<EventStream.Received> entries = stream.received("entry");
        return entries.subList(0, Math.min(most, entries.size()));
    }

    private static String stream(String game, int seat) {
        return "/api/games/" + game + "/stream?views=true&seat=" + seat;
    }

    private static List<String> texts(Browser browser, String game, int seat) {
        List<String> texts = new ArrayList<>();
        for (String path : List.of("", "/view?seat=" + seat, "/view", "/choices?seat=" + seat, "/entries", "/chat")) {
            texts.add(browser.get("/api/games/" + game + path).text());
        }
        return texts;
    }

    /** Ids, invitations and times differ, and nothing else. */
    private static void same(List<String> real, List<String> twin, String realId, String twinId) {
        assertThat(twin.stream().map(text -> neutral(text, twinId)).toList())
                .isEqualTo(real.stream().map(text -> neutral(text, realId)).toList());
    }

    private static String neutral(String text, String id) {
        return text.replace(id, "GAME")
                .replaceAll("\"(at|created|updated)\":\"[^\"]*\"", "\"$1\":\"TIME\"")
                .replaceAll("\"invitation\":\"[^\"]*\"", "\"invitation\":\"SECRET\"");
    }
}
