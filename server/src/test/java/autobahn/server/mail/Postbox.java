package autobahn.server.mail;

import autobahn.server.settings.MailServer;
import jakarta.mail.MessagingException;
import jakarta.mail.Session;
import jakarta.mail.internet.MimeMessage;
import java.io.BufferedInputStream;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Properties;
import java.util.Set;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import javax.net.ssl.SSLContext;
import javax.net.ssl.SSLSocket;

/** An SMTP server on this machine that keeps what it gets, and can be unkind. */
public final class Postbox implements AutoCloseable {
    /** How it speaks. */
    public enum Mood {
        KIND,
        /** Says nothing at all. */
        SILENT,
        /** One letter at a time, for ever. */
        DRIPPING,
        /** A line that never ends. */
        ENDLESS,
        /** Something that is no SMTP. */
        MAD,
        /** Hangs up instead of confirming a mail. */
        LYING
    }

    /** A mail, a letter for each byte. */
    public record Got(String from, String to, String raw) {
        private MimeMessage message() {
            try {
                return new MimeMessage(
                        Session.getInstance(new Properties()),
                        new ByteArrayInputStream(raw.getBytes(StandardCharsets.ISO_8859_1)));
            } catch (MessagingException e) {
                throw new IllegalStateException(e);
            }
        }

        public String subject() {
            try {
                return message().getSubject();
            } catch (MessagingException e) {
                throw new IllegalStateException(e);
            }
        }

        public String text() {
            try {
                return message().getContent().toString().replace("\r\n", "\n");
            } catch (MessagingException | IOException e) {
                throw new IllegalStateException(e);
            }
        }

        /** All of a name, joined. */
        public String header(String name) {
            try {
                String[] all = message().getHeader(name);
                return all == null ? "" : String.join(" | ", all).replaceAll("\r\n[ \t]+", "");
            } catch (MessagingException e) {
                throw new IllegalStateException(e);
            }
        }

        public String head() {
            return raw.substring(0, raw.indexOf("\r\n\r\n") + 2);
        }

        /** What stands behind the # of the first such link. */
        public String token(String page) {
            String text = text();
            int at = text.indexOf(page + "#") + page.length() + 1;
            return text.substring(at).split("\\s", 2)[0];
        }
    }

    private final ServerSocket server;
    private final SSLContext tls;
    private final boolean implicit;
    private final Set<Socket> open = ConcurrentHashMap.newKeySet();
    public final BlockingQueue<Got> got = new LinkedBlockingQueue<>();
    public final List<String> said = new CopyOnWriteArrayList<>();
    public volatile Mood mood = Mood.KIND;
    public volatile String toRecipient = "250 fine";
    public volatile String toSender = "250 fine";
    public volatile String toMail = "250 taken";

    public Postbox() {
        this(null, false);
    }

