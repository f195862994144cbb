package autobahn.bots.train;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;

/** A lesson as bytes: a length, a check and the game's examples. Frames stand one after the other in a file. */
public final class LessonFile {
    private static final int MARK = 0x4c455331; // LES1
    private static final int HEAD = 12;

    private LessonFile() {}

    /** A frame. */
    public static byte[] write(Lesson lesson) {
        try {
            ByteArrayOutputStream bytes = new ByteArrayOutputStream();
            DataOutputStream out = new DataOutputStream(bytes);
            out.writeInt(lesson.number());
            out.writeByte(lesson.players());
            out.writeInt(lesson.turns());
            out.writeInt(lesson.decisions().size());
            for (List<Example> decision : lesson.decisions()) {
                out.writeByte(decision.size());
                for (Example example : decision) {
                    write(example, out);
                }
            }
            byte[] body = bytes.toByteArray();
            ByteArrayOutputStream frame = new ByteArrayOutputStream();
            DataOutputStream head = new DataOutputStream(frame);
            head.writeInt(MARK);
            head.writeInt(body.length);
            head.writeInt(check(body, 0, body.length));
            head.write(body);
            return frame.toByteArray();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static void write(Example example, DataOutputStream out) throws IOException {
        out.writeByte(example.era);
        out.writeBoolean(example.chosen);
        out.writeFloat(example.seen);
        out.writeShort(Math.min(Short.MAX_VALUE, example.playouts));
        out.writeFloat(example.target);
        out.writeFloat(example.result);
        out.writeFloat(example.points);
        out.writeShort(example.places.length);
        for (int i = 0; i < example.places.length; i++) {
            out.writeShort(example.places[i]);
            out.writeFloat(example.values[i]);
        }
    }

    /** The length of all whole frames at the beginning; a crash may have left a part of one behind them. */
    public static int whole(byte[] file) {
        int at = 0;
        for (int next = end(file, at); next > 0; next = end(file, at)) {
            at = next;
        }
        return at;
    }

    /** Where the frame that begins here ends; -1 if there is no whole one. */
    private static int end(byte[] file, int at) {
        if (at + HEAD > file.length || number(file, at) != MARK) {
            return -1;
        }
        int length = number(file, at + 4);
        if (length < 0 || length > file.length - at - HEAD) {
            return -1;
        }
        return check(file, at + HEAD, length) == number(file, at + 8) ? at + HEAD + length : -1;
    }

    /** All lessons of a file. */
    public static List<Lesson> read(byte[] file) {
        List<Lesson> lessons = new ArrayList<>();
        int at = 0;
        for (int next = end(file, at); next > 0; next = end(file, at)) {
            try (DataInputStream in =
                    new DataInputStream(new ByteArrayInputStream(file, at + HEAD, next - at - HEAD))) {
                lessons.add(lesson(in));
            } catch (IOException e) {
                throw new UncheckedIOException("a lesson that passed its check cannot be read", e);
            }
            at = next;
        }
        return lessons;
    }

    private static Lesson lesson(DataInputStream in) throws IOException {
        int number = in.readInt();
        int players = in.readByte();
        int turns = in.readInt();
        List<List<Example>> decisions = new ArrayList<>();
        for (int left = in.readInt(); left > 0; left--) {
            List<Example> decision = new ArrayList<>();
            for (int size = in.readUnsignedByte(); size > 0; size--) {
                decision.add(example(in));
            }
            decisions.add(decision);
        }
        return new Lesson(number, players, turns, decisions);
    }

    private static Example example(DataInputStream in) throws IOException {
        int era = in.readByte();
        boolean chosen = in.readBoolean();
        float seen = in.readFloat();
        int playouts = in.readShort();
        float target = in.readFloat();
        float result = in.readFloat();
        float points = in.readFloat();
        short[] places = new short[in.readUnsignedShort()];
        float[] values = new float[places.length];
        for (int i = 0; i < places.length; i++) {
            places[i] = in.readShort();
            values[i] = in.readFloat();
        }
        Example example = new Example(era, chosen, seen, playouts, places, values);
        example.end(target, result, points);
        return example;
    }

    private static int number(byte[] bytes, int at) {
        return bytes[at] << 24 | (bytes[at + 1] & 255) << 16 | (bytes[at + 2] & 255) << 8 | bytes[at + 3] & 255;
    }

    private static int check(byte[] bytes, int from, int length) {
        int sum = 1;
        for (int i = from; i < from + length; i++) {
            sum = 31 * sum + bytes[i];
        }
        return sum;
    }
}
