package autobahn.server.settings;

import org.jspecify.annotations.Nullable;

/**
 * The server that takes the mail of ours, by SMTP.
 *
 * @param user null if it wants none
 * @param password nobody ever prints it
 * @param sender address in whose name mail is sent
 */
public record MailServer(
        String host,
        int port,
        Tls tls,
        @Nullable String user,
        @Nullable String password,
        String sender) {
    /** How what is said is kept from others. */
    public enum Tls {
        /** From the first byte on. */
        IMPLICIT(465),
        /** From the command STARTTLS on; without it nothing is sent. */
        STARTTLS(587),
        /** Not at all: for a server on the same machine. */
        NONE(25);

        private final int usualPort;

        Tls(int usualPort) {
            this.usualPort = usualPort;
        }

        public int usualPort() {
            return usualPort;
        }
    }

    @Override
    public String toString() {
        return host + ":" + port;
    }
}
