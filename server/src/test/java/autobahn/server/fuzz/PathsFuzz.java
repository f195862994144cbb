package autobahn.server.fuzz;

import autobahn.server.Scratch;
import autobahn.server.Server;
import autobahn.server.http.WebFiles;
import autobahn.server.settings.Limits;
import autobahn.server.settings.Settings;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;

/** Addresses of pages and of the API, as bytes on the wire to a real server: no answer speaks of a fault of ours. */
public final class PathsFuzz {
    private static final int PATIENCE_MILLIS = 60_000;

    private static final class OnlyServer {
        static final Server SERVER = Server.start(
                new Settings("127.0.0.1", 0, Settings.sqlite(Scratch.folder()), false, 0, Limits.none(), null),
                new WebFiles("web-test"));
    }

    private PathsFuzz() {}

    /** What is started only once counts for no input. */
    public static void fuzzerInitialize() {
        fuzzerTestOneInput(new byte[0]);
    }

    public static void fuzzerTestOneInput(byte[] input) {
        try (Socket socket = new Socket(InetAddress.getLoopbackAddress(), OnlyServer.SERVER.port())) {
            socket.setSoTimeout(PATIENCE_MILLIS);
            ByteArrayOutputStream request = new ByteArrayOutputStream();
            request.writeBytes("GET /".getBytes(StandardCharsets.US_ASCII));
            for (byte b : input) {
                if (b != ' ' && b != '\r' && b != '\n') { // these end an address
                    request.write(b);
                }
            }
            request.writeBytes(
                    " HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n".getBytes(StandardCharsets.US_ASCII));
            socket.getOutputStream().write(request.toByteArray());
            String status = new String(socket.getInputStream().readNBytes(12), StandardCharsets.ISO_8859_1);
            if (!status.matches("HTTP/1\\.1 [234]\\d\\d")) {
                throw new AssertionError("answered " + status);
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
