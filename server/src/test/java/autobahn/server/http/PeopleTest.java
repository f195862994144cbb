package autobahn.server.http;

import static org.assertj.core.api.Assertions.assertThat;

import autobahn.server.Client;
import autobahn.server.Client.Answer;
import autobahn.server.OnOneServer;
import org.junit.jupiter.api.Test;

/** Accounts, logging in and out, tokens. */
class PeopleTest extends OnOneServer {
    private Client somebody() {
        return new Client(server);
    }

    private static String credentials(String name, String password) {
        return "{\"name\":\"" + name + "\",\"password\":\"" + password + "\"}";
    }

    @Test
    void nobodyIsUnknown() {
        Answer answer = somebody().get("/api/me");
        assertThat(answer.status()).isEqualTo(401);
        assertThat(answer.code()).isEqualTo("unknown");
        assertThat(answer.header("WWW-Authenticate")).isEqualTo("Bearer");
    }

    @Test
    void anAccountIsKnownByItsCookie() {
        Client anna = somebody().register("Anna");
        Answer me = anna.get("/api/me");
        assertThat(me.status()).isEqualTo(200);
        assertThat(me.text("name")).isEqualTo("Anna");
        assertThat(me.json().get("account").asBoolean()).isTrue();
    }

    @Test
    void aNameIsTakenHoweverItIsWritten() {
        somebody().register("Jürgen Groß");
        for (String same : new String[] {"jürgen groß", "JURGEN GROSS", "Ju\u0308rgen Gross"}) {
            Answer answer = somebody().post("/api/accounts", credentials(same, "correct horse"));
            assertThat(answer.status()).as(same).isEqualTo(409);
            assertThat(answer.code()).isEqualTo("name-taken");
        }
        assertThat(somebody()
                        .post("/api/session", credentials("JURGEN GROSS", "correct horse"))
                        .status())
                .isEqualTo(200);
    }

    @Test
    void namesAndPasswordsHaveLimits() {
        for (String name : new String[] {"x", " ", "a".repeat(25), "<script>", "a\\u0000b", "a\\u202eb", "-dash"}) {
            assertThat(somebody()
                            .post("/api/accounts", credentials(name, "correct horse"))
                            .status())
                    .as(name)
                    .isEqualTo(400);
        }
        assertThat(somebody()
                        .post("/api/accounts", credentials("Short", "seven77"))
                        .code())
                .isEqualTo("bad-password");
        assertThat(somebody()
                        .post("/api/accounts", credentials("Long", "x".repeat(201)))
                        .code())
                .isEqualTo("bad-password");
    }

    @Test
    void aWrongPasswordTellsNothing() {
        somebody().register("Bert");
        Answer wrong = somebody().post("/api/session", credentials("Bert", "wrong horse"));
        Answer nobody = somebody().post("/api/session", credentials("Nobody here", "wrong horse"));
        assertThat(wrong.status()).isEqualTo(401);
        assertThat(wrong.json()).isEqualTo(nobody.json());
    }

    @Test
    void loggingInVoidsTheKeyShownBefore() {
        Client carla = somebody().register("Carla");
        Client thief = carla.copy();
        assertThat(thief.get("/api/me").status()).isEqualTo(200);
        assertThat(carla.post("/api/session", credentials("Carla", "correct horse"))
                        .status())
                .isEqualTo(200);
        assertThat(thief.get("/api/me").status()).isEqualTo(401);
        assertThat(carla.get("/api/me").status()).isEqualTo(200);
    }

    @Test
    void loggingOutVoidsTheKey() {
        Client dora = somebody().register("Dora");
        Client stale = dora.copy();
        assertThat(dora.delete("/api/session").status()).isEqualTo(204);
        assertThat(dora.cookie()).isNull();
        assertThat(stale.get("/api/me").status()).isEqualTo(401);
        assertThat(stale.delete("/api/session").status()).isEqualTo(401);
    }

    @Test
    void twoDevicesAreLoggedInAtATime() {
        Client desk = somebody().register("Emil");
        Client phone = somebody();
        phone.post("/api/session", credentials("Emil", "correct horse"));
        assertThat(phone.get("/api/me").json()).isEqualTo(desk.get("/api/me").json());
        desk.delete("/api/session");
        assertThat(phone.get("/api/me").status()).isEqualTo(200);
    }

