package autobahn.server.work;

import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.net.Socket;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;

/** A connection that ends when it has taken too long, or too much has come: whatever the other side says, and how slowly. */
public final class WatchedSocket extends Socket {
    private final CompletableFuture<Void> open = new CompletableFuture<>();
    private final int most;
    private int read;

    /** @param most bytes that are read */
    public WatchedSocket(long millis, int most) {
        this.most = most;
        open.orTimeout(millis, TimeUnit.MILLISECONDS).exceptionally(late -> {
            closeQuietly();
            return null;
        });
    }

    private void closeQuietly() {
        try {
            super.close();
        } catch (IOException e) {
            // it is not used any more
        }
    }

    @Override
    public InputStream getInputStream() throws IOException {
        return new FilterInputStream(super.getInputStream()) {
            @Override
            public int read() throws IOException {
                int c = super.read();
                count(1);
                return c;
            }

            @Override
            public int read(byte[] bytes, int from, int length) throws IOException {
                int came = super.read(bytes, from, length);
                count(Math.max(0, came));
                return came;
            }
        };
    }

    private void count(int bytes) throws IOException {
        read += bytes;
        if (read > most) {
            throw new IOException("more is said than anybody reads");
        }
    }

    @Override
    public synchronized void close() throws IOException {
        open.complete(null);
        super.close();
    }
}