    /** @param tls null to offer none */
    public Postbox(SSLContext tls, boolean implicit) {
        this.tls = tls;
        this.implicit = implicit;
        try {
            server = new ServerSocket(0, 50, InetAddress.getLoopbackAddress());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        Thread.ofPlatform().daemon().start(this::accept);
    }

    public int port() {
        return server.getLocalPort();
    }

    /** How our server reaches it. */
    public MailServer settings() {
        return new MailServer("127.0.0.1", port(), MailServer.Tls.NONE, null, null, "autobahn@autobahn.test");
    }

    private void accept() {
        while (!server.isClosed()) {
            try {
                Socket socket = server.accept();
                open.add(socket);
                Thread.ofPlatform().daemon().start(() -> serve(socket));
            } catch (IOException e) {
                // closed
            }
        }
    }

    private void serve(Socket plain) {
        try (plain) {
            Socket socket = implicit ? secured(plain) : plain;
            if (mood != Mood.KIND && mood != Mood.LYING) {
                beUnkind(socket);
                return;
            }
            talk(socket, "220 postbox.test ready");
        } catch (IOException e) {
            // somebody has hung up
        } finally {
            open.remove(plain);
        }
    }

    private void beUnkind(Socket socket) throws IOException {
        OutputStream out = socket.getOutputStream();
        switch (mood) {
            case SILENT -> socket.getInputStream().read();
            case ENDLESS -> {
                byte[] much = "2".repeat(1 << 16).getBytes(StandardCharsets.US_ASCII);
                while (true) {
                    out.write(much);
                }
            }
            case DRIPPING -> {
                while (true) {
                    out.write("220-x\r\n".getBytes(StandardCharsets.US_ASCII));
                    pause();
                }
            }
            default -> out.write("HTTP/1.1 200 OK\r\n\r\n999\r\n-\r\n".getBytes(StandardCharsets.US_ASCII));
        }
    }

    private static void pause() {
        try {
            TimeUnit.MILLISECONDS.sleep(50);
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    private SSLSocket secured(Socket plain) throws IOException {
        SSLSocket socket = (SSLSocket) tls.getSocketFactory().createSocket(plain, null, plain.getPort(), true);
        socket.setUseClientMode(false);
        socket.startHandshake();
        return socket;
    }

    private void talk(Socket socket, String greeting) throws IOException {
        InputStream in = new BufferedInputStream(socket.getInputStream());
        OutputStream out = socket.getOutputStream();
        String from = "";
        List<String> to = new ArrayList<>();
        say(out, greeting);
        for (String line = line(in); line != null; line = line(in)) {
            said.add(line);
            String word = line.split("[ :]", 2)[0].toUpperCase(Locale.ROOT);
            switch (word) {
                case "EHLO" -> {
                    boolean offers = tls != null && !(socket instanceof SSLSocket);
                    say(out, "250-postbox.test" + (offers ? "\r\n250-STARTTLS" : "") + "\r\n250 AUTH PLAIN");
                }
                case "STARTTLS" -> {
                    say(out, "220 go on");
                    talkOn(secured(socket));
                    return;
                }
                case "AUTH" -> say(out, "235 welcome");
                case "MAIL" -> {
                    from = line;
                    to.clear();
                    say(out, toSender);
                }
                case "RCPT" -> {
                    to.add(line.replaceAll(".*<(.*)>.*", "$1"));
                    say(out, toRecipient);
                }
                case "DATA" -> {
                    say(out, "354 go on");
                    String raw = mail(in);
                    if (mood == Mood.LYING) {
                        return;
                    }
                    if (toMail.startsWith("2")) {
                        got.add(new Got(from, String.join(",", to), raw));
                    }
                    say(out, toMail);
                }
                case "QUIT" -> {
                    say(out, "221 bye");
                    return;
                }
                default -> say(out, "500 what?");
            }
        }
    }

    /** After STARTTLS nobody is greeted. */
    private void talkOn(Socket socket) throws IOException {
        talk(socket, null);
    }

    private static void say(OutputStream out, String line) throws IOException {
        if (line != null) {
            out.write((line + "\r\n").getBytes(StandardCharsets.ISO_8859_1));
            out.flush();
        }
    }

    private static String mail(InputStream in) throws IOException {
        StringBuilder all = new StringBuilder();
        for (String line = line(in); line != null && !line.equals("."); line = line(in)) {
            all.append(line.startsWith(".") ? line.substring(1) : line).append("\r\n");
        }
        return all.toString();
    }

    private static String line(InputStream in) throws IOException {
        StringBuilder line = new StringBuilder();
        for (int c = in.read(); c != '\n'; c = in.read()) {
            if (c < 0) {
                return null;
            }
            line.append((char) c);
        }
        return line.toString().stripTrailing();
    }

    /** The next mail. */
    public Got await() {
        try {
            Got next = got.poll(90, TimeUnit.SECONDS);
            if (next == null) {
                throw new AssertionError("no mail has come");
            }
            return next;
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    @Override
    public void close() {
        try {
            server.close();
            for (Socket socket : open) {
                socket.close();
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
