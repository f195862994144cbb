package autobahn.server.mail;

import autobahn.server.settings.MailServer;
import autobahn.server.work.WatchedSocket;
import jakarta.mail.Authenticator;
import jakarta.mail.Message;
import jakarta.mail.MessagingException;
import jakarta.mail.PasswordAuthentication;
import jakarta.mail.SendFailedException;
import jakarta.mail.Session;
import jakarta.mail.internet.InternetAddress;
import jakarta.mail.internet.MimeMessage;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.time.ZoneOffset;
import java.time.ZonedDateTime;
import java.time.format.DateTimeFormatter;
import java.util.Properties;
import javax.net.ssl.SSLParameters;
import javax.net.ssl.SSLSocket;
import javax.net.ssl.SSLSocketFactory;
import org.eclipse.angus.mail.smtp.SMTPAddressFailedException;
import org.eclipse.angus.mail.smtp.SMTPSendFailedException;
import org.eclipse.angus.mail.smtp.SMTPSenderFailedException;
import org.eclipse.angus.mail.smtp.SMTPTransport;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Hands mails to the server that sends them on, one connection for each. The connection is ours: it ends in time, whatever
 * happens on it. Nothing that the server says gets into the log, for it may repeat addresses.
 */
final class Smtp {
    /** What has come of an attempt. */
    enum Outcome {
        SENT,
        /** It may work another time. */
        LATER,
        /** This mail never will. */
        REFUSED
    }

    private static final Logger LOG = LoggerFactory.getLogger(Smtp.class);
    private static final int CONNECT_MILLIS = 10_000;
    private static final int SILENT_MILLIS = 20_000;
    private static final int MOST_SAID = 1 << 18;
    private static final int FOR_GOOD = 500;

    private final MailServer server;
    private final MailAddress sender;
    private final SSLSocketFactory tls;
    private final long allMillis;

    Smtp(MailServer server, SSLSocketFactory tls, long allMillis) {
        this.server = server;
        this.sender = MailAddress.of(server.sender()).orElseThrow();
        this.tls = tls;
        this.allMillis = allMillis;
    }

    Outcome send(Mail mail) {
        try (Socket plain = connect();
                Socket socket = server.tls() == MailServer.Tls.IMPLICIT ? secure(plain) : plain) {
            Session session = session();
            MimeMessage message = message(session, mail);
            try (SMTPTransport transport = (SMTPTransport) session.getTransport("smtp")) {
                transport.connect(socket);
                transport.sendMessage(message, message.getAllRecipients());
                return Outcome.SENT; // though it may not say good-bye
            }
        } catch (SendFailedException e) {
            return said(e);
        } catch (MessagingException | IOException | RuntimeException e) { // the library trusts what servers say
            LOG.warn("no mail can be sent: {}", e.getClass().getSimpleName());
            return Outcome.LATER;
        }
    }

    private Socket connect() throws IOException {
        IOException fault = null;
        for (InetAddress each : InetAddress.getAllByName(server.host())) {
            WatchedSocket socket = new WatchedSocket(allMillis, MOST_SAID);
            try {
                socket.setSoTimeout(SILENT_MILLIS);
                // TLS is checked by the name that the host was told, never by one that somebody else gives the address.
                InetAddress named = InetAddress.getByAddress(server.host(), each.getAddress());
                socket.connect(new InetSocketAddress(named, server.port()), CONNECT_MILLIS);
                return socket;
            } catch (IOException e) {
                socket.close();
                fault = e;
            }
        }
        throw fault == null ? new IOException("no address") : fault;
    }

    private SSLSocket secure(Socket plain) throws IOException {
        SSLSocket socket = (SSLSocket) tls.createSocket(plain, server.host(), server.port(), true);
        SSLParameters parameters = socket.getSSLParameters();
        parameters.setEndpointIdentificationAlgorithm("HTTPS");
        socket.setSSLParameters(parameters);
        socket.startHandshake();
        return socket;
    }

    private Session session() {
        boolean starts = server.tls() == MailServer.Tls.STARTTLS;
        Properties settings = new Properties();
        settings.setProperty("mail.smtp.host", server.host());
        settings.setProperty("mail.smtp.localhost", sender.domain());
        settings.setProperty("mail.smtp.from", sender.text());
        settings.setProperty("mail.smtp.quitwait", "false");
        settings.setProperty("mail.smtp.starttls.enable", Boolean.toString(starts));
        settings.setProperty("mail.smtp.starttls.required", Boolean.toString(starts));
        settings.setProperty("mail.smtp.ssl.checkserveridentity", "true");
        settings.put("mail.smtp.ssl.socketFactory", tls);
        String user = server.user();
        if (user != null) {
            settings.setProperty("mail.smtp.user", user);
            settings.setProperty("mail.smtp.auth", "true");
            settings.setProperty("mail.smtp.auth.mechanisms", "PLAIN LOGIN");
        }
        return Session.getInstance(settings, new Authenticator() {
            @Override
            protected @Nullable PasswordAuthentication getPasswordAuthentication() {
                return user == null ? null : new PasswordAuthentication(user, server.password());
            }
        });
    }

    private MimeMessage message(Session session, Mail mail) throws MessagingException, IOException {
        String utf8 = StandardCharsets.UTF_8.name();
        MimeMessage message = new MimeMessage(session) {
            @Override
            protected void updateMessageID() throws MessagingException {
                setHeader("Message-ID", "<" + mail.id() + "@" + sender.domain() + ">");
            }
        };
        message.setFrom(new InternetAddress(sender.text(), "Autobahn", utf8));
        message.setRecipient(Message.RecipientType.TO, new InternetAddress(mail.to(), true));
        message.setSubject(mail.subject(), utf8);
        message.setText(mail.text(), utf8);
        message.setHeader("Date", DateTimeFormatter.RFC_1123_DATE_TIME.format(ZonedDateTime.now(ZoneOffset.UTC)));
        message.setHeader("Auto-Submitted", "auto-generated");
        message.setHeader("X-Auto-Response-Suppress", "All");
        if (mail.unsubscribe() != null) {
            message.setHeader("List-Unsubscribe", "<" + mail.unsubscribe() + ">");
            message.setHeader("List-Unsubscribe-Post", "List-Unsubscribe=One-Click");
        }
        message.saveChanges();
        return message;
    }

    /** For good if it is about this address or this mail; what is about ourselves may be mended. */
    private static Outcome said(SendFailedException fault) {
        boolean refused = false;
        for (@Nullable Exception each = fault; each != null; each = next(each)) {
            if (each instanceof SMTPSenderFailedException) {
                return Outcome.LATER;
            }
            refused |= code(each) >= FOR_GOOD;
        }
        return refused ? Outcome.REFUSED : Outcome.LATER;
    }

    private static int code(Exception fault) {
        return switch (fault) {
            case SMTPAddressFailedException about -> about.getReturnCode();
            case SMTPSendFailedException about -> about.getCommand().startsWith("MAIL") ? 0 : about.getReturnCode();
            default -> 0;
        };
    }

    private static @Nullable Exception next(Exception fault) {
        return fault instanceof MessagingException about ? about.getNextException() : null;
    }
}
