package autobahn.protocol.selfplay;

import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Set;
import java.util.TreeSet;

/**
 * Frames, each a letter, its length in four bytes and its content, numbers with the lowest byte first: {@code H} what the data
 * set is, {@code G} a game with all that was seen. Files of the same set can be put together with {@code cat}.
 */
public final class BinaryGames implements DataFile {
    private static final int HEAD = 5;
    private static final int MOST = 1 << 28;

    private final RandomAccessFile file;
    private final Set<Integer> games = new TreeSet<>();

    public BinaryGames(Path path, String heading) throws IOException {
        file = OwnFile.open(path);
        byte[] wanted = heading.getBytes(StandardCharsets.UTF_8);
        long size = file.length();
        long whole = 0;
        while (whole + HEAD <= size) {
            file.seek(whole);
            int letter = file.read();
            int length = Integer.reverseBytes(file.readInt());
            if (letter != 'H' && letter != 'G'
                    || length < Integer.BYTES
                    || length > MOST
                    || whole == 0 && letter != 'H') {
                file.close();
                throw new NotTheSame(path + " is no data set");
            }
            if (whole + HEAD + length > size) {
                break;
            }
            if (letter == 'G') {
                games.add(Integer.reverseBytes(file.readInt()));
            } else {
                byte[] there = new byte[length];
                file.readFully(there);
                if (!Arrays.equals(there, wanted)) {
                    file.close();
                    throw new NotTheSame(path + " holds another data set: it begins with "
                            + new String(there, StandardCharsets.UTF_8));
                }
            }
            whole += HEAD + length;
        }
        if (whole == 0) {
            OwnFile.requireBegun(file, path, frame('H', wanted));
        }
        file.setLength(whole);
        file.seek(whole);
        if (whole == 0) {
            file.write(frame('H', wanted));
        }
    }

    @Override
    public Set<Integer> games() {
        return games;
    }

    @Override
    public void add(SelfPlayedGame game) throws IOException {
        int inputs =
                game.choices().isEmpty() ? 0 : game.choices().getFirst().seen().size();
        int size = 32 + 6 * game.points().size();
        for (SelfPlayedGame.Choice choice : game.choices()) {
            size += 10 + Short.BYTES * (choice.legal().size() + inputs);
        }
        ByteBuffer out = ByteBuffer.allocate(size).order(ByteOrder.LITTLE_ENDIAN);
        out.putInt(game.number()).putLong(game.seed());
        out.put((byte) game.points().size());
        game.points().forEach(points -> out.putShort(points.shortValue()));
        game.shares().forEach(share -> out.putFloat(share.floatValue()));
        out.putInt(game.choices().size()).putShort((short) inputs);
        for (SelfPlayedGame.Choice choice : game.choices()) {
            out.put((byte) choice.seat()).putShort((short) choice.action()).putFloat((float) choice.value());
            out.putShort((short) choice.legal().size());
            choice.legal().forEach(id -> out.putShort(id.shortValue()));
            choice.seen().forEach(input -> out.putShort(input.shortValue()));
        }
        file.write(frame('G', Arrays.copyOf(out.array(), out.position())));
        games.add(game.number());
    }

    private static byte[] frame(char letter, byte[] content) {
        ByteBuffer all = ByteBuffer.allocate(HEAD + content.length).order(ByteOrder.LITTLE_ENDIAN);
        return all.put((byte) letter).putInt(content.length).put(content).array();
    }

    @Override
    public void close() throws IOException {
        file.close();
    }
}
