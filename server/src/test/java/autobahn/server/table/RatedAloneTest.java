package autobahn.server.table;

import static org.assertj.core.api.Assertions.assertThat;

import autobahn.server.Server;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Future;
import java.util.concurrent.ThreadFactory;
import java.util.stream.IntStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** Rated games against Autobot: what they count, and that nobody gets out of one that goes badly. */
@Tag("slow")
class RatedAloneTest extends OnEachDatabase {
    private static final String ALONE = solo(false, 0, "");
    private static final String HARD = solo(true, 2, ",'features':['wine']");
    private static final String ME = "[{'kind':'me'}]";
    private static final String RATED = ",'rated':true";
    private static final int START = 1500;

    private static String solo(boolean hard, int promotions, String more) {
        return "{'players':1,'solo':{'hard':" + hard + ",'fasterTrucks':false,'developOnPassing':false,"
                + "'developOnSkipping':false,'promotions':" + promotions + "}" + more + "}";
    }

    @BeforeEach
    void register() {
        assertThat(ann.post("/api/accounts", "{'name':'Ann','password':'correct horse'}")
                        .status())
                .isEqualTo(201);
    }

    private Browser.Reply create(Browser browser, String options, String more) {
        return browser.post("/api/games", "{'options':" + options + ",'seats':" + ME + more + "}");
    }

    private JsonNode resigned(String game) {
        Browser.Reply reply = ann.post("/api/games/" + game + "/seats/0/resign", "{}");
        assertThat(reply.status()).as(reply.text()).isEqualTo(200);
        return reply.body();
    }

    private JsonNode profile() {
        return bob.get("/api/accounts/Ann").body();
    }

    private List<JsonNode> ranking() {
        return bob.get("/api/ranking?pool=solo")
                .body()
                .get("ranked")
                .valueStream()
                .toList();
    }

    @Test
    void aGamePlayedToItsEndCountsAgainstAutobot() {
        String game = ann.table(HARD, ME, RATED + ",'listed':true");
        assertThat(profile().get("ratings")).isEmpty();
        Rooms.playOn(ann, game, 0, 20_000, new Random(1));
        JsonNode scores = ann.get("/api/games/" + game).body().at("/result/scores");
        assertThat(scores.at("/0/place").intValue()).as("random moves lose").isEqualTo(2);

        JsonNode rating = profile().at("/ratings/0");
        assertThat(rating.get("pool").stringValue()).isEqualTo("solo");
        assertThat(rating.get("rating").intValue()).isLessThan(START);
        assertThat(rating.get("games").intValue()).isEqualTo(1);
        assertThat(rating.get("provisional").booleanValue()).isTrue();
        assertThat(profile().at("/results/0/ratingAfter")).isEqualTo(rating.get("rating"));
        assertThat(bob.get("/api/accounts/Ann/ratings/solo").body().at("/points/0/rating"))
                .isEqualTo(rating.get("rating"));
        assertThat(bob.get("/api/accounts/Ann/ratings/two").body().get("points"))
                .isEmpty();
        assertThat(ranking())
                .singleElement()
                .satisfies(only -> assertThat(only.get("name").stringValue()).isEqualTo("Ann"));
    }

    /** Autobot's own rating comes from settled accounts alone, and belongs to its settings. */
    @Test
    void autobotLearnsFromTheSettled() {
        List<Integer> ratings = new ArrayList<>();
        boolean settled = false;
        while (!settled) {
            assertThat(ranking()).noneMatch(ranked -> ranked.has("bot"));
            resigned(ann.table(HARD, ME, RATED));
            ratings.add(profile().at("/ratings/0/rating").intValue());
            settled = !profile().at("/ratings/0/provisional").booleanValue();
        }
        assertThat(ratings).isSortedAccordingTo((one, other) -> other - one).doesNotHaveDuplicates();
        resigned(ann.table(HARD, ME, RATED));
        assertThat(ranking())
                .filteredOn(ranked -> ranked.has("bot"))
                .singleElement()
                .satisfies(bot -> {
                    assertThat(bot.get("bot").stringValue()).isEqualTo("autobot:hard+promotions-2+wine");
                    assertThat(bot.get("rating").intValue()).isGreaterThan(START);
                    assertThat(bot.get("games").intValue()).isEqualTo(1);
                });
        JsonNode second = ranking().get(1);
        assertThat(second.get("name").stringValue()).isEqualTo("Ann");
    }

