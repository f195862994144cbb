package autobahn.server.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** Results, ratings and rankings of accounts, out of games that people have played. */
@Tag("slow")
class AccountStandingsTest extends OnEachDatabase {
    private static final int START = 1500;
    /** After so many somebody leads. */
    private static final int MOVES = 120;

    private List<Browser> people;

    @BeforeEach
    void register() {
        people = List.of(ann, bob, rooms.browser());
        for (int i = 0; i < people.size(); i++) {
            Browser.Reply made =
                    people.get(i).post("/api/accounts", "{'name':'" + name(i) + "','password':'correct horse'}");
            assertThat(made.status()).as(made.text()).isEqualTo(201);
        }
    }

    private static String name(int person) {
        return List.of("Ann", "Bob", "Cyd").get(person);
    }

    /** A game of these people, the first one its host, who play for a while and agree to count it as it stands. */
    private String finished(boolean rated, int... seated) {
        return finished(true, rated, seated);
    }

    private String finished(boolean listed, boolean rated, int... seated) {
        String game = begun(listed, rated, seated);
        playOn(game, MOVES, seated);
        count(game, seated);
        return game;
    }

    /** The people agree to count a game as it stands. */
    private void count(String game, int... seated) {
        String path = "/api/games/" + game;
        int version = people.get(seated[0]).get(path).body().get("version").intValue();
        Browser.Reply proposed = people.get(seated[0])
                .post(
                        path + "/end",
                        "{'seat':0,'version':" + version + ",'id':'" + Browser.id() + "','kind':'counted'}");
        assertThat(proposed.status()).as(proposed.text()).isEqualTo(202);
        String request = proposed.body().at("/ending/request").stringValue();
        for (int seat = 1; seat < seated.length; seat++) {
            Browser.Reply agreed =
                    people.get(seated[seat]).post(path + "/end/answer", "{'request':'" + request + "','agree':true}");
            assertThat(agreed.status()).as(agreed.text()).isEqualTo(200);
        }
        assertThat(people.get(seated[0]).get(path).body().get("status").stringValue())
                .isEqualTo("finished");
    }

    /** Has the people play random moves, each for themselves, until there are so many or the game is over. */
    private void playOn(String game, int most, int... seated) {
        Random random = new Random(seated.length);
        for (int moves = 0; moves < most; moves++) {
            JsonNode toMove = personToMove(game, seated);
            if (toMove.isNull()) {
                return;
            }
            int seat = toMove.intValue();
            Rooms.playOn(people.get(seated[seat]), game, seat, 1, random);
        }
        personToMove(game, seated);
    }

    /** Waits for the bots, which sit behind the people. */
    private JsonNode personToMove(String game, int... seated) {
        while (true) {
            JsonNode toMove =
                    people.get(seated[0]).get("/api/games/" + game).body().get("toMove");
            if (toMove.isNull() || toMove.intValue() < seated.length) {
                return toMove;
            }
            Thread.onSpinWait();
        }
    }

    private String begun(boolean listed, boolean rated, int... seated) {
        Browser host = people.get(seated[0]);
        String others = ",{'kind':'open'}".repeat(seated.length - 1);
        String game = host.table(
                "{'players':" + seated.length + "}",
                "[{'kind':'me'}" + others + "]",
                ",'listed':" + listed + ",'rated':" + rated);
        String path = "/api/games/" + game;
        for (int seat = 1; seat < seated.length; seat++) {
            String name = "{'name':'" + name(seated[seat]) + "','invitation':'" + invitation(host, game) + "'}";
            assertThat(people.get(seated[seat])
                            .put(path + "/seats/" + seat, name)
                            .status())
                    .isEqualTo(200);
        }
        assertThat(host.post(path + "/start", "{}").status()).isEqualTo(200);
        return game;
    }

    private static String invitation(Browser host, String game) {
        return host.get("/api/games/" + game).body().get("invitation").stringValue();
    }

    private JsonNode profile(int person) {
        return ann.get("/api/accounts/" + name(person)).body();
    }

    private int rating(int person, String pool) {
        return profile(person)
                .get("ratings")
                .valueStream()
                .filter(rating -> rating.get("pool").stringValue().equals(pool))
                .mapToInt(rating -> rating.get("rating").intValue())
                .findFirst()
                .orElse(START);
    }

    private int[] ratings(String pool) {
        return IntStream.range(0, people.size())
                .map(person -> rating(person, pool))
                .toArray();
    }

    private List<Integer> history(int person, String pool) {
        return bob.get("/api/accounts/" + name(person) + "/ratings/" + pool)
                .body()
                .get("points")
                .valueStream()
                .map(point -> point.get("rating").intValue())
                .toList();
    }

