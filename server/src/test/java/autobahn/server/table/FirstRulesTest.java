package autobahn.server.table;

import static org.assertj.core.api.Assertions.assertThat;

import autobahn.edition.Editions;
import autobahn.engine.Box;
import autobahn.format.FormatException;
import autobahn.format.Positions;
import autobahn.format.Records;
import autobahn.server.settings.Settings;
import autobahn.server.store.Database;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.Parameter;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.ArgumentsSource;
import tools.jackson.databind.JsonNode;

/** Games that were begun under the first rules are where they were, with the edition they had, and go on to their end. */
@Tag("slow")
@ParameterizedClass
@ArgumentsSource(EachDatabase.class)
class FirstRulesTest {
    @Parameter
    Databases kind;

    private String address;
    private List<String> entries;
    private Rooms rooms;
    private Map<String, Browser> people;

    @BeforeEach
    void open() {
        address = FirstRules.copy(kind);
        entries = FirstRules.entries(address);
        rooms = new Rooms(address);
        people = Map.of("Ann", known("Ann"), "Bob", known("Bob"), "Cyd", known("Cyd"));
    }

    private Browser known(String name) {
        return FirstRules.browser(rooms, name);
    }

    @AfterEach
    void close() {
        rooms.close();
        assertThat(FirstRules.entriesNow(address)).containsAll(entries);
    }

    private static JsonNode then(String game) {
        return FirstRules.GAMES.get(game);
    }

    private static String path(String game) {
        return "/api/games/" + then(game).get("id").stringValue();
    }

    private JsonNode table(String game) {
        return people.get("Ann").get(path(game)).body();
    }

    private static List<String> games(String status) {
        return FirstRules.GAMES
                .propertyStream()
                .filter(game -> game.getValue().get("status").stringValue().equals(status))
                .map(Map.Entry::getKey)
                .toList();
    }

    private Browser at(String game, int seat) {
        return people.get(
                table(game).get("seats").get(seat).get("name").stringValue().replace("Aunt ", ""));
    }

    // --- Where they were -------------------------------------------------------------------------------------------

    @Test
    void everyGameIsWhereItWas() {
        for (String game : FirstRules.GAMES.propertyNames()) {
            JsonNode then = then(game);
            JsonNode now = table(game);
            for (String fact : List.of("status", "rated", "result")) {
                assertThat(now.get(fact)).as(game + " " + fact).isEqualTo(then.get(fact));
            }
            assertThat(now.get("editionHash").stringValue()).as(game).isEqualTo(FirstRules.EDITION);
            if (!now.get("status").stringValue().equals("open")) {
                isWhereItWas(game);
            }
        }
        assertThat(FirstRules.entries(address)).startsWith(entries.getFirst()).containsAll(entries);
        assertThat(people.get("Bob")
                        .get("/api/accounts/Bob")
                        .body()
                        .at("/results/0/ratingAfter")
                        .intValue())
                .isEqualTo(1516);
        assertThat(table("four").at("/undo/missing").size()).isEqualTo(2);
        assertThat(people.get("Cyd").get(path("four") + "/chat").body().at("/messages/0/text"))
                .hasToString("\"Back on Sunday?\"");
    }

    /** After the moves that stood: where a bot had to decide, it may have done so by now. */
    private void isWhereItWas(String game) {
        JsonNode then = then(game);
        String at = path(game) + "/view?at=" + then.get("moves").intValue();
        JsonNode now = people.get("Ann").get(at).body();
        FirstRules.assertHolds(game, then.get("view"), now.get("view"));
        then.get("cityValues")
                .properties()
                .forEach(city -> assertThat(now.at("/view/reckoning/cityValues/"
                                        + city.getKey().replace(" ", ""))
                                .intValue(0))
                        .as(city.getKey())
                        .isEqualTo(city.getValue().intValue()));
        for (int seat = 0; seat < then.get("points").size(); seat++) {
            assertThat(now.at("/view/scores/" + seat + "/total"))
                    .as(game)
                    .isEqualTo(then.get("points").get(seat));
        }
        for (Map.Entry<String, JsonNode> own : then.get("own").properties()) {
            int seat = Integer.parseInt(own.getKey());
            JsonNode seen = at(game, seat).get(at + "&seat=" + seat).body();
            FirstRules.assertHolds(game, own.getValue(), seen.at("/view/players/" + seat));
        }
    }

