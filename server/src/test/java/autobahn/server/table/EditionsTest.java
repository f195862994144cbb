package autobahn.server.table;

import static org.assertj.core.api.Assertions.assertThat;

import autobahn.edition.Editions;
import autobahn.server.Client;
import autobahn.server.Server;
import autobahn.server.settings.Limits;
import autobahn.server.settings.Outgoing;
import autobahn.server.settings.Settings;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.Parameter;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.ArgumentsSource;
import tools.jackson.databind.JsonNode;

/** Editions of accounts and of the house: chosen for tables, and kept by games whatever becomes of them. */
@Tag("slow")
@ParameterizedClass
@ArgumentsSource(EachDatabase.class)
class EditionsTest {
    private static final String SEATS = "\"options\":{\"players\":2},\"seats\":[{\"kind\":\"me\"},{\"kind\":\"me\"}]";

    @Parameter
    Databases kind;

    private String database;
    private Server server;
    private Client ann;

    @BeforeEach
    void open() {
        database = kind.fresh();
        start(List.of());
        ann = account("Ann");
    }

    @AfterEach
    void close() {
        server.close();
    }

    private void start(List<String> house) {
        server = Server.start(new Settings(
                "127.0.0.1", 0, database, false, 1, Limits.none(), null, List.of(), house, Outgoing.usual()));
    }

    /** Another server on the same database; people keep their cookies. */
    private void restart(List<String> house) {
        server.close();
        start(house);
        ann = new Client(server).withCookie(ann.cookie());
    }

    private Client account(String name) {
        Client client = new Client(server);
        assertThat(client.post("/api/accounts", "{\"name\":\"" + name + "\",\"password\":\"correct horse\"}")
                        .status())
                .isEqualTo(201);
        return client;
    }

    /** The standard edition with other money at the start. */
    static String edition(String name, int money) {
        return Editions.standardText()
                .replace("\"edition\": \"standard\"", "\"edition\": \"anns\"")
                .replace("\"name\": \"Autobahn, standard edition\"", "\"name\": \"" + name + "\"")
                .replace("\"startMoney\": { \"value\": 48", "\"startMoney\": { \"value\": " + money);
    }

    private static String body(String text, String sharing) {
        return "{\"file\":" + text + ",\"sharing\":\"" + sharing + "\"}";
    }

    private JsonNode make(Client client, String name, int money, String sharing) {
        Client.Answer made = client.post("/api/editions", body(edition(name, money), sharing));
        assertThat(made.status()).as(made.body()).isEqualTo(201);
        return made.json();
    }

    private static JsonNode table(Client client, String edition, String more) {
        Client.Answer made = client.post("/api/games", "{" + SEATS + ",\"edition\":\"" + edition + "\"" + more + "}");
        assertThat(made.status()).as(made.body()).isEqualTo(201);
        return made.json();
    }

    /** What both have at the start: it was divided among them. */
    private static int money(Client client, String game) {
        JsonNode players =
                client.get("/api/games/" + game + "/view?seat=0").json().at("/view/players");
        return players.get(0).get("money").intValue()
                + players.get(1).get("money").intValue();
    }

    @Test
    void aTableNamesItsEditionAndIsPlayedWithIt() {
        JsonNode edition = make(ann, "Ann's box", 60, "private");
        assertThat(edition.get("mine").booleanValue()).isTrue();
        assertThat(edition.get("owner").stringValue()).isEqualTo("Ann");
        assertThat(edition.get("designed").intValue()).isPositive();
        JsonNode table = table(ann, edition.get("id").stringValue(), ",\"listed\":true");
        assertThat(table.get("editionName").stringValue()).isEqualTo("Ann's box");
        assertThat(table.get("editionHash").stringValue())
                .isEqualTo(edition.get("hash").stringValue());
        String game = table.get("id").stringValue();
        assertThat(money(ann, game)).isEqualTo(60);
        Client stranger = new Client(server);
        JsonNode listed = stranger.get("/api/games?show=running").json().at("/tables/0");
        assertThat(listed.get("editionName").stringValue()).isEqualTo("Ann's box");
        // Whoever sees the table can draw it.
        assertThat(stranger.get("/api/edition?hash=" + edition.get("hash").stringValue())
                        .json()
                        .at("/dashboard/startMoney/value")
                        .intValue())
                .isEqualTo(60);
    }