    @Test
    void tokensActForTheirPersonUntilRevoked() {
        Client fred = somebody().register("Fred");
        Answer made = fred.post("/api/tokens", "{\"label\":\"my bot\"}");
        assertThat(made.status()).isEqualTo(201);
        Client bot = fred.withToken(made.text("token"));
        assertThat(bot.get("/api/me").json()).isEqualTo(fred.get("/api/me").json());

        Answer list = fred.get("/api/tokens");
        assertThat(list.json().get("tokens")).hasSize(1);
        assertThat(list.json().get("tokens").get(0).has("token")).isFalse();

        Answer further = bot.post("/api/tokens", "{\"label\":\"another\"}");
        assertThat(further.status()).isEqualTo(403);
        assertThat(further.code()).isEqualTo("token-by-token");

        Client stranger = somebody().register("Stranger");
        assertThat(stranger.delete("/api/tokens/" + made.text("id")).status()).isEqualTo(404);
        assertThat(fred.delete("/api/tokens/" + made.text("id")).status()).isEqualTo(204);
        assertThat(bot.get("/api/me").status()).isEqualTo(401);
        assertThat(fred.get("/api/me").status()).isEqualTo(200);
    }

    private static String change(String current, String next) {
        return "{\"current\":\"" + current + "\",\"password\":\"" + next + "\"}";
    }

    @Test
    void aNewPasswordThrowsEverybodyElseOut() {
        Client hugo = somebody().register("Hugo");
        Client thief = hugo.copy();
        Client phone = somebody();
        phone.post("/api/session", credentials("Hugo", "correct horse"));
        Client bot =
                hugo.withToken(hugo.post("/api/tokens", "{\"label\":\"bot\"}").text("token"));
        assertThat(bot.get("/api/me").status()).isEqualTo(200);

        assertThat(hugo.put("/api/me/password", change("correct horse", "battery staple"))
                        .status())
                .isEqualTo(204);
        for (Client other : new Client[] {thief, phone, bot}) {
            assertThat(other.get("/api/me").status()).isEqualTo(401);
        }
        assertThat(hugo.get("/api/me").text("name")).isEqualTo("Hugo");
        assertThat(hugo.get("/api/tokens").json().get("tokens")).isEmpty();
        assertThat(somebody()
                        .post("/api/session", credentials("Hugo", "correct horse"))
                        .status())
                .isEqualTo(401);
        assertThat(somebody()
                        .post("/api/session", credentials("Hugo", "battery staple"))
                        .status())
                .isEqualTo(200);
    }

    @Test
    void aPasswordIsChangedByWhoeverKnowsIt() {
        Client ina = somebody().register("Ina");
        String cookie = ina.cookie();
        Answer wrong = ina.put("/api/me/password", change("wrong horse", "battery staple"));
        assertThat(wrong.status()).isEqualTo(403);
        assertThat(wrong.code()).isEqualTo("wrong-password");
        assertThat(ina.put("/api/me/password", change("x".repeat(201), "battery staple"))
                        .code())
                .isEqualTo("wrong-password");
        assertThat(ina.put("/api/me/password", change("correct horse", "seven77"))
                        .code())
                .isEqualTo("bad-password");
        Client bot =
                ina.withToken(ina.post("/api/tokens", "{\"label\":\"bot\"}").text("token"));
        assertThat(bot.put("/api/me/password", change("correct horse", "battery staple"))
                        .code())
                .isEqualTo("not-by-token");
        assertThat(ina.cookie()).isEqualTo(cookie);
        assertThat(somebody()
                        .post("/api/session", credentials("Ina", "correct horse"))
                        .status())
                .isEqualTo(200);
        assertThat(ina.get("/api/me").status()).isEqualTo(200);
    }

    @Test
    void loggingOutElsewhereLeavesThisBrowserAndPrograms() {
        Client jan = somebody().register("Jan");
        Client thief = jan.copy();
        Client phone = somebody();
        phone.post("/api/session", credentials("Jan", "correct horse"));
        Client bot =
                jan.withToken(jan.post("/api/tokens", "{\"label\":\"bot\"}").text("token"));
        assertThat(bot.delete("/api/session/others").code()).isEqualTo("not-by-token");
        assertThat(phone.get("/api/me").status()).isEqualTo(200);

        assertThat(jan.delete("/api/session/others").status()).isEqualTo(204);
        assertThat(thief.get("/api/me").status()).isEqualTo(401);
        assertThat(phone.get("/api/me").status()).isEqualTo(401);
        assertThat(bot.get("/api/me").status()).isEqualTo(200);
        assertThat(jan.get("/api/me").status()).isEqualTo(200);
    }

    @Test
    void thereAreOnlySoManyTokens() {
        Client gina = somebody().register("Gina");
        for (int i = 0; i < 20; i++) {
            assertThat(gina.post("/api/tokens", "{\"label\":\"n\"}").status()).isEqualTo(201);
        }
        assertThat(gina.post("/api/tokens", "{\"label\":\"n\"}").code()).isEqualTo("many-tokens");
    }
}
