package autobahn.cli.option;

import autobahn.cli.console.BadInput;
import autobahn.server.mail.MailAddress;
import autobahn.server.settings.MailServer;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** By which server mail is sent. A password stands in a file or in the environment, where other users do not see it. */
public final class MailOption {
    private static final Pattern LOCAL = Pattern.compile("localhost|127(\\.\\d{1,3}){3}|\\[?::1]?");
    private static final Pattern HOST = Pattern.compile("[A-Za-z0-9.:\\[\\]-]{1,253}");

    @Option(
            names = "--mail-host",
            paramLabel = "HOST",
            defaultValue = "${env:AUTOBAHN_MAIL_HOST}",
            description = "The SMTP server that sends our mail on; without it there is no mail. [AUTOBAHN_MAIL_HOST]")
    private @Nullable String host;

    @Option(
            names = "--mail-port",
            paramLabel = "PORT",
            defaultValue = "${env:AUTOBAHN_MAIL_PORT:-0}",
            description = "Its port. [AUTOBAHN_MAIL_PORT; 587, 465 with implicit TLS, 25 without]")
    private int port;

    @Option(
            names = "--mail-tls",
            paramLabel = "MODE",
            defaultValue = "${env:AUTOBAHN_MAIL_TLS:-starttls}",
            description =
                    "starttls, implicit, or none for a server on the same machine. [AUTOBAHN_MAIL_TLS; ${DEFAULT-VALUE}]")
    private String tls;

    @Option(
            names = "--mail-user",
            paramLabel = "NAME",
            defaultValue = "${env:AUTOBAHN_MAIL_USER}",
            description =
                    "By which we log in there; the password is in the file or in AUTOBAHN_MAIL_PASSWORD. [AUTOBAHN_MAIL_USER]")
    private @Nullable String user;

    @Option(
            names = "--mail-password-file",
            paramLabel = "FILE",
            defaultValue = "${env:AUTOBAHN_MAIL_PASSWORD_FILE}",
            description = "Its first line is the password. [AUTOBAHN_MAIL_PASSWORD_FILE]")
    private @Nullable Path passwordFile;

    @Option(
            names = "--mail-from",
            paramLabel = "ADDRESS",
            defaultValue = "${env:AUTOBAHN_MAIL_FROM}",
            description = "The address in whose name mail is sent. [AUTOBAHN_MAIL_FROM]")
    private @Nullable String from;

    /**
     * Null if there shall be no mail.
     *
     * @param address by which people reach the server: mail is full of links
     */
    public @Nullable MailServer server(@Nullable String address, Map<String, String> environment) {
        if (host == null || host.isEmpty()) {
            return null;
        }
        if (address == null) {
            throw new BadInput("--mail-host needs --address: mail holds links to this server");
        }
        if (!HOST.matcher(host).matches()) {
            throw new BadInput("--mail-host must be the name of a server");
        }
        if (port < 0 || port > 65_535) {
            throw new BadInput("--mail-port must be 1 to 65535");
        }
        MailServer.Tls mode = mode();
        if (mode == MailServer.Tls.NONE && !LOCAL.matcher(host).matches()) {
            throw new BadInput("--mail-tls none is for a server on this machine: --mail-host localhost");
        }
        if (from == null || MailAddress.of(from).isEmpty()) {
            throw new BadInput("--mail-from must be a mail address such as autobahn@example.org");
        }
        boolean named = user != null && !user.isEmpty();
        String password = named ? password(environment) : null;
        return new MailServer(
                host, port == 0 ? mode.usualPort() : port, mode, named ? user : null, password, from.strip());
    }

    private MailServer.Tls mode() {
        for (MailServer.Tls mode : MailServer.Tls.values()) {
            if (mode.name().toLowerCase(Locale.ROOT).equals(tls)) {
                return mode;
            }
        }
        throw new BadInput("--mail-tls must be starttls, implicit or none");
    }

    private String password(Map<String, String> environment) {
        String password = environment.get("AUTOBAHN_MAIL_PASSWORD");
        if (passwordFile != null && !passwordFile.toString().isEmpty()) {
            try {
                password = Files.readString(passwordFile).lines().findFirst().orElse("");
            } catch (IOException e) {
                throw new BadInput("cannot read the file of --mail-password-file " + passwordFile);
            }
        }
        if (password == null || password.isEmpty()) {
            throw new BadInput("--mail-user needs a password, by --mail-password-file or AUTOBAHN_MAIL_PASSWORD");
        }
        return password;
    }
}
