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
import java.util.Arrays;
import java.util.List;
import java.util.Random;
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
                        "\"actionVersion\":1", "\"observationVersion\":2", "\"build Köln-Dortmund\"", "\"own.money\"");
    }

    @Test
    void refusesWhatThereIsNot() throws IOException {
        refuses(request('X', ""), "there is no request 88");
        refuses(request('R', "?"), "this request has 12 bytes, not 1");
        refuses(request('C', new byte[] {9, 0, 0, 0, 0, 0, 0, 0}), "games are 0 to 1, not 9");
        refuses(request('L', new byte[] {0, 0, 0, 0, -1, -1, -1, -1}), "seats are 0 to 1, not -1");
        refuses(request('V', new byte[] {0, 0, 0, 0, 2, 0, 0, 0}), "seats are 0 to 1, not 2");
        byte[] most = new byte[Long.BYTES];
        Arrays.fill(most, (byte) -1);
        most[Long.BYTES - 1] = 0x7f;
        refuses(request('A', most), "decisions alone are 1 to ");
        refuses(request('B', new byte[] {0, 0, 0, 0, -1, -1, -1, 0x7f, 0, 0, 0, 0, 0, 0, 0, 0}), "levels are 0 to ");
    }

    @Test
    void anIllegalActionChangesNothing() throws IOException {
        // actions are 0 in fresh memory, and that route card is not on offer in game 0
        refuses(request('S', ""), "is not legal now");
        refuses(request('T', new byte[Integer.BYTES]), "game 0: action 0 ");
        refuses(request('T', ""), "this request has 4 bytes, not 0");
        refuses(request('T', new byte[] {2, 0, 0, 0}), "games are 0 to 1, not 2");
    }

    @Test
    void refusesToOpenNonsense() throws IOException {
        assertThat(answers(request('S', "")).getFirst().text()).isEqualTo("no batch has been opened");
        for (String[] wrong : new String[][] {
            {"[]", "a batch is opened by a JSON object"},
            {"{", "a batch is opened by a JSON object"},
            {open.replace("\"version\":1", "\"version\":2"), "this side speaks version 1 of the pipe, not 2"},
            {open.replace("\"games\":2", "\"games\":99999999999"), "games must be a whole number from 1 to 1048576"},
            {
                open.replace("\"games\":2", "\"games\":1048576").replace("\"players\":2", "\"players\":4"),
                "MiB of shared memory"
            },
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

    /** Frames of any letter with any content: each has its answer, and the batch is as good as before. */
    @Test
    void nonsenseIsAnsweredFrameByFrame() throws IOException {
        Random random = new Random(17);
        List<byte[]> all = new ArrayList<>(List.of(request('O', open)));
        for (int i = 0; i < 2000; i++) {
            byte[] body = new byte[i % 100 == 0 ? 1 << 16 : random.nextInt(24)];
            random.nextBytes(body);
            char letter = random.nextBoolean() ? "STRCLVBO".charAt(random.nextInt(8)) : (char) random.nextInt(256);
            if (letter != 'Q' && letter != 'A') {
                all.add(request(letter, body));
            }
        }
        all.add(request('R', new byte[] {-1, -1, -1, -1, 0, 0, 0, 0, 0, 0, 0, 0}));
        List<Answer> answers = answers(all.toArray(byte[][]::new));
        assertThat(answers).hasSize(all.size());
        assertThat(answers.getLast().status()).isZero();
        assertThat(answers)
                .filteredOn(answer -> answer.status() == 1)
                .hasSizeGreaterThan(1000)
                .allMatch(answer -> !answer.text().isBlank());
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
