package autobahn.protocol.batch;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.FloatBuffer;
import java.nio.IntBuffer;
import java.nio.MappedByteBuffer;
import java.nio.ShortBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.LinkedHashMap;
import java.util.Map;

/** The arrays that both sides see: a mapped file, each array at a multiple of 64 bytes, numbers with the lowest byte first. */
final class SharedMemory {
    /** More legal moves than any decision has had; a decision with more would be refused. */
    static final int MOST_LEGAL = 256;

    private static final int LINE = 64;

    private final Map<String, Integer> offsets = new LinkedHashMap<>();
    private int size;
    final IntBuffer actions;
    final ByteBuffer seats;
    final ByteBuffer over;
    final ShortBuffer counts;
    final ShortBuffer legal;
    final FloatBuffer rewards;
    final ShortBuffer points;
    final ShortBuffer seen;

    SharedMemory(Path file, int games, int seatCount, int inputs) throws IOException, BatchException {
        long bytes =
                (long) games * (Integer.BYTES + 4 + Short.BYTES * (MOST_LEGAL + inputs) + 6L * seatCount) + 8 * LINE;
        if (bytes > Integer.MAX_VALUE) {
            throw new BatchException(
                    games + " games need " + (bytes >> 20) + " MiB of shared memory, and 2047 are the most");
        }
        int actionsAt = room("actions", Integer.BYTES * games);
        int seatsAt = room("seats", games);
        int overAt = room("over", games);
        int countsAt = room("counts", Short.BYTES * games);
        int legalAt = room("legal", Short.BYTES * games * MOST_LEGAL);
        int rewardsAt = room("rewards", Float.BYTES * games * seatCount);
        int pointsAt = room("points", Short.BYTES * games * seatCount);
        int seenAt = room("seen", Short.BYTES * games * inputs);
        try (FileChannel channel = FileChannel.open(file, StandardOpenOption.READ, StandardOpenOption.WRITE)) {
            MappedByteBuffer all = channel.map(FileChannel.MapMode.READ_WRITE, 0, size);
            all.order(ByteOrder.LITTLE_ENDIAN);
            actions = part(all, actionsAt).asIntBuffer();
            seats = part(all, seatsAt);
            over = part(all, overAt);
            counts = part(all, countsAt).asShortBuffer();
            legal = part(all, legalAt).asShortBuffer();
            rewards = part(all, rewardsAt).asFloatBuffer();
            points = part(all, pointsAt).asShortBuffer();
            seen = part(all, seenAt).asShortBuffer();
        }
    }

    private int room(String name, int bytes) {
        int at = size;
        offsets.put(name, at);
        size += (bytes + LINE - 1) / LINE * LINE;
        return at;
    }

    private static ByteBuffer part(ByteBuffer all, int at) {
        return all.slice(at, all.capacity() - at).order(ByteOrder.LITTLE_ENDIAN);
    }

    /** Where each array begins. */
    Map<String, Integer> offsets() {
        return offsets;
    }

    int size() {
        return size;
    }
}
