package autobahn.server.table;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;

/** Stands between a server and its database, and can swallow what goes over the connections that are open. */
final class Relay implements AutoCloseable {
    private static final class Link {
        private final Socket near;
        private final Socket far;
        private volatile boolean swallows;

        Link(Socket near, Socket far) {
            this.near = near;
            this.far = far;
        }

        void pump(Socket from, Socket to) {
            byte[] bytes = new byte[8192];
            try (from) {
                InputStream in = from.getInputStream();
                OutputStream out = to.getOutputStream();
                for (int n = in.read(bytes); n >= 0; n = in.read(bytes)) {
                    if (!swallows) {
                        out.write(bytes, 0, n);
                        out.flush();
                    }
                }
                if (!swallows) {
                    to.close();
                }
            } catch (IOException e) {
                // one side is gone
            }
        }
    }

    private final ServerSocket door;
    private final int port;
    private final List<Link> links = new CopyOnWriteArrayList<>();

    /** @param port of the database, on this machine */
    Relay(int port) throws IOException {
        this.port = port;
        this.door = new ServerSocket(0, 50, InetAddress.getLoopbackAddress());
        Thread.ofVirtual().start(this::accept);
    }

    int port() {
        return door.getLocalPort();
    }

    private void accept() {
        while (!door.isClosed()) {
            try {
                Socket near = door.accept();
                Link link = new Link(near, new Socket(InetAddress.getLoopbackAddress(), port));
                links.add(link);
                Thread.ofVirtual().start(() -> link.pump(link.near, link.far));
                Thread.ofVirtual().start(() -> link.pump(link.far, link.near));
            } catch (IOException e) {
                // closed
            }
        }
    }

    /** From now on nothing comes through on the connections that are open; new ones are served. */
    void swallow() {
        links.forEach(link -> link.swallows = true);
    }

    @Override
    public void close() {
        try {
            door.close();
            for (Link link : links) {
                link.near.close();
                link.far.close();
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
