package autobahn.server.table;

import static org.assertj.core.api.Assertions.assertThat;

import autobahn.edition.Editions;
import autobahn.engine.Box;
import autobahn.engine.Game;
import autobahn.engine.Options;
import autobahn.format.FormatException;
import autobahn.format.Records;
import autobahn.server.OpenApi;
import autobahn.server.settings.Settings;
import autobahn.server.store.Database;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.JsonNode;

/**
 * Pairs of tables that are the same but for what one seat cannot see, at moments of whole random games. The same moves are
 * played at both until something hidden comes to light; until then everything that the seat's client receives, every byte
 * of it, must be the same.
 */
@Tag("slow")
class NobodySeesTest {
    private static final String SOLO = "{'players':1,'solo':{'hard':true,'fasterTrucks':true,'developOnPassing':true,"
            + "'developOnSkipping':true,'promotions':1},'features':['wine','traffic']}";
    private static final String THREE = "{'players':3,'features':['wine']}";
    /** What a client can ask about a game, with the seat in place of the hole. */
    private static final List<String> ROUTES = List.of(
            "",
            "/view?seat=%d",
            "/view",
            "/view?at=0&seat=%d",
            "/choices?seat=%d",
            "/entries",
            "/why?move=end&seat=%d",
            "/chat",
            "/invitations",
            "/note",
            "/muted",
            "/seats/%d/plan",
            "/stats");
    /**
     * Streams are compared event by event. A hint differs from one time to the next, for it is sought until time is up; that
     * whoever seeks it gets nothing but what the seat sees is kept by ArchitectureTest. Records, which games that go on from
     * a kept position do not have, keep their seed and are not analysed until the end: HistoryTest.
     */
    private static final Set<String> OTHERWISE = Set.of("stream", "hint", "record", "analysis");

    /** Posted, and compared. */
    private static final Set<String> QUESTIONS = Set.of("plan", "reportDifference");
    /** Posted, and answered with the table or the moves, which are compared when they are asked for. */
    private static final Set<String> CHANGES = Set.of(
            "enter",
            "start",
            "abandon",
            "resign",
            "standIn",
            "recovery",
            "play",
            "undo",
            "answerUndo",
            "proposeEnd",
            "answerEnd",
            "withdrawEnd",
            "say",
            "fork",
            "invite",
            "rematch");

    private static final int MOMENTS = 10;
    private static final int MOVES = 12;

    private final Box box = new Box(Editions.standard());

    /** Two tables and the games that are played there. */
    private record Pair(String real, String twin, Game realGame, Game twinGame) {}

    @ParameterizedTest
    @CsvSource({"1, 0, false", "2, 1, false", "3, 2, false", "4, 0, true", "5, 0, true"})
    void nothingReceivedDependsOnWhatIsHidden(long seed, int seat, boolean solo) throws FormatException {
        String options = solo ? SOLO : THREE;
        String seats = solo ? "[{'kind':'me'}]" : "[{'kind':'me'},{'kind':'me'},{'kind':'me'}]";
        List<Game> moments = moments(Records.options(options.replace('\'', '"')), seed);
        try (Rooms rooms = new Rooms(Databases.SQLITE.fresh())) {
            Browser browser = rooms.browser();
            List<Pair> pairs = new ArrayList<>();
            for (Game moment : moments) {
                Game twin = moment.seenBy(seat, seed + pairs.size());
                assertThat(twin.position().hidden())
                        .isNotEqualTo(moment.position().hidden());
                pairs.add(new Pair(browser.table(options, seats), browser.table(options, seats), moment, twin));
            }
            rooms.stop();
            put(rooms.database, pairs);
            rooms.restart();
            browser.at(rooms.port());
            int played = 0;
            for (Pair pair : pairs) {
                played += compare(browser, pair, seat, new Random(seed));
            }
            assertThat(played).as("moves whose bytes were compared").isGreaterThan(pairs.size());
        }
    }

    @Test
    void everyRouteThatTellsOfAGameIsCompared() {
        Set<String> compared = new TreeSet<>(OTHERWISE);
        ROUTES.forEach(path -> compared.add(
                OpenApi.find("GET", "/api/games/x" + path.formatted(0)).id()));
        assertThat(OpenApi.all().values().stream()
                        .filter(one -> one.method().equals("GET") && one.path().contains("{game}"))
                        .map(OpenApi.Operation::id))
                .containsExactlyInAnyOrderElementsOf(compared);
    }

    /** What is posted and changes nothing is answered as well: trials of moves, and whether another engine is right. */
    @Test
    void everyQuestionThatIsPostedIsCompared() {
        assertThat(OpenApi.all().values().stream()
                        .filter(one -> one.method().equals("POST") && one.path().contains("{game}"))
                        .map(OpenApi.Operation::id))
                .containsExactlyInAnyOrderElementsOf(
                        Stream.concat(QUESTIONS.stream(), CHANGES.stream()).toList());
    }

