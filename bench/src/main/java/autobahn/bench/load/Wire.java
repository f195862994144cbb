package autobahn.bench.load;

import java.io.ByteArrayOutputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.net.Socket;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/**
 * One connection to the server, kept alive. Client and server share the machine's cores, so the client does as little as
 * it can: blocking reads on a virtual thread, no parsing beyond what HTTP needs. A character of its texts is a byte of what is
 * sent, in both directions: what the server has said can be said back, and nobody here has to read it.
 */
public final class Wire implements AutoCloseable {
    public record Reply(int status, String body) {}

    private final Socket socket;
    private final InputStream in;
    private final byte[] buffer = new byte[1 << 14];
    private int next;
    private int end;
    private final String host;
    private @Nullable String cookie;

    public Wire(URI server, @Nullable String cookie) throws IOException {
        socket = new Socket(server.getHost(), server.getPort());
        socket.setTcpNoDelay(true);
        in = socket.getInputStream();
        host = server.getHost() + ":" + server.getPort();
        this.cookie = cookie;
    }

    public Reply get(String path) throws IOException {
        send("GET", path, "", "");
        return reply();
    }

    public Reply post(String path, String json) throws IOException {
        return call("POST", path, json);
    }

    public Reply call(String method, String path, String json) throws IOException {
        send(method, path, "Content-Type: application/json\r\nContent-Length: " + json.length() + "\r\n", json);
        return reply();
    }

    /** Sends a request whose answer does not end; what follows is read by {@link #line}. */
    void open(String path) throws IOException {
        open(path, -1);
    }

    /** @param last number of the last entry seen; below 0 for none */
    public void open(String path, int last) throws IOException {
        send("GET", path, "Accept: text/event-stream\r\n" + (last < 0 ? "" : "Last-Event-ID: " + last + "\r\n"), "");
        int status = head();
        if (status != 200) {
            throw new IOException(path + " answered with " + status);
        }
    }

    private void send(String method, String path, String headers, String body) throws IOException {
        String text = method + " " + path + " HTTP/1.1\r\nHost: " + host + "\r\n" + headers
                + (cookie == null ? "" : "Cookie: autobahn=" + cookie + "\r\n") + "\r\n" + body;
        socket.getOutputStream().write(text.getBytes(StandardCharsets.ISO_8859_1));
    }

    private int length;
    private boolean chunked;

    private int head() throws IOException {
        String first = line();
        length = 0;
        chunked = false;
        for (String header = line(); !header.isEmpty(); header = line()) {
            String lower = header.toLowerCase(Locale.ROOT);
            if (lower.startsWith("content-length:")) {
                length = Integer.parseInt(header.substring(15).trim());
            } else if (lower.startsWith("transfer-encoding:")) {
                chunked = lower.endsWith("chunked");
            } else if (lower.startsWith("set-cookie: autobahn=")) {
                cookie = header.substring(21).split(";", 2)[0];
            }
        }
        return Integer.parseInt(first.substring(9, 12));
    }

    private Reply reply() throws IOException {
        int status = head();
        byte[] body = chunked ? chunks() : bytes(length);
        return new Reply(status, new String(body, StandardCharsets.ISO_8859_1));
    }

    private byte[] chunks() throws IOException {
        ByteArrayOutputStream body = new ByteArrayOutputStream();
        for (int size = chunk(); size > 0; size = chunk()) {
            body.write(bytes(size));
            line();
        }
        line();
        return body.toByteArray();
    }

    private int chunk() throws IOException {
        return Integer.parseInt(line().trim(), 16);
    }

    private byte[] bytes(int count) throws IOException {
        byte[] bytes = new byte[count];
        int have = Math.min(count, end - next);
        System.arraycopy(buffer, next, bytes, 0, have);
        next += have;
        if (in.readNBytes(bytes, have, count - have) < count - have) {
            throw closed();
        }
        return bytes;
    }

    /** The next line; an end of the stream is a fault. */
    public String line() throws IOException {
        String begun = "";
        while (true) {
            for (int i = next; i < end; i++) {
                if (buffer[i] == '\n') {
                    String line = begun + new String(buffer, next, i - next, StandardCharsets.ISO_8859_1);
                    next = i + 1;
                    return line.endsWith("\r") ? line.substring(0, line.length() - 1) : line;
                }
            }
            begun += new String(buffer, next, end - next, StandardCharsets.ISO_8859_1);
            next = 0;
            end = in.read(buffer);
            if (end < 0) {
                end = 0;
                throw closed();
            }
        }
    }

    private static EOFException closed() {
        return new EOFException("the server closed the connection");
    }

    /** The cookie that the server has given on this connection. */
    public String cookie() {
        String secret = cookie;
        if (secret == null) {
            throw new IllegalStateException("the server gave no cookie");
        }
        return secret;
    }

    @Override
    public void close() throws IOException {
        socket.close();
    }
}
