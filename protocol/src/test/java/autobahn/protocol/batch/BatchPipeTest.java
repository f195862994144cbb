package autobahn.protocol.batch;

import static org.assertj.core.api.Assertions.assertThat;

import autobahn.edition.Editions;
import autobahn.engine.Box;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Requests that a careful program would never send. Those that it does send are tested from Python. */
class BatchPipeTest {
    private static final Box BOX = new Box(Editions.standard());

    @TempDir
    Path folder;

    private String open;

    @BeforeEach
    void open() throws IOException {
        Path file = Files.createFile(folder.resolve("shared"));
        open = "{'version':1,'games':2,'options':{'players':2,'features':[]},'seed':1,'file':'" + file + "'}";
        open = open.replace('\'', '"');
    }

    private record Answer(int status, String text) {}

    private static byte[] request(char letter, byte[] body) {
        return ByteBuffer.allocate(5 + body.length)
                .order(ByteOrder.LITTLE_ENDIAN)
                .put((byte) letter)
                .putInt(body.length)
                .put(body)
                .array();
    }

    private static byte[] request(char letter, String body) {
        return request(letter, body.getBytes(StandardCharsets.UTF_8));
    }

    private static List<Answer> answers(byte[]... requests) throws IOException {
        ByteArrayOutputStream all = new ByteArrayOutputStream();
        for (byte[] request : requests) {
            all.write(request);
        }
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        new BatchPipe(BOX, new ByteArrayInputStream(all.toByteArray()), out).run();
        ByteBuffer read = ByteBuffer.wrap(out.toByteArray()).order(ByteOrder.LITTLE_ENDIAN);
        List<Answer> answers = new ArrayList<>();
        while (read.hasRemaining()) {
            int status = read.get();
            byte[] body = new byte[read.getInt()];
            read.get(body);
            answers.add(new Answer(status, new String(body, StandardCharsets.UTF_8)));
        }
        return answers;
    }

    private void refuses(byte[] request, String why) throws IOException {
        List<Answer> answers =
                answers(request('O', open), request, request('R', new byte[] {-1, -1, -1, -1, 0, 0, 0, 0, 0, 0, 0, 0}));
        assertThat(answers).extracting(Answer::status).containsExactly(0, 1, 0);
        assertThat(answers.get(1).text()).contains(why);
    }

    @Test
    void describesItselfOnce() throws IOException {
        String about = answers(request('O', open)).getFirst().text();
        assertThat(about)
                .contains(
                        "\"actionVersion\":1", "\"observationVersion\":1", "\"build Köln-Dortmund\"", "\"own.money\"");
    }

    @Test
    void refusesWhatThereIsNot() throws IOException {
        refuses(request('X', ""), "there is no request 88");
        refuses(request('R', "?"), "this request has 12 bytes, not 1");
        refuses(request('C', new byte[] {9, 0, 0, 0, 0, 0, 0, 0}), "games are 0 to 1, not 9");
        refuses(request('L', new byte[] {0, 0, 0, 0, -1, -1, -1, -1}), "seats are 0 to 1, not -1");
        refuses(request('V', new byte[] {0, 0, 0, 0, 2, 0, 0, 0}), "seats are 0 to 1, not 2");
    }

    @Test
    void anIllegalActionChangesNothing() throws IOException {
        // actions are 0 in fresh memory, and that route card is not on offer in game 0
        refuses(request('S', ""), "is not legal now");
    }

    @Test
    void refusesToOpenNonsense() throws IOException {
        assertThat(answers(request('S', "")).getFirst().text()).isEqualTo("no batch has been opened");
        for (String[] wrong : new String[][] {
            {"[]", "a batch is opened by a JSON object"},
            {"{", "a batch is opened by a JSON object"},
            {open.replace("\"version\":1", "\"version\":2"), "this side speaks version 1 of the pipe, not 2"},
            {open.replace("\"games\":2", "\"games\":99999999999"), "games must be a whole number from 1 to 1048576"},
            {open.replace("\"games\":2", "\"games\":1048576"), "MiB of shared memory"},
            {open.replace("\"players\":2", "\"players\":7"), "1 to 4 players"},
            {open.replace("\"seed\":1", "\"seed\":\"x\""), "seed must be a whole number of 64 bits"},
            {open.replace("shared", "nowhere/shared"), "the shared memory cannot be used"},
            {open.replace("\"seed\":1", "\"seed\":1,\"bots\":{\"0\":\"nobody\"}"), "no bot is called nobody"},
            {open.replace("\"seed\":1", "\"seed\":1,\"bots\":{\"5\":\"club\"}"), "bots sit on seats from 0 to 1, not 5"
            },
            {
                open.replace("\"seed\":1", "\"seed\":1,\"bots\":{\"0\":\"club\",\"1\":\"club\"}"),
                "bots must leave a seat to the other side"
            }
        }) {
            Answer answer = answers(request('O', wrong[0])).getFirst();
            assertThat(answer.status()).isEqualTo(1);
            assertThat(answer.text()).contains(wrong[1]);
        }
    }

    @Test
    void endsWithWhoGoesAway() throws IOException {
        assertThat(answers(new byte[0])).isEmpty();
        assertThat(answers(new byte[] {'S', 9})).isEmpty();
        assertThat(answers(new byte[] {'O', 100, 0, 0, 0, 1, 2})).isEmpty();
        List<Answer> tooLong = answers(new byte[] {'O', -1, -1, -1, -1}, request('O', open));
        assertThat(tooLong).hasSize(1);
        assertThat(tooLong.getFirst().text()).contains("a request of 4294967295 bytes is too long");
    }
}