    @Test
    void ratedGamesMoveTheRatingsOfThoseWhoPlayed() {
        int[][] tables = {{0, 1, 2}, {0, 1}, {2, 1, 0}, {1, 2}};
        for (int[] table : tables) {
            String pool = table.length == 2 ? "two" : "several";
            String other = table.length == 2 ? "several" : "two";
            int[] before = ratings(pool);
            int[] beforeElsewhere = ratings(other);
            String game = finished(true, table);
            int[] after = ratings(pool);
            assertThat(ratings(other)).isEqualTo(beforeElsewhere);
            for (int person = 0; person < 3; person++) {
                int who = person;
                JsonNode latest = profile(person).get("results").path(0);
                if (IntStream.of(table).anyMatch(seated -> seated == who)) {
                    assertThat(latest.get("game").stringValue()).isEqualTo(game);
                    assertThat(latest.get("ratingAfter").intValue()).isEqualTo(after[person]);
                    assertThat(latest.get("against")).hasSize(table.length - 1);
                    assertThat(history(person, pool)).last().isEqualTo(after[person]);
                } else {
                    assertThat(after[person]).isEqualTo(before[person]);
                }
            }
        }
        assertThat(ratings("two")).isNotEqualTo(new int[] {START, START, START});
        assertThat(ratings("several")).isNotEqualTo(new int[] {START, START, START});
        assertThat(profile(0).get("games").intValue()).isEqualTo(3);
        assertThat(profile(1).get("games").intValue()).isEqualTo(4);
        assertThat(profile(1).get("results")).hasSize(4);
        assertThat(history(1, "two")).hasSize(2);
        assertThat(history(0, "several")).hasSize(2);

        List<JsonNode> ranking = ranking("?pool=two");
        assertThat(ranking).hasSize(3);
        assertThat(ranking)
                .extracting(account -> account.get("rating").intValue())
                .isSortedAccordingTo((one, other) -> other - one);
        assertThat(ranking)
                .extracting(account -> account.get("games").intValue())
                .containsExactlyInAnyOrder(1, 2, 1);
        assertThat(ranking).allMatch(account -> account.get("provisional").booleanValue());
    }

    private List<JsonNode> ranking(String query) {
        return bob.get("/api/ranking" + query)
                .body()
                .get("ranked")
                .valueStream()
                .toList();
    }

    /** A bot that sits with two people is rated as they are; two of one level at one table are not. */
    @Test
    void botsHaveRatings() {
        String game = ann.table(
                "{'players':4}",
                "[{'kind':'me'},{'kind':'open'},{'kind':'bot','level':'random'},{'kind':'bot','level':'random'}]",
                ",'listed':true,'rated':true");
        join(game);
        playOn(game, 60, 0, 1);
        count(game, 0, 1);
        assertThat(ranking("?pool=several")).noneMatch(ranked -> ranked.has("bot"));
        game = ann.table(
                "{'players':3}",
                "[{'kind':'me'},{'kind':'open'},{'kind':'bot','level':'random'}]",
                ",'listed':true,'rated':true");
        join(game);
        playOn(game, 60, 0, 1);
        count(game, 0, 1);
        assertThat(ranking("?pool=several"))
                .filteredOn(ranked -> ranked.has("bot"))
                .singleElement()
                .satisfies(bot -> {
                    assertThat(bot.get("bot").stringValue()).isEqualTo("random");
                    assertThat(bot.has("name")).isFalse();
                    assertThat(bot.get("games").intValue()).isEqualTo(1);
                });
    }

    private void join(String game) {
        String name = "{'name':'Bob','invitation':'" + invitation(ann, game) + "'}";
        assertThat(bob.put("/api/games/" + game + "/seats/1", name).status()).isEqualTo(200);
        assertThat(ann.post("/api/games/" + game + "/start", "{}").status()).isEqualTo(200);
    }

    @Test
    void whatIsNoPoolIsRefused() {
        assertThat(ann.get("/api/ranking?pool=five").status()).isEqualTo(400);
        assertThat(ann.get("/api/accounts/Ann/ratings/five").status()).isEqualTo(400);
        assertThat(ann.get("/api/accounts/Nobody/ratings/two").status()).isEqualTo(404);
        assertThat(history(0, "two")).isEmpty();
    }

    /** Move by move and by nobody else: the other games here are counted before their end. */
    @Test
    void aRatedGameThatPeoplePlayToItsLastMoveCounts() {
        String game = begun(true, true, 1, 0);
        playOn(game, 5_000, 1, 0);
        JsonNode table = ann.get("/api/games/" + game).body();
        assertThat(table.get("status").stringValue()).isEqualTo("finished");
        assertThat(table.has("agreement")).isFalse();
        JsonNode entries =
                ann.get("/api/games/" + game + "/entries?limit=1000").body().get("entries");
        assertThat(entries.valueStream().map(entry -> entry.get("seat").intValue()))
                .contains(0, 1);
        JsonNode first = table.at("/result/scores/0");
        JsonNode second = table.at("/result/scores/1");
        int gained = rating(1, "two") - START;
        assertThat(rating(0, "two")).isEqualTo(START - gained);
        int ahead = second.get("place").intValue() - first.get("place").intValue();
        assertThat(Integer.signum(gained)).isEqualTo(Integer.signum(ahead));
        assertThat(profile(1).at("/results/0/points")).isEqualTo(first.get("total"));
        assertThat(profile(0).at("/results/0/points")).isEqualTo(second.get("total"));
    }