    @Test
    void whoCorrectsTheSameFiguresKeepsAnOwnName() {
        JsonNode anns = make(ann, "Ann's box", 60, "private");
        table(ann, anns.get("id").stringValue(), "");
        Client ben = account("Ben");
        JsonNode bens = make(ben, "Ben's box", 60, "private");
        assertThat(bens.get("hash")).isEqualTo(anns.get("hash"));
        JsonNode table = table(ben, bens.get("id").stringValue(), "");
        assertThat(table.get("editionName").stringValue()).isEqualTo("Ben's box");
        assertThat(money(ben, table.get("id").stringValue())).isEqualTo(60);
    }

    @Test
    void aGameKeepsItsEditionWhateverItsOwnerDoes() {
        JsonNode edition = make(ann, "Ann's box", 60, "private");
        String id = edition.get("id").stringValue();
        String game = table(ann, id, "").get("id").stringValue();
        String waiting = ann.post(
                        "/api/games",
                        "{\"options\":{\"players\":2},\"seats\":[{\"kind\":\"me\"},{\"kind\":\"open\"}],\"edition\":\""
                                + id + "\"}")
                .json()
                .get("id")
                .stringValue();
        String change = "{\"file\":" + edition("Ann's better box", 30) + ",\"sharing\":\"link\",\"version\":0}";
        assertThat(ann.put("/api/editions/" + id, change).status()).isEqualTo(200);
        assertThat(ann.put("/api/editions/" + id, change).code()).isEqualTo("stale");
        assertThat(money(ann, table(ann, id, "").get("id").stringValue())).isEqualTo(30);
        assertThat(ann.delete("/api/editions/" + id).status()).isEqualTo(204);
        assertThat(ann.delete("/api/editions/" + id).status()).isEqualTo(404);
        restart(List.of());
        assertThat(money(ann, game)).isEqualTo(60);
        assertThat(ann.get("/api/games/" + game).json().get("editionName").stringValue())
                .isEqualTo("Ann's box");
        // One that waited for people has what was told to them.
        assertThat(ann.post("/api/games/" + waiting + "/start?fill=random", "{}")
                        .status())
                .isEqualTo(200);
        assertThat(ann.get("/api/games/" + waiting).json().get("editionHash").stringValue())
                .isEqualTo(edition.get("hash").stringValue());
        Browser browser = Browser.known(server.port(), ann.cookie());
        JsonNode now = Rooms.playAll(browser, game, 5_000, new Random(5));
        assertThat(Rooms.isOver(now)).isTrue();
        JsonNode record = ann.get("/api/games/" + game + "/record").json();
        assertThat(record.get("editionHash").stringValue())
                .isEqualTo(edition.get("hash").stringValue());
        Client.Answer fork = ann.post(
                "/api/games/" + game + "/fork", "{\"at\":3," + SEATS.substring(SEATS.indexOf("\"seats\"")) + "}");
        assertThat(fork.json().get("editionName").stringValue()).isEqualTo("Ann's box");
    }

    @Test
    void onlyThoseWithWhomItIsSharedSeeIt() {
        Client bob = account("Bob");
        String hidden = make(ann, "Hidden", 50, "private").get("id").stringValue();
        String linked = make(ann, "Linked", 51, "link").get("id").stringValue();
        String listed = make(ann, "Listed", 52, "listed").get("id").stringValue();
        assertThat(bob.get("/api/editions/" + hidden).status()).isEqualTo(404);
        assertThat(bob.get("/api/editions/" + linked)
                        .json()
                        .at("/file/dashboard/startMoney/value")
                        .intValue())
                .isEqualTo(51);
        JsonNode all = bob.get("/api/editions").json();
        assertThat(all.get("mine")).isEmpty();
        assertThat(all.get("listed")).hasSize(1);
        assertThat(all.at("/listed/0/id").stringValue()).isEqualTo(listed);
        assertThat(ann.get("/api/editions").json().get("mine")).hasSize(3);
        String wanted = "{" + SEATS + ",\"edition\":\"";
        assertThat(bob.post("/api/games", wanted + hidden + "\"}").code()).isEqualTo("no-such-edition");
        assertThat(bob.post("/api/games", wanted + linked + "\"}").status()).isEqualTo(201);
        assertThat(bob.post("/api/games", wanted + listed + "\",\"rated\":true}")
                        .status())
                .isIn(400, 409);
        String change = "{\"file\":" + edition("Bob's", 1) + ",\"version\":0}";
        assertThat(bob.put("/api/editions/" + linked, change).code()).isEqualTo("not-yours");
        assertThat(bob.put("/api/editions/" + hidden, change).status()).isEqualTo(404);
        assertThat(bob.delete("/api/editions/" + linked).status()).isEqualTo(404);
    }

