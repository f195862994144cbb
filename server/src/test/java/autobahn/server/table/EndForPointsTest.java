package autobahn.server.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** Who is asked before a game ends by agreement, where bots play or ratings are at stake. */
class EndForPointsTest extends AtATableOfTwo {
    @Test
    @Tag("slow")
    void botsAreNotAskedAndDoNotPlayOn() {
        game = ann.table(
                "{'players':4}",
                "[{'kind':'me'},{'kind':'open'},{'kind':'bot','level':'expert'},{'kind':'bot','level':'expert'}]",
                ",'listed':true");
        bob.put(path("/seats/1"), "{'name':'Bob'}");
        ann.post(path("/start"), "{}");
        Random random = new Random(2);
        // Until a bot thinks.
        for (int seat = toMove(); seat < 2; seat = toMove()) {
            Rooms.playOn(players[seat], game, seat, 1, random);
        }
        Browser.Reply ended = propose(ann, 0, BROKEN_OFF);
        while (ended.status() != 202 || answer(bob, request(ended), true).status() != 200) {
            int seat = toMove();
            if (seat < 2) {
                Rooms.playOn(players[seat], game, seat, 1, random);
            }
            clearProposals();
            ended = propose(ann, 0, BROKEN_OFF);
        }
        int version = version();
        assertThat(status()).isEqualTo("abandoned");
        assertThat(count("select count(*) from jobs")).isZero();
        pause();
        assertThat(version()).isEqualTo(version);
        assertThat(count("select count(*) from entries where game = '" + game + "'"))
                .isEqualTo(version);
    }

    private int toMove() {
        return table().path("toMove").asInt(0);
    }

    private void clearProposals() {
        write("delete from end_proposals");
    }

    private int count(String sql) {
        try (Connection connection = DriverManager.getConnection(rooms.database);
                Statement statement = connection.createStatement();
                ResultSet row = statement.executeQuery(sql)) {
            row.next();
            return row.getInt(1);
        } catch (SQLException e) {
            throw new IllegalStateException(e);
        }
    }

    private static void pause() {
        try {
            Thread.sleep(1500);
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    private void register() {
        ann.post("/api/accounts", "{'name':'Ann','password':'correct horse'}");
        bob.post("/api/accounts", "{'name':'Bob','password':'correct horse'}");
    }

    private int rating(String name) {
        return ann.get("/api/accounts/" + name).body().at("/ratings/0/rating").asInt(1500);
    }

    /** Else whoever leads would put a bot in the other's place and have it agree. */
    @Test
    void inARatedGameNobodysBotAgreesForThem() {
        register();
        two(",'rated':true");
        bob.put(path("/seats/1/bot"), "{'level':'random'}");
        playUntil(0);
        for (String kind : List.of(COUNTED, BROKEN_OFF)) {
            Browser.Reply proposed = propose(ann, 0, kind);
            String request = request(proposed);
            assertThat(seats(proposed.body().at("/ending/missing"))).containsExactly(1);
            assertThat(answer(ann, request, true).body().get("status").stringValue())
                    .isEqualTo("running");
            withdraw(ann, request);
        }
        assertThat(rating("Ann")).isEqualTo(1500);
        clearProposals();
        JsonNode ended = answer(bob, request(propose(ann, 0, COUNTED)), true).body();
        assertThat(ended.get("status").stringValue()).isEqualTo("finished");
    }

    /** Bob's bot plays by itself. */
    private void playUntil(int seat) {
        for (int i = 0; i < 500 && table().get("toMove").asInt(-1) != seat; i++) {
            try {
                Thread.sleep(10);
            } catch (InterruptedException e) {
                throw new IllegalStateException(e);
            }
        }
    }

    @Test
    void ratedGameThatAllCountMovesRatings() {
        register();
        two(",'rated':true");
        JsonNode result =
                answer(bob, request(propose(ann, 0, COUNTED)), true).body().get("result");
        int[] place = new int[2];
        for (int seat = 0; seat < 2; seat++) {
            place[seat] = result.get("scores").get(seat).get("place").intValue();
        }
        assertThat(rating("Ann") + rating("Bob")).isEqualTo(3000);
        assertThat(Integer.signum(rating("Ann") - rating("Bob"))).isEqualTo(Integer.signum(place[1] - place[0]));
        JsonNode profile = ann.get("/api/accounts/Ann").body();
        assertThat(profile.get("games").intValue()).isEqualTo(1);
        assertThat(profile.at("/results/0/game").stringValue()).isEqualTo(game);
        assertThat(profile.at("/results/0/ratingAfter").intValue()).isEqualTo(rating("Ann"));
    }

    @Test
    void ratedGameThatIsBrokenOffMovesNothing() {
        register();
        two(",'rated':true");
        answer(bob, request(propose(ann, 0, BROKEN_OFF)), true);
        assertThat(rating("Ann")).isEqualTo(1500);
        assertThat(ann.get("/api/accounts/Ann").body().get("games").intValue()).isZero();
    }

    /** Where nothing is counted, a table is not held up by who has left; but nobody's name stands under a result unasked. */
    @Test
    void whoeverHasLeftAnUnratedGameIsAskedOnlyBeforeItIsCounted() {
        bob.put(path("/seats/1/bot"), "{'level':'random'}");
        playUntil(0);
        Browser.Reply counted = propose(ann, 0, COUNTED);
        assertThat(seats(counted.body().at("/ending/missing"))).containsExactly(1);
        withdraw(ann, request(counted));
        assertThat(propose(ann, 0, BROKEN_OFF).body().get("status").stringValue())
                .isEqualTo("abandoned");
    }
}