    /** Moments of a whole random game, from its beginning to its end. */
    private List<Game> moments(Options options, long seed) {
        Random random = new Random(seed);
        Game game = box.newGame(options, seed);
        List<Game> all = new ArrayList<>();
        while (!game.isOver()) {
            all.add(game.copy());
            game.play(game.move(random.nextInt(game.moveCount())));
        }
        List<Game> moments = new ArrayList<>();
        for (int i = 1; i < MOMENTS; i++) {
            moments.add(all.get(all.size() * i / MOMENTS));
        }
        return moments;
    }

    /** Has the tables go on from these positions. */
    private static void put(String address, List<Pair> pairs) {
        try (Database database = Database.open(new Settings("", 0, address, false, 1))) {
            database.write(handle -> {
                for (Pair pair : pairs) {
                    Positioned.put(handle, pair.real(), pair.realGame());
                    Positioned.put(handle, pair.twin(), pair.twinGame());
                }
                return pairs.size();
            });
        }
    }

    private static int compare(Browser browser, Pair pair, int seat, Random random) {
        String query = "/stream?views=true&seat=" + seat;
        int version = 0;
        try (EventStream real = browser.follow("/api/games/" + pair.real() + query, null);
                EventStream twin = browser.follow("/api/games/" + pair.twin() + query, null)) {
            real.await(r -> r.event().equals("presence"));
            twin.await(r -> r.event().equals("presence"));
            same(texts(browser, pair.real(), seat), texts(browser, pair.twin(), seat), pair);
            while (version < MOVES && play(browser, pair, version, random)) {
                version++;
            }
            if (version > 0) {
                real.awaitEntry(version);
                twin.awaitEntry(version);
            }
            same(texts(browser, pair.real(), seat), texts(browser, pair.twin(), seat), pair);
            same(texts(real, ""), texts(twin, ""), pair);
        }
        // Whoever comes later is told all of it again; others may still be leaving.
        for (String later : List.of(query, "/stream?views=true")) {
            try (EventStream real = browser.follow("/api/games/" + pair.real() + later, 0);
                    EventStream twin = browser.follow("/api/games/" + pair.twin() + later, 0)) {
                real.await(r -> r.event().equals("presence"));
                twin.await(r -> r.event().equals("presence"));
                same(texts(real, "presence"), texts(twin, "presence"), pair);
            }
        }
        return version;
    }

    /** Plays a move at both tables if it is legal at both and turns up nothing hidden at either. */
    private static boolean play(Browser browser, Pair pair, int version, Random random) {
        if (pair.realGame().isOver()) {
            return false;
        }
        int seat = pair.realGame().seatToMove();
        int move = pair.realGame().move(random.nextInt(pair.realGame().moveCount()));
        if (!pair.twinGame().isLegal(move) || reveals(pair.realGame(), move) || reveals(pair.twinGame(), move)) {
            return false;
        }
        String text = pair.realGame().notation(move);
        assertThat(browser.play(pair.real(), seat, version, text).status()).isEqualTo(200);
        assertThat(browser.play(pair.twin(), seat, version, text).status()).isEqualTo(200);
        pair.realGame().play(move);
        pair.twinGame().play(move);
        return true;
    }

    private static boolean reveals(Game game, int move) {
        Game after = game.copy();
        after.play(move);
        return after.revealedSince(game);
    }

    private static List<String> texts(Browser browser, String game, int seat) {
        List<String> texts = new ArrayList<>();
        for (String path : ROUTES) {
            texts.add(browser.get("/api/games/" + game + path.formatted(seat)).text());
        }
        JsonNode now = browser.view(game, seat);
        int version = now.get("version").intValue();
        List<String> firsts = new ArrayList<>(List.of("", "'end'"));
        now.at("/view/moves").valueStream().limit(3).forEach(move -> firsts.add("'" + move.stringValue() + "'"));
        for (String first : firsts) {
            String moves = "{'seat':" + seat + ",'version':" + version + ",'moves':[" + first + "]";
            texts.add(browser.post("/api/games/" + game + "/plan", moves + "}").text());
            texts.add(browser.post("/api/games/" + game + "/plan", moves + ",'skip':true}")
                    .text());
            texts.add(browser.post("/api/games/" + game + "/differences", moves + "}")
                    .text());
        }
        return texts;
    }

    private static List<String> texts(EventStream stream, String without) {
        return stream.received().stream()
                .filter(r -> !r.event().equals(without))
                .map(Record::toString)
                .toList();
    }

    /** Ids, invitations and times differ, and nothing else. */
    private static void same(List<String> real, List<String> twin, Pair pair) {
        assertThat(twin.stream().map(text -> neutral(text, pair.twin())).toList())
                .isEqualTo(real.stream().map(text -> neutral(text, pair.real())).toList());
    }

    private static String neutral(String text, String id) {
        return text.replace(id, "GAME")
                .replaceAll("\"(at|created|updated)\":\"[^\"]*\"", "\"$1\":\"TIME\"")
                .replaceAll("\"invitation\":\"[^\"]*\"", "\"invitation\":\"SECRET\"");
    }
}