    @Test
    void editionsOfTheHouseComeFirstAndStayWithTheirGames() {
        String waiting = ann.post(
                        "/api/games", "{\"options\":{\"players\":2},\"seats\":[{\"kind\":\"me\"},{\"kind\":\"open\"}]}")
                .json()
                .get("id")
                .stringValue();
        restart(List.of(edition("The house's", 70), edition("Another", 72)));
        JsonNode about = ann.get("/api/about").json();
        assertThat(about.get("edition").stringValue()).isEqualTo("anns");
        assertThat(ann.get("/api/edition").json().get("name").stringValue()).isEqualTo("The house's");
        JsonNode house = ann.get("/api/editions").json().get("house");
        assertThat(house).hasSize(2);
        JsonNode usual = ann.post("/api/games", "{" + SEATS + "}").json();
        assertThat(usual.get("editionName").stringValue()).isEqualTo("The house's");
        String second =
                table(ann, house.at("/1/hash").stringValue(), "").get("id").stringValue();
        JsonNode standard = table(ann, Editions.standard().hash(), "");
        assertThat(standard.has("editionName")).isFalse();
        // Nobody was told of the house's edition at the table that waited.
        ann.post("/api/games/" + waiting + "/start?fill=random", "{}");
        assertThat(ann.get("/api/games/" + waiting).json().get("editionHash").stringValue())
                .isEqualTo(Editions.standard().hash());
        restart(List.of());
        assertThat(money(ann, usual.get("id").stringValue())).isEqualTo(70);
        assertThat(money(ann, second)).isEqualTo(72);
    }

    @Test
    void aRecordComesWithItsEdition() {
        String id = make(ann, "Ann's box", 60, "link").get("id").stringValue();
        String game = table(ann, id, "").get("id").stringValue();
        Rooms.playAll(Browser.known(server.port(), ann.cookie()), game, 5_000, new Random(7));
        String record = ann.get("/api/games/" + game + "/record").body();
        server.close();
        database = kind.fresh();
        start(List.of());
        Client carl = new Client(server);
        assertThat(carl.post("/api/games/import", "{\"record\":" + record + "}").code())
                .isEqualTo("bad-record");
        String both = "{\"record\":" + record + ",\"edition\":" + edition("Ann's box", 60) + "}";
        assertThat(carl.post("/api/games/import", both).code()).isEqualTo("account-needed");
        Client dora = account("Dora");
        String wrong = "{\"record\":" + record + ",\"edition\":" + edition("Ann's box", 61) + "}";
        assertThat(dora.post("/api/games/import", wrong).code()).isEqualTo("bad-record");
        JsonNode imported = dora.post("/api/games/import", both).json();
        assertThat(imported.get("status").stringValue()).isEqualTo("finished");
        assertThat(imported.get("editionName").stringValue()).isEqualTo("Ann's box");
        // Now it is known here.
        assertThat(carl.post("/api/games/import", "{\"record\":" + record + "}").status())
                .isEqualTo(201);
    }

    @Test
    void thereIsALimitAndNamesOfOthersAreNotTaken() {
        for (int i = 0; i < OwnEditions.MOST; i++) {
            make(ann, "Number " + i, 10 + i, "private");
        }
        assertThat(ann.post("/api/editions", body(edition("One more", 9), "private"))
                        .code())
                .isEqualTo("many-editions");
        Client bob = account("Bob");
        assertThat(bob.post("/api/editions", body(edition("AUTOBAHN, standard edition ", 9), "listed"))
                        .code())
                .isEqualTo("name-taken");
        assertThat(new Client(server)
                        .post("/api/editions", body(edition("A guest's", 9), "private"))
                        .status())
                .isEqualTo(401);
    }

    @Test
    void versionsThatGamesArePlayedWithAreLimitedAndTidied() {
        JsonNode edition = make(ann, "Ann's box", 98, "private");
        String id = edition.get("id").stringValue();
        String first = table(ann, id, "").get("id").stringValue();
        for (int i = 0; i < OwnEditions.MOST_PLAYED - 1; i++) {
            assertThat(ann.put(
                                    "/api/editions/" + id,
                                    "{\"file\":" + edition("Ann's box", 100 + 2 * i) + ",\"version\":" + i + "}")
                            .status())
                    .isEqualTo(200);
            table(ann, id, "");
        }
        ann.put(
                "/api/editions/" + id,
                "{\"file\":" + edition("Ann's box", 300) + ",\"version\":" + (OwnEditions.MOST_PLAYED - 1) + "}");
        String wanted = "{" + SEATS + ",\"edition\":\"" + id + "\"}";
        assertThat(ann.post("/api/games", wanted).code()).isEqualTo("many-editions");
        assertThat(money(ann, first)).isEqualTo(98);
    }
}
