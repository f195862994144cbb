package autobahn.server;

import static org.assertj.core.api.Assertions.assertThat;

import autobahn.server.World.Identity;
import autobahn.server.World.Stage;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;

/** Who may do what: every operation of the API by everybody, at a private table. */
@Tag("slow")
class AccessTest extends OnOneServer {
    /** @param expected one status for everybody, or one for each identity in its order */
    record Row(String operation, Stage stage, String path, List<Integer> expected, String body) {
        static Row of(String line) {
            String[] cells = line.split(" *\\| *", 5);
            return new Row(
                    cells[0],
                    Stage.valueOf(cells[1]),
                    cells[2],
                    Arrays.stream(cells[3].split(" ")).map(Integer::valueOf).toList(),
                    cells.length > 4 ? cells[4] : null);
        }

        int expected(Identity identity) {
            return expected.size() == 1 ? expected.getFirst() : expected.get(identity.ordinal());
        }

        @Override
        public String toString() {
            return operation + " " + path;
        }
    }

    /** Operation, stage, path, status for nobody, stranger, guest, other seat, seat, host, stale cookie, void token; body. */
    private static final List<Row> ROWS = """
            openapi      | OPEN    | /api/openapi.json                   | 200
            schema       | OPEN    | /api/schemas/view.schema.json       | 200
            about        | OPEN    | /api/about                          | 200
            edition      | OPEN    | /api/edition                        | 200
            edition      | OPEN    | /api/edition?hash=de170d7bce7ea9f7  | 200
            edition      | OPEN    | /api/edition?hash=none              | 404
            editions     | OPEN    | /api/editions                       | 200
            makeEdition  | OPEN    | /api/editions                       | 401 403 403 403 403 403 401 401 | {"file":{}}
            ownEdition   | OPEN    | /api/editions/none                  | 404
            changeEdition | OPEN   | /api/editions/none                  | 401 404 404 404 404 404 401 401 | {"file":{},"version":0}
            deleteEdition | OPEN   | /api/editions/none                  | 401 404 404 404 404 404 401 401
            live         | OPEN    | /health/live                        | 200
            ready        | OPEN    | /health/ready                       | 200
            metrics      | OPEN    | /metrics                            | 200
            me           | OPEN    | /api/me                             | 401 200 200 200 200 200 401 401
            register     | OPEN    | /api/accounts                       | 400 | {"name":"x","password":"correct horse"}
            logIn        | OPEN    | /api/session                        | 401 | {"name":"Nobody","password":"correct horse"}
            logOut       | OPEN    | /api/session                        | 401 204 204 204 204 204 401 401
            logOutOthers | OPEN    | /api/session/others                 | 401 204 204 204 204 204 401 401
            changePassword | OPEN  | /api/me/password                    | 401 403 403 403 403 403 401 401 | {"current":"correct horse","password":"battery staple"}
            rest         | OPEN    | /api/me/rest                        | 401 403 403 403 403 403 401 401
            setQuiet     | OPEN    | /api/me/rest/quiet                  | 401 403 403 403 403 403 401 401 | {"zone":"Europe/Berlin","begins":"22:00","ends":"07:00"}
            noQuiet      | OPEN    | /api/me/rest/quiet                  | 401 403 403 403 403 403 401 401
            goOnVacation | OPEN    | /api/me/rest/vacations              | 401 403 403 403 403 403 401 401 | {"ends":"2099-01-01T00:00:00Z"}
            comeBack     | OPEN    | /api/me/rest/vacations/none         | 401 403 403 403 403 403 401 401
            notices      | OPEN    | /api/me/notices                     | 401 403 403 403 403 403 401 401
            wishNotices  | OPEN    | /api/me/notices                     | 401 403 403 403 403 403 401 401 | {"wishes":{"turn":["webhook"]}}
            addWebhook   | OPEN    | /api/me/notices/webhooks            | 401 403 403 403 403 403 401 401 | {"style":"json","address":"https://example.org/"}
            removeWebhook | OPEN   | /api/me/notices/webhooks/none       | 401 403 403 403 403 403 401 401
            addBrowser   | OPEN    | /api/me/notices/browsers            | 401 403 403 403 403 403 401 401 | {"endpoint":"https://example.org/","receiver":"x","auth":"y"}
            removeBrowser | OPEN   | /api/me/notices/browsers/none       | 401 403 403 403 403 403 401 401
            giveMailAddress | OPEN | /api/me/mail                        | 401 403 403 403 403 403 401 401 | {"address":"ann@example.org","password":"correct horse"}
            removeMailAddress | OPEN | /api/me/mail                      | 401 403 403 403 403 403 401 401
            confirmMailAddress | OPEN | /api/mail/confirm                | 404 | {"token":"wrong"}
            unsubscribePage | OPEN | /api/mail/unsubscribe/wrong         | 303
            unsubscribe  | OPEN    | /api/mail/unsubscribe/wrong         | 404
            forgotPassword | OPEN  | /api/mail/forgotten                 | 404 | {"account":"Nobody"}
            recoverPassword | OPEN | /api/mail/password                  | 404 | {"token":"wrong","password":"battery staple"}
            tokens       | OPEN    | /api/tokens                         | 401 200 200 200 200 200 401 401
            makeToken    | OPEN    | /api/tokens                         | 401 201 201 201 201 201 401 401 | {"label":"bot"}
            revokeToken  | OPEN    | /api/tokens/none                    | 401 404 404 404 404 404 401 401
            turns        | OPEN    | /api/me/turns                       | 401 200 200 200 200 200 401 401
            circle       | OPEN    | /api/me/circle                      | 401 200 200 200 200 200 401 401
            befriend     | OPEN    | /api/me/friends/Nobody              | 401 403 403 403 403 403 401 401
            unfriend     | OPEN    | /api/me/friends/Nobody              | 401 404 404 404 404 404 401 401
            avoid        | OPEN    | /api/me/avoided                     | 401 404 200 200 409 200 401 401 | {"game":"{game}","seat":1,"kind":"mute"}
            avoid        | OPEN    | /api/me/avoided                     | 401 404 409 409 409 409 401 401 | {"game":"{game}","seat":3,"kind":"block"}
            forgive      | OPEN    | /api/me/avoided/none                | 401 404 404 404 404 404 401 401
            report       | OPEN    | /api/reports                        | 401 404 204 204 409 204 401 401 | {"game":"{game}","seat":1,"reason":"talk","text":"Rude"}
            deleteAccount | OPEN   | /api/me/deletion                    | 401 403 403 403 403 403 401 401 | {"password":"correct horse"}
            adminFigures | OPEN    | /api/admin                          | 401 403 403 403 403 403 401 401
            adminGames   | OPEN    | /api/admin/games?status=open        | 401 403 403 403 403 403 401 401
            adminStop    | OPEN    | /api/admin/games/{game}             | 401 403 403 403 403 403 401 401
            adminPeople  | OPEN    | /api/admin/people                   | 401 403 403 403 403 403 401 401
            ban          | OPEN    | /api/admin/people/Nobody/ban        | 401 403 403 403 403 403 401 401 | {"days":1}
            unban        | OPEN    | /api/admin/people/Nobody/ban        | 401 403 403 403 403 403 401 401
            adminReports | OPEN    | /api/admin/reports                  | 401 403 403 403 403 403 401 401
            adminHandled | OPEN    | /api/admin/reports/none             | 401 403 403 403 403 403 401 401
            daily        | OPEN    | /api/daily                          | 200
            dailyBoard   | OPEN    | /api/daily/2020-01-01               | 404
            sendDaily    | OPEN    | /api/daily/2020-01-01               | 422 | {"record":{}}
            dailyRecord  | OPEN    | /api/daily/2020-01-01/records/Anna  | 404
            dailyMonth   | OPEN    | /api/daily/months/2020-01           | 200
            streak       | OPEN    | /api/me/streak                      | 401 200 200 200 200 200 401 401
            contests     | OPEN    | /api/contests?show=open             | 200
            makeContest  | OPEN    | /api/contests                       | 401 403 403 403 403 403 401 401 | {"title":"Cup","format":"swiss","options":{"players":2},"closes":"2099-01-01T00:00:00Z"}
            contest      | OPEN    | /api/contests/none                  | 404
            cancelContest | OPEN   | /api/contests/none                  | 401 404 404 404 404 404 401 401
            contestRound | OPEN    | /api/contests/none/rounds/1         | 404
            exportContest | OPEN   | /api/contests/none/export           | 404
            contestStandings | OPEN | /api/contests/none/standings       | 404
            joinContest  | OPEN    | /api/contests/none/join             | 401 403 403 403 403 403 401 401
            leaveContest | OPEN    | /api/contests/none/withdraw         | 401 404 404 404 404 404 401 401
            disqualify   | OPEN    | /api/contests/none/disqualify       | 401 404 404 404 404 404 401 401 | {"name":"Nobody","reason":"Talks"}
            startContest | OPEN    | /api/contests/none/start            | 401 404 404 404 404 404 401 401
            nextSeason   | OPEN    | /api/contests/none/next             | 401 404 404 404 404 404 401 401 | {"closes":"2099-01-01T00:00:00Z"}
            myContests   | OPEN    | /api/me/contests                    | 401 200 200 200 200 200 401 401
            ladder       | OPEN    | /api/ladder                         | 200
            becomeProgram | OPEN   | /api/me/program                     | 401 403 403 403 403 403 401 401
            enterLadder  | OPEN    | /api/me/ladder                      | 401 403 403 403 403 403 401 401
            leaveLadder  | OPEN    | /api/me/ladder                      | 401 403 403 403 403 403 401 401
            invitations  | OPEN    | /api/me/invitations                 | 401 200 200 200 200 200 401 401
            declineInvitation | OPEN | /api/me/invitations/{game}        | 401 404 404 404 404 404 401 401
            invited      | OPEN    | /api/games/{game}/invitations       | 401 404 403 200 200 200 401 401
            invite       | OPEN    | /api/games/{game}/invitations       | 401 404 403 404 404 404 401 401 | {"name":"Nobody"}
            invite       | RUNNING | /api/games/{game}/invitations       | 401 404 403 409 409 409 401 401 | {"name":"Nobody"}
            rematch      | RUNNING | /api/games/{game}/rematch           | 401 404 409 409 409 409 401 401
            note         | RUNNING | /api/games/{game}/note              | 401 404 200 200 200 200 401 401
            writeNote    | RUNNING | /api/games/{game}/note              | 401 404 200 200 200 200 401 401 | {"text":"Mind the trucks"}
            muted        | RUNNING | /api/games/{game}/muted             | 401 404 200 200 200 200 401 401
            profile      | OPEN    | /api/accounts/Nobody                | 404
            headToHead   | OPEN    | /api/accounts/Nobody/against/Noone  | 404
            ratingHistory | OPEN   | /api/accounts/Nobody/ratings/two    | 404
            personStats  | OPEN    | /api/accounts/Nobody/stats?pool=two | 404
            gameStats    | RUNNING | /api/games/{game}/stats             | 404 404 200 200 200 200 404 404
            ranking      | OPEN    | /api/ranking                        | 200
            games        | OPEN    | /api/games?show=open                | 200
            games        | OPEN    | /api/games?show=mine                | 401 200 200 200 200 200 401 401
            create       | OPEN    | /api/games                          | 201 201 201 201 201 201 201 401 | {"options":{"players":2},"seats":[{"kind":"me"},{"kind":"open"}]}
            importRecord | OPEN    | /api/games/import                   | 422 | {"record":{}}
            game         | OPEN    | /api/games/{game}                   | 404 404 200 200 200 200 404 404
            cancel       | OPEN    | /api/games/{game}                   | 401 404 403 403 403 204 401 401
            cancel       | RUNNING | /api/games/{game}                   | 401 404 403 403 403 409 401 401
            abandon      | OPEN    | /api/games/{game}/abandon           | 401 404 403 403 403 409 401 401 | {"version":0}
            abandon      | RUNNING | /api/games/{game}/abandon           | 401 404 403 403 403 409 401 401 | {"version":0}
            enter        | OPEN    | /api/games/{game}/enter             | 200 200 200 200 200 200 200 401 | {"invitation":"{invitation}"}
            enter        | OPEN    | /api/games/{game}/enter             | 404 404 404 404 404 404 404 401 | {"invitation":"wrong"}
            start        | OPEN    | /api/games/{game}/start?fill=random | 401 404 403 403 403 200 401 401
            start        | OPEN    | /api/games/{game}/start             | 401 404 403 403 403 409 401 401
            join         | OPEN    | /api/games/{game}/seats/3           | 404 404 200 200 200 200 404 401 | {"name":"New"}
            join         | OPEN    | /api/games/{game}/seats/3           | 200 200 200 200 200 200 200 401 | {"name":"New","invitation":"{invitation}"}
            join         | OPEN    | /api/games/{game}/seats/1           | 409 409 409 409 409 409 409 401 | {"name":"New","invitation":"{invitation}"}
            leave        | OPEN    | /api/games/{game}/seats/1           | 401 404 403 403 200 200 401 401
            leave        | RUNNING | /api/games/{game}/seats/1           | 401 404 403 403 409 409 401 401
            substitute   | RUNNING | /api/games/{game}/seats/1/bot       | 401 404 403 403 200 200 401 401 | {"level":"random"}
            chooseColour | OPEN    | /api/games/{game}/seats/1/colour    | 401 404 403 403 200 403 401 401 | {"colour":"olive"}
            chooseColour | OPEN    | /api/games/{game}/seats/3/colour    | 401 404 403 403 403 200 401 401 | {"colour":"olive"}
            chooseColour | RUNNING | /api/games/{game}/seats/1/colour    | 401 404 403 403 409 403 401 401 | {"colour":"olive"}
            giveBack     | RUNNING | /api/games/{game}/seats/1/bot       | 401 404 403 403 200 200 401 401
            resign       | OPEN    | /api/games/{game}/seats/1/resign    | 401 404 403 403 409 403 401 401
            resign       | RUNNING | /api/games/{game}/seats/1/resign    | 401 404 403 403 200 403 401 401
            standIn      | OPEN    | /api/games/{game}/seats/1/stand-in  | 401 404 403 409 403 409 401 401
            standIn      | RUNNING | /api/games/{game}/seats/1/stand-in  | 401 404 403 409 403 409 401 401
            recovery     | RUNNING | /api/games/{game}/seats/1/recovery  | 401 404 403 403 200 403 401 401
            recover      | RUNNING | /api/recover                        | 404 404 404 404 404 404 404 401 | {"secret":"wrong"}
            view         | RUNNING | /api/games/{game}/view              | 404 404 200 200 200 200 404 404
            view         | RUNNING | /api/games/{game}/view?seat=1       | 404 404 403 403 200 403 404 404
            entries      | RUNNING | /api/games/{game}/entries           | 404 404 200 200 200 200 404 404
            choices      | RUNNING | /api/games/{game}/choices?seat=1    | 404 404 403 403 409 403 404 404
            why          | RUNNING | /api/games/{game}/why?seat=1&move=pass | 404 404 403 403 200 403 404 404
            reportDifference | RUNNING | /api/games/{game}/differences    | 401 404 403 403 409 403 401 401 | {"seat":1,"version":999,"moves":["pass"]}
            plan         | RUNNING | /api/games/{game}/plan              | 401 404 403 403 409 403 401 401 | {"seat":1,"version":999}
            sentPlan     | RUNNING | /api/games/{game}/seats/1/plan      | 401 404 403 403 200 403 401 401
            sendPlan     | RUNNING | /api/games/{game}/seats/1/plan      | 401 404 403 403 409 403 401 401 | {"version":999,"plans":[{"moves":["pass"],"conditions":[]}]}
            sendPlan     | OPEN    | /api/games/{game}/seats/1/plan      | 401 404 403 403 409 403 401 401 | {"version":0,"plans":[{"moves":["pass"],"conditions":[]}]}
            withdrawPlan | RUNNING | /api/games/{game}/seats/1/plan      | 401 404 403 403 204 403 401 401
            play         | RUNNING | /api/games/{game}/moves             | 401 404 403 403 409 403 401 401 | {"seat":1,"version":0,"id":"matrix-1","move":"pass"}
            undo         | RUNNING | /api/games/{game}/undo              | 401 404 403 403 409 403 401 401 | {"seat":1,"version":0,"id":"matrix-1"}
            answerUndo   | RUNNING | /api/games/{game}/undo/answer       | 401 404 403 409 409 409 401 401 | {"request":"none","agree":true}
            proposeEnd   | OPEN    | /api/games/{game}/end               | 401 404 403 403 409 403 401 401 | {"seat":1,"version":0,"id":"matrix-1","kind":"counted"}
            proposeEnd   | RUNNING | /api/games/{game}/end               | 401 404 403 403 409 403 401 401 | {"seat":1,"version":999,"id":"matrix-1","kind":"counted"}
            answerEnd    | RUNNING | /api/games/{game}/end/answer        | 401 404 403 409 409 409 401 401 | {"request":"none","agree":true}
            withdrawEnd  | RUNNING | /api/games/{game}/end/withdraw      | 401 404 403 409 409 409 401 401 | {"request":"none"}
            hint         | RUNNING | /api/games/{game}/hint?seat=1       | 401 404 403 403 409 403 401 401
            stream       | RUNNING | /api/games/{game}/stream            | 404 404 200 200 200 200 404 404
            stream       | RUNNING | /api/games/{game}/stream?seat=1     | 404 404 403 403 200 403 404 404
            messages     | RUNNING | /api/games/{game}/chat              | 404 404 200 200 200 200 404 404
            say          | RUNNING | /api/games/{game}/chat              | 401 404 201 201 201 201 401 401 | {"text":"Good luck"}
            record       | RUNNING | /api/games/{game}/record            | 404 404 200 200 200 200 404 404
            fork         | RUNNING | /api/games/{game}/fork              | 404 404 409 409 409 409 404 401 | {"at":0,"seats":[{"kind":"me"},{"kind":"open"},{"kind":"open"},{"kind":"open"}]}
            analysis     | RUNNING | /api/games/{game}/analysis          | 404 404 409 409 409 409 404 404
            """.lines().map(Row::of).toList();