    @Test
    void nobodyGetsOutOfOne() {
        String game = ann.table(ALONE, ME, RATED);
        String path = "/api/games/" + game;
        JsonNode now = Rooms.playOn(ann, game, 0, 60, new Random(2));
        int version = now.get("version").intValue();
        assertThat(now.get("undo").stringValue()).isIn("no", "free");
        Browser.Reply back = ann.undo(game, 0, version, ",'to':0");
        assertThat(back.code()).as(back.text()).isEqualTo("rated-alone");
        assertThat(ann.post(path + "/abandon", "{'version':" + version + "}").code())
                .isEqualTo("rated-alone");
        for (String kind : List.of("counted", "broken-off")) {
            assertThat(ann.post(
                                    path + "/end",
                                    "{'seat':0,'version':" + version + ",'id':'" + Browser.id() + "','kind':'" + kind
                                            + "'}")
                            .code())
                    .isEqualTo("rated-alone");
        }
        assertThat(ann.put(path + "/seats/0/bot", "{'level':'club'}").code()).isEqualTo("rated-alone");
        assertThat(ann.get(path + "/hint?seat=0").code()).isEqualTo("rated");
        assertThat(ann.post(path + "/fork", "{'at':0,'seats':" + ME + "}").code())
                .isEqualTo("not-finished");
        assertThat(ann.get(path + "/record").text()).doesNotContain("\"seed\"");
        assertThat(create(ann, ALONE, RATED).code()).isEqualTo("rated-running");
        assertThat(create(ann, HARD, RATED + ",'time':{'minutes':60,'expiry':'bot'}")
                        .status())
                .isEqualTo(400);
        assertThat(create(ann, HARD, RATED + ",'seed':'1'").status()).isEqualTo(400);
        assertThat(create(ann, ALONE, "").status())
                .as("another that is not rated")
                .isEqualTo(201);

        assertThat(profile().get("ratings")).isEmpty();
        JsonNode ended = resigned(game);
        assertThat(ended.get("agreement").stringValue()).isEqualTo("resigned");
        assertThat(ended.at("/result/winners/0").intValue()).isEqualTo(1);
        int rating = profile().at("/ratings/0/rating").intValue();
        assertThat(rating).isLessThan(START);
        resigned(game); // sent again
        assertThat(profile().at("/ratings/0/rating").intValue()).isEqualTo(rating);
        assertThat(profile().at("/ratings/0/games").intValue()).isEqualTo(1);
        assertThat(create(ann, ALONE, RATED).status()).isEqualTo(201);
    }

    /** However many windows ask, on however many nodes. */
    @Test
    void onlyOneIsBegunAtATime() throws Exception {
        Server second = kind == Databases.POSTGRESQL ? Rooms.start(rooms.database) : null;
        try {
            CountDownLatch go = new CountDownLatch(1);
            ThreadFactory threads = Thread.ofVirtual().factory();
            List<Future<Integer>> answers;
            try (var pool = java.util.concurrent.Executors.newThreadPerTaskExecutor(threads)) {
                answers = IntStream.range(0, 8)
                        .mapToObj(i -> {
                            Browser window = ann.twin(i % 2 == 0 || second == null ? rooms.port() : second.port());
                            return pool.submit(() -> {
                                go.await();
                                return create(window, ALONE, RATED).status();
                            });
                        })
                        .toList();
                go.countDown();
            }
            List<Integer> statuses = new ArrayList<>();
            for (Future<Integer> answer : answers) {
                statuses.add(answer.get());
            }
            assertThat(statuses).containsOnlyOnce(201).containsOnly(201, 409);
        } finally {
            if (second != null) {
                second.close();
            }
        }
    }

    @Test
    void whatIsNotRatedDoesNotCount() {
        String game = ann.table(ALONE, ME);
        Rooms.playOn(ann, game, 0, 20_000, new Random(3));
        assertThat(profile().get("ratings")).isEmpty();
        assertThat(ranking()).isEmpty();
        // Somebody without an account may play so, too; it is nobody's rating.
        String unknown = bob.table(ALONE, ME, RATED);
        assertThat(bob.post("/api/games/" + unknown + "/seats/0/resign", "{}").status())
                .isEqualTo(200);
        assertThat(ranking()).isEmpty();
    }

    /** Whoever goes has lost what they had begun. */
    @Test
    void aDeletedAccountLeavesNothing() {
        String game = ann.table(ALONE, ME, RATED + ",'listed':true");
        assertThat(ann.post("/api/me/deletion", "{'password':'correct horse'}").status())
                .isEqualTo(204);
        assertThat(bob.get("/api/games/" + game).body().get("status").stringValue())
                .isEqualTo("finished");
        assertThat(ranking()).isEmpty();
    }
}