    /** Should the moves not lead there any more, this is what the game goes on from. */
    @Test
    void everyKeptPositionCanBeRead() throws FormatException {
        Box box = new Box(Editions.withHash(FirstRules.EDITION).orElseThrow());
        List<String> kept = FirstRules.rows(address, "select position from positions order by game");
        assertThat(kept).hasSizeGreaterThan(8);
        for (String position : kept) {
            assertThat(Positions.isAsKept(Positions.resume(box, position), position))
                    .as(position)
                    .isTrue();
        }
    }

    // --- Going on --------------------------------------------------------------------------------------------------

    @Test
    void everyRunningGameGoesOnToItsEnd() {
        List<String> running = games("running");
        assertThat(running).hasSize(6);
        for (String game : running) {
            playedByPeople(game);
            playedToItsEnd(game);
        }
        List<JsonNode> ends = running.stream().map(this::seen).toList();
        rooms.restart();
        people.values().forEach(person -> person.at(rooms.port()));
        assertThat(running.stream().map(this::seen).toList()).isEqualTo(ends);
    }

    private JsonNode seen(String game) {
        return people.get("Ann").get(path(game) + "/view").body();
    }

    /** Whoever is to move does so a few times, takes one back, and asks for a hint. */
    private void playedByPeople(String game) {
        Random random = new Random(game.length());
        String id = then(game).get("id").stringValue();
        for (int moves = 0; moves < 6; ) {
            int seat = table(game).path("toMove").asInt(-1);
            if (seat < 0 || seat >= table(game).get("seats").size()) {
                return;
            }
            if (!table(game).get("seats").get(seat).get("kind").stringValue().equals("person")) {
                continue;
            }
            Browser player = at(game, seat);
            JsonNode now = player.view(id, seat);
            assertThat(player.get(path(game) + "/choices?seat=" + seat).status())
                    .isEqualTo(200);
            if (moves == 0 && !then(game).get("rated").booleanValue()) {
                JsonNode hint = player.get(path(game) + "/hint?seat=" + seat).body();
                assertThat(now.at("/view/moves").valueStream()).contains(hint.at("/moves/0"));
            }
            Browser.Reply played = player.play(id, seat, now.get("version").intValue(), Rooms.any(now, random));
            assertThat(played.status()).as(played.text()).isEqualTo(200);
            moves++;
        }
    }

    private void playedToItsEnd(String game) {
        try (EventStream stream = people.get("Ann").follow(path(game) + "/stream", null)) {
            JsonNode seats = table(game).get("seats");
            for (int seat = 0; seat < seats.size(); seat++) {
                if (seats.get(seat).get("kind").stringValue().equals("person")) {
                    at(game, seat).put(path(game) + "/seats/" + seat + "/bot", "{'level':'random'}");
                } else if (seats.get(seat).path("level").asString("").equals("master")) {
                    sendHome(game, seat);
                }
            }
            stream.await(r -> r.event().equals("table") && r.data().contains("\"finished\""));
        }
        assertThat(table(game).at("/result/scores").size()).isPositive();
    }

    /** Who thinks for a second before each move of a whole game would keep everybody waiting. */
    private void sendHome(String game, int seat) {
        String id = "'" + then(game).get("id").stringValue() + "'";
        write("update seats set bot = 'random' where game = " + id + " and seat = " + seat);
        write("update games set changes = changes + 1 where id = " + id);
    }

    private void write(String sql) {
        try (Database database = Database.open(new Settings("", 0, address, false, 1))) {
            database.write(handle -> handle.execute(sql));
        }
    }

    private void change(String sql) {
        rooms.stop();
        write(sql);
        rooms.restart();
        people.values().forEach(person -> person.at(rooms.port()));
    }