    @Test
    void placesArePointsAndPlacesOfTheTable() {
        String game = finished(true, 0, 1, 2);
        JsonNode scores = ann.get("/api/games/" + game).body().at("/result/scores");
        int winners = 0;
        for (int person = 0; person < 3; person++) {
            JsonNode result = profile(person).get("results").get(0);
            assertThat(result.get("points")).isEqualTo(scores.get(person).get("total"));
            assertThat(result.get("place")).isEqualTo(scores.get(person).get("place"));
            winners += profile(person).get("wins").intValue();
        }
        assertThat(winners).isPositive();
    }

    @Test
    void headToHeadCountsGamesOfBothOnly() {
        finished(true, 0, 1, 2);
        finished(false, 1, 0);
        finished(false, 0, 2);
        JsonNode one = ann.get("/api/accounts/Ann/against/Bob").body();
        JsonNode other = ann.get("/api/accounts/bob/against/ANN").body();
        assertThat(one.get("games").intValue()).isEqualTo(2);
        assertThat(one.get("ahead")).isEqualTo(other.get("behind"));
        assertThat(one.get("behind")).isEqualTo(other.get("ahead"));
        assertThat(one.get("ahead").intValue()
                        + one.get("behind").intValue()
                        + one.get("level").intValue())
                .isEqualTo(2);
        assertThat(ann.get("/api/accounts/Ann/against/Nobody").status()).isEqualTo(404);
    }

    @Test
    void unratedGamesAreResultsThatDoNotCount() {
        finished(false, 0, 1, 2);
        for (int person = 0; person < 3; person++) {
            assertThat(profile(person).get("games").intValue()).isEqualTo(1);
            assertThat(profile(person).get("ratings")).isEmpty();
            assertThat(profile(person).get("results").get(0).has("ratingAfter")).isFalse();
        }
        assertThat(ann.get("/api/ranking").body().get("ranked")).isEmpty();
    }

    private static List<String> seen(Browser asker) {
        return Stream.of("/api/accounts/Ann", "/api/accounts/Bob", "/api/accounts/Ann/against/Bob", "/api/ranking")
                .map(path -> asker.get(path).text())
                .toList();
    }

    @Test
    void privateGamesThatDoNotCountAreSecret() {
        List<Browser> strangers = List.of(rooms.browser(), people.get(2));
        List<String> before = seen(strangers.get(0));
        String game = finished(false, false, 0, 1);
        for (Browser stranger : strangers) {
            assertThat(seen(stranger)).isEqualTo(before);
        }
        Browser guest = people.get(2);
        String invitation = "{'invitation':'" + invitation(ann, game) + "'}";
        assertThat(guest.post("/api/games/" + game + "/enter", invitation).status())
                .isEqualTo(200);
        for (Browser insider : List.of(ann, bob, guest)) {
            JsonNode profile = insider.get("/api/accounts/Bob").body();
            assertThat(profile.get("games").intValue()).isEqualTo(1);
            assertThat(profile.at("/results/0/game").stringValue()).isEqualTo(game);
            assertThat(profile.at("/results/0/against/0").stringValue()).isEqualTo("Ann");
            assertThat(insider.get("/api/accounts/Ann/against/Bob")
                            .body()
                            .get("games")
                            .intValue())
                    .isEqualTo(1);
        }
        assertThat(seen(strangers.get(0))).isEqualTo(before);
    }

    @Test
    void privateGamesThatCountShowOnlyInFigures() {
        String game = finished(false, true, 0, 1);
        Browser stranger = rooms.browser();
        assertThat(seen(stranger)).noneMatch(text -> text.contains(game));
        JsonNode profile = stranger.get("/api/accounts/Ann").body();
        assertThat(profile.get("games").intValue()).isEqualTo(1);
        assertThat(profile.get("results")).isEmpty();
        assertThat(profile.get("ratings"))
                .isEqualTo(bob.get("/api/accounts/Ann").body().get("ratings"));
        assertThat(stranger.get("/api/accounts/Ann/against/Bob")
                        .body()
                        .get("games")
                        .intValue())
                .isEqualTo(1);
        assertThat(stranger.get("/api/ranking").body().get("ranked")).hasSize(2);
        assertThat(bob.get("/api/accounts/Ann").body().at("/results/0/game").stringValue())
                .isEqualTo(game);
    }

    @Test
    void ratedGamesGiveNoHints() {
        String game = ann.table(TWO, ME_AND_OPEN, ",'listed':true,'rated':true");
        bob.put("/api/games/" + game + "/seats/1", "{'name':'Bob'}");
        JsonNode started = ann.post("/api/games/" + game + "/start", "{}").body();
        int seat = started.get("toMove").intValue();
        assertThat(people.get(seat)
                        .get("/api/games/" + game + "/hint?seat=" + seat)
                        .status())
                .isEqualTo(403);
    }
}