    /** Tables at which nothing has happened yet. */
    private final Map<Stage, World> unspoilt = new EnumMap<>(Stage.class);

    @ParameterizedTest
    @FieldSource("ROWS")
    void onlyThoseWhoMay(Row row) {
        OpenApi.Operation operation = OpenApi.all().get(row.operation);
        Map<Identity, Integer> expected = new TreeMap<>();
        Map<Identity, Integer> found = new TreeMap<>();
        List<String> bodies = new ArrayList<>();
        for (Identity identity : Identity.values()) {
            World world = unspoilt.computeIfAbsent(row.stage, stage -> new World(server, stage));
            String path = world.fill(row.path);
            assertThat(OpenApi.find(operation.method(), path)).isEqualTo(operation);
            Client.Answer answer = world.client(identity).call(operation.method(), path, world.fill(row.body));
            expected.put(identity, row.expected(identity));
            found.put(identity, answer.status());
            bodies.add(identity + " " + answer.body());
            if (!operation.method().equals("GET") && answer.status() < 400) {
                unspoilt.remove(row.stage); // who is refused has changed nothing
            }
        }
        assertThat(found).as("%s", String.join("\n", bodies)).isEqualTo(expected);
    }

    @Test
    void everyOperationIsInTheTable() {
        Set<String> rows = ROWS.stream().map(Row::operation).collect(Collectors.toCollection(TreeSet::new));
        assertThat(rows).isEqualTo(OpenApi.all().keySet());
    }

    @Test
    void routesAndTheDocumentAreTheSame() {
        Set<String> documented = OpenApi.all().values().stream()
                .map(operation -> operation.method() + " " + operation.path())
                .collect(Collectors.toCollection(TreeSet::new));
        assertThat(new TreeSet<>(server.routes())).isEqualTo(documented);
    }
}