    /** As if rules had changed so that the same moves lead elsewhere, or are not legal any more. */
    @Test
    void gamesWhoseMovesLeadElsewhereGoOnFromTheKeptPosition() {
        change("update games set seed = seed + 1");
        for (String status : List.of("running", "finished", "abandoned")) {
            for (String game : games(status)) {
                JsonNode now = table(game);
                assertThat(now.has("continuedFrom")).as(game).isTrue();
                assertThat(now.has("dropped")).as(game).isFalse();
                assertThat(now.get("result")).as(game).isEqualTo(then(game).get("result"));
                assertThat(now.get("editionHash").stringValue()).isEqualTo(FirstRules.EDITION);
                if (!game.equals("botsTurn")) { // which has gone on, and so has its kept position
                    isWhereItWas(game);
                }
            }
        }
        playedByPeople("three");
        playedToItsEnd("three");
        playedByPeople("solo");
        playedToItsEnd("solo");
    }

    @Test
    void gameOfAnEditionThatIsNotKnownIsRefusedPlainly() {
        String id = then("two").get("id").stringValue();
        change("update games set edition = 'another' where id = '" + id + "'");
        Browser ann = people.get("Ann");
        assertThat(ann.get(path("two")).code()).isEqualTo("unplayable");
        assertThat(ann.get(path("two") + "/view").status()).isEqualTo(409);
        assertThat(ann.get("/api/games?show=mine").text()).contains(id);
        isWhereItWas("three");
    }

    // --- Those that are over ---------------------------------------------------------------------------------------

    @Test
    void gamesThatAreOverCanBeLookedAtAgain() {
        List<String> over = new ArrayList<>(games("finished"));
        over.addAll(games("abandoned"));
        assertThat(over).hasSize(3);
        for (String game : over) {
            int from = table(game).path("continuedFrom").asInt(0);
            for (int at = from; at <= then(game).get("moves").intValue(); at += 41) {
                assertThat(people.get("Ann").get(path(game) + "/view?at=" + at).status())
                        .as(game + " " + at)
                        .isEqualTo(200);
            }
            assertThat(people.get("Ann")
                            .get(path(game) + "/entries?limit=1000")
                            .body()
                            .get("entries"))
                    .hasSize(then(game).get("version").intValue());
        }
    }

    @Test
    void recordOfAFinishedGameNamesItsEditionAndIsTakenBack() {
        Browser ann = people.get("Ann");
        Browser.Reply record = ann.get(path("finished") + "/record");
        if (table("finished").has("continuedFrom")) {
            assertThat(record.code()).isEqualTo("continued");
            return;
        }
        assertThat(record.body().get("edition").stringValue()).isEqualTo("standard-1");
        assertThat(record.body().get("rules").stringValue()).isEqualTo(Records.RULES);
        JsonNode imported = ann.post("/api/games/import", "{'record':" + record.text() + "}")
                .body();
        assertThat(imported.get("status").stringValue()).isEqualTo("finished");
        assertThat(imported.get("result")).isEqualTo(then("finished").get("result"));
        assertThat(imported.get("editionHash")).isEqualTo(record.body().get("editionHash"));
        JsonNode analysis = ann.get(path("soloFinished") + "/analysis").body();
        assertThat(analysis.get("moments").size()).isPositive();

        String first = record.text().replaceFirst("\"rules\": *\"[^\"]*\"", "\"rules\":\"1\"");
        Browser.Reply refused = ann.post("/api/games/import", "{'record':" + first + "}");
        assertThat(refused.status()).isEqualTo(422);
        assertThat(refused.body().get("detail").stringValue()).contains("was made with rules 1");
    }

    @Test
    void tablesThatWaitedForPeopleBegin() {
        Browser bob = people.get("Bob");
        Browser ann = people.get("Ann");
        bob.put(path("open") + "/seats/1", "{'name':'Bob'}");
        JsonNode begun = ann.post(path("open") + "/start", "{}").body();
        assertThat(begun.get("editionHash").stringValue())
                .isEqualTo(Editions.standard().hash());
        assertThat(begun.get("rules").stringValue()).isEqualTo(Records.RULES);

        bob.put(path("fork") + "/seats/1", "{'name':'Bob'}");
        Browser.Reply fork = ann.post(path("fork") + "/start", "{}");
        assertThat(fork.body().get("editionHash").stringValue()).isEqualTo(FirstRules.EDITION);
        JsonNode forked = ann.get(path("fork") + "/view?at=120").body();
        FirstRules.assertHolds("fork", then("fork").get("begun"), forked.get("view"));
    }
}
