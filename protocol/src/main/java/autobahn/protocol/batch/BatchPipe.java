package autobahn.protocol.batch;

import autobahn.bots.Level;
import autobahn.bots.learn.ActionIds;
import autobahn.bots.learn.Observation;
import autobahn.bots.learn.Part;
import autobahn.engine.Box;
import autobahn.engine.Game;
import autobahn.format.Compact;
import autobahn.format.Views;
import java.io.BufferedInputStream;
import java.io.DataInputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Requests and answers in binary: a byte, the length of what follows in four bytes, the lowest first, and that. An answer
 * begins with 0, or with 1 and a sentence that says what was wrong. docs/research.md lists the requests.
 */
public final class BatchPipe {
    private static final int MOST_BYTES = 1 << 20;
    private static final int HEAD = 5;
    private static final long MOST_ALONE = 1_000_000_000;

    private final Box box;
    private final ActionIds ids;
    private final DataInputStream in;
    private final OutputStream out;
    private @Nullable Batch batch;

    public BatchPipe(Box box, InputStream in, OutputStream out) {
        this.box = box;
        this.in = new DataInputStream(new BufferedInputStream(in, 1 << 16));
        this.out = out;
        ids = new ActionIds(box);
    }

    /** Answers until the other side goes away. */
    public void run() throws IOException {
        for (int request = in.read(); request >= 0 && request != 'Q'; request = in.read()) {
            int length;
            byte[] body;
            try {
                length = Integer.reverseBytes(in.readInt());
                if (length < 0 || length > MOST_BYTES) {
                    answer(
                            1,
                            text("a request of " + Integer.toUnsignedString(length)
                                    + " bytes is too long; nothing after it can be understood"));
                    return;
                }
                body = in.readNBytes(length);
            } catch (EOFException e) {
                return; // gone in the middle of a request
            }
            if (body.length < length) {
                return;
            }
            try {
                answer(0, carryOut(request, ByteBuffer.wrap(body).order(ByteOrder.LITTLE_ENDIAN)));
            } catch (BatchException e) {
                answer(1, text(e.getMessage()));
            }
        }
    }

    private void answer(int status, byte[] body) throws IOException {
        ByteBuffer frame = ByteBuffer.allocate(HEAD + body.length).order(ByteOrder.LITTLE_ENDIAN);
        frame.put((byte) status).putInt(body.length).put(body);
        out.write(frame.array());
        out.flush();
    }

    private static byte[] text(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }

    private byte[] carryOut(int request, ByteBuffer body) throws BatchException {
        switch (request) {
            case 'O' -> {
                return text(open(StandardCharsets.UTF_8.decode(body).toString()));
            }
            case 'S' -> batch().step();
            case 'T' -> {
                need(body, Integer.BYTES);
                batch().step(index(body.getInt()));
            }
            case 'R' -> {
                need(body, Integer.BYTES + Long.BYTES);
                int game = body.getInt();
                if (game == -1) {
                    batch().reset(body.getLong());
                } else {
                    batch().reset(index(game), body.getLong());
                }
            }
            case 'C' -> {
                need(body, 2 * Integer.BYTES);
                batch().copy(index(body.getInt()), index(body.getInt()));
            }
            case 'L' -> {
                return look(body);
            }
            case 'V' -> {
                need(body, 2 * Integer.BYTES);
                Game game = batch().game(index(body.getInt()));
                return text(Views.line(box, game.view(seat(game, body.getInt()))));
            }
            case 'B' -> {
                need(body, 2 * Integer.BYTES + Long.BYTES);
                int game = index(body.getInt());
                int level = body.getInt();
                if (level < 0 || level >= Level.values().length) {
                    throw new BatchException("levels are 0 to " + (Level.values().length - 1) + ", not " + level);
                }
                return number(batch().ask(game, Level.values()[level], body.getLong()));
            }
            case 'A' -> {
                need(body, Long.BYTES);
                long decisions = body.getLong();
                if (decisions < 1 || decisions > MOST_ALONE) {
                    throw new BatchException("decisions alone are 1 to " + MOST_ALONE + ", not " + decisions);
                }
                return number(batch().alone(decisions));
            }
            default -> throw new BatchException("there is no request " + request);
        }
        return new byte[0];
    }

    private byte[] look(ByteBuffer body) throws BatchException {
        need(body, 2 * Integer.BYTES);
        Game game = batch().game(index(body.getInt()));
        Observation observation = batch().observation();
        short[] row = new short[observation.size()];
        observation.write(game, seat(game, body.getInt()), row, 0);
        ByteBuffer bytes = ByteBuffer.allocate(Short.BYTES * row.length).order(ByteOrder.LITTLE_ENDIAN);
        bytes.asShortBuffer().put(row);
        return bytes.array();
    }

    private static byte[] number(long number) {
        return ByteBuffer.allocate(Long.BYTES)
                .order(ByteOrder.LITTLE_ENDIAN)
                .putLong(number)
                .array();
    }

    private Batch batch() throws BatchException {
        if (batch == null) {
            throw new BatchException("no batch has been opened");
        }
        return batch;
    }

    private int index(int game) throws BatchException {
        if (game < 0 || game >= batch().size()) {
            throw new BatchException("games are 0 to " + (batch().size() - 1) + ", not " + game);
        }
        return game;
    }

    private static int seat(Game game, int seat) throws BatchException {
        if (seat < 0 || seat >= game.seats()) {
            throw new BatchException("seats are 0 to " + (game.seats() - 1) + ", not " + seat);
        }
        return seat;
    }

    private static void need(ByteBuffer body, int bytes) throws BatchException {
        if (body.remaining() != bytes) {
            throw new BatchException("this request has " + bytes + " bytes, not " + body.remaining());
        }
    }

    private String open(String json) throws BatchException {
        BatchSettings settings = BatchSettings.parse(json);
        try {
            Batch opened = new Batch(box, settings, ids);
            batch = opened;
            return Compact.write(described(opened, settings));
        } catch (IOException e) {
            throw new BatchException("the shared memory cannot be used: " + e);
        }
    }

    /** All that the other side has to know, once. */
    private Map<String, Object> described(Batch opened, BatchSettings settings) {
        List<Object> parts = new ArrayList<>();
        for (Part part : opened.observation().parts()) {
            parts.add(
                    Map.of("name", part.name(), "size", part.size(), "scale", part.scale(), "meaning", part.meaning()));
        }
        List<String> actions = new ArrayList<>();
        for (int id = 0; id < ids.count(); id++) {
            actions.add(box.notation().format(ids.move(id)));
        }
        Map<String, Object> about = new LinkedHashMap<>();
        about.put("version", BatchSettings.VERSION);
        about.put("edition", box.edition().id());
        about.put("editionHash", box.edition().hash());
        about.put("actionVersion", ActionIds.VERSION);
        about.put("observationVersion", Observation.VERSION);
        about.put("seats", settings.options().seats());
        about.put("mostLegal", SharedMemory.MOST_LEGAL);
        about.put("levels", List.of(Level.values()));
        about.put("bytes", opened.memory().size());
        about.put("offsets", opened.memory().offsets());
        about.put("parts", parts);
        about.put("actions", actions);
        return about;
    }
}
