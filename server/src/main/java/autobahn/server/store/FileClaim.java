package autobahn.server.store;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import org.jspecify.annotations.Nullable;

/**
 * Keeps a database file to one server, which would not hear of what another changes there. A lock beside the file says so,
 * and where that server is; the system takes it away when a process ends, however it ends.
 */
public final class FileClaim implements AutoCloseable {
    /** Far behind the text, because some systems let nobody read what is locked. */
    private static final long LOCKED = 1L << 20;

    /** Somebody else uses the file. */
    public static final class TakenException extends RuntimeException {
        private static final long serialVersionUID = 1L;

        private final @Nullable String address;

        TakenException(@Nullable String address) {
            super("another server uses this database already" + (address == null ? "" : ", at " + address));
            this.address = address;
        }

        /** Where the other server is; null if it has not said so yet. */
        public @Nullable String address() {
            return address;
        }
    }

    private final FileChannel channel;

    private FileClaim(FileChannel channel) {
        this.channel = channel;
    }

    public static FileClaim on(Path database) {
        Path file = database.resolveSibling(database.getFileName() + ".lock");
        try {
            FileChannel channel = FileChannel.open(file, StandardOpenOption.CREATE, StandardOpenOption.WRITE);
            if (lock(channel) == null) {
                channel.close();
                String address = Files.readString(file);
                throw new TakenException(address.isEmpty() ? null : address);
            }
            channel.truncate(0);
            return new FileClaim(channel);
        } catch (IOException e) {
            throw new UncheckedIOException("cannot lock the database with " + file, e);
        }
    }

    private static @Nullable FileLock lock(FileChannel channel) throws IOException {
        try {
            return channel.tryLock(LOCKED, 1, false);
        } catch (OverlappingFileLockException e) { // a server in this very process
            return null;
        }
    }

    /** Tells others where the server is that holds the file. */
    public void announce(String address) {
        try {
            channel.write(ByteBuffer.wrap(address.getBytes(StandardCharsets.UTF_8)), 0);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Override
    public void close() {
        try {
            channel.truncate(0);
            channel.close();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
