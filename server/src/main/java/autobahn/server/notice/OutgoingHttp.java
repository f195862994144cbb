package autobahn.server.notice;

import autobahn.server.work.WatchedSocket;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.net.SocketTimeoutException;
import java.net.URI;
import java.net.URISyntaxException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.net.ssl.SSLParameters;
import javax.net.ssl.SSLSocket;
import javax.net.ssl.SSLSocketFactory;
import org.jspecify.annotations.Nullable;

/**
 * Posts to addresses that people have given. A name is looked up once, what it stands for is checked, and exactly that is
 * connected to: nobody makes the server talk to its own network, whatever a name stands for the next time. Redirections are
 * not followed, and of the answer only the status is read, within a limit of length and of time for all together: looking up,
 * connecting to one address after the other, TLS, and an answer that comes byte by byte.
 */
final class OutgoingHttp {
    /** An address that nothing is sent to, now or later. */
    static final class Forbidden extends IOException {
        private static final long serialVersionUID = 1;

        Forbidden(String why) {
            super(why);
        }
    }

    private static final int CONNECT_MILLIS = 5_000;
    private static final Duration ALL = Duration.ofSeconds(15);
    private static final int LONGEST_LINE = 1_000;
    /** With what TLS needs before the answer. */
    private static final int LONGEST_ANSWER = 1 << 18;

    private static final int HIGHEST_PORT = 65_535;
    private static final int LONGEST_ADDRESS = 1_000;
    private static final Pattern STATUS = Pattern.compile("HTTP/1\\.[01] ([1-5][0-9][0-9])(?: .*)?");

    private final boolean anywhere;
    private final Duration all;

    /** @param anywhere whether also private addresses may be meant, and TLS may be left out */
    OutgoingHttp(boolean anywhere) {
        this(anywhere, ALL);
    }

    /** @param all that one post may take */
    OutgoingHttp(boolean anywhere, Duration all) {
        this.anywhere = anywhere;
        this.all = all;
    }

    /** The address that somebody has given; null if nothing could be posted there. */
    @Nullable
    URI address(String text) {
        if (text.length() > LONGEST_ADDRESS) {
            return null;
        }
        try {
            URI uri = new URI(text);
            boolean scheme = "https".equals(uri.getScheme()) || anywhere && "http".equals(uri.getScheme());
            boolean port = uri.getPort() != 0 && uri.getPort() <= HIGHEST_PORT;
            return scheme
                            && port
                            && uri.getHost() != null
                            && uri.getRawUserInfo() == null
                            && uri.getRawFragment() == null
                    ? uri
                    : null;
        } catch (URISyntaxException e) {
            return null;
        }
    }

    /** The status of the answer. */
    int post(URI uri, Map<String, String> headers, byte[] body) throws IOException {
        long end = System.nanoTime() + all.toNanos();
        boolean tls = "https".equals(uri.getScheme());
        int port = uri.getPort() > 0 ? uri.getPort() : tls ? 443 : 80;
        try (Socket plain = connect(uri.getHost(), port, end);
                Socket socket = tls ? secure(plain, uri.getHost(), port) : plain) {
            socket.getOutputStream().write(request(uri, headers, body));
            socket.getOutputStream().flush();
            return status(socket);
        }
    }

    /** A connection that is closed when the time is up, whatever happens on it. */
    private Socket connect(String host, int port, long end) throws IOException {
        IOException fault = null;
        for (InetAddress address : resolved(host)) {
            int left = left(end);
            Socket socket = new WatchedSocket(left, LONGEST_ANSWER);
            try {
                socket.connect(new InetSocketAddress(address, port), Math.min(left, CONNECT_MILLIS));
                return socket;
            } catch (IOException e) {
                socket.close();
                fault = e;
            }
        }
        throw fault == null ? new IOException("no address") : fault;
    }

    private InetAddress[] resolved(String host) throws IOException {
        String bare = host.startsWith("[") ? host.substring(1, host.length() - 1) : host;
        InetAddress[] addresses = InetAddress.getAllByName(bare);
        for (InetAddress address : addresses) {
            if (!anywhere && !PublicAddress.is(address)) {
                throw new Forbidden("a private address");
            }
        }
        return addresses;
    }

    private static SSLSocket secure(Socket plain, String host, int port) throws IOException {
        SSLSocketFactory factory = (SSLSocketFactory) SSLSocketFactory.getDefault();
        SSLSocket socket = (SSLSocket) factory.createSocket(plain, host, port, true);
        SSLParameters parameters = socket.getSSLParameters();
        parameters.setEndpointIdentificationAlgorithm("HTTPS");
        socket.setSSLParameters(parameters);
        socket.startHandshake();
        return socket;
    }

    private static byte[] request(URI uri, Map<String, String> headers, byte[] body) {
        String path = uri.getRawPath() == null || uri.getRawPath().isEmpty() ? "/" : uri.getRawPath();
        StringBuilder head = new StringBuilder("POST " + path);
        if (uri.getRawQuery() != null) {
            head.append('?').append(uri.getRawQuery());
        }
        head.append(" HTTP/1.1\r\nHost: ").append(uri.getRawAuthority()).append("\r\n");
        headers.forEach((name, value) -> {
            if (value.chars().anyMatch(c -> c < ' ' || c > '~')) {
                throw new IllegalArgumentException("a header must be plain text");
            }
            head.append(name).append(": ").append(value).append("\r\n");
        });
        head.append("User-Agent: Autobahn\r\nContent-Length: ")
                .append(body.length)
                .append("\r\nConnection: close\r\n\r\n");
        ByteArrayOutputStream all = new ByteArrayOutputStream();
        all.writeBytes(head.toString().getBytes(StandardCharsets.US_ASCII));
        all.writeBytes(body);
        return all.toByteArray();
    }

    private static int status(Socket socket) throws IOException {
        InputStream in = socket.getInputStream();
        StringBuilder line = new StringBuilder();
        while (line.length() < LONGEST_LINE) {
            int c = in.read();
            if (c < 0 || c == '\n') {
                break;
            }
            line.append((char) c);
        }
        Matcher matcher = STATUS.matcher(line.toString().strip());
        if (!matcher.matches()) {
            throw new IOException("no answer of HTTP");
        }
        return Integer.parseInt(matcher.group(1));
    }

    private static int left(long end) throws IOException {
        long millis = TimeUnit.NANOSECONDS.toMillis(end - System.nanoTime());
        if (millis <= 0) {
            throw new SocketTimeoutException("no answer in time");
        }
        return (int) millis;
    }
}
