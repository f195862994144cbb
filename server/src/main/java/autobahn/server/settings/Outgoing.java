package autobahn.server.settings;

import org.jspecify.annotations.Nullable;

/**
 * What a server sends to elsewhere by itself.
 *
 * @param address by which people reach the server, for links, without a slash at its end; null if nobody has said
 * @param anywhere whether people may have notices sent to private addresses, and without TLS
 * @param mail null if it sends none; where there is one, there is an address, too
 */
public record Outgoing(
        @Nullable String address,
        boolean anywhere,
        @Nullable MailServer mail) {
    public Outgoing {
        if (mail != null && address == null) {
            throw new IllegalArgumentException("mail holds links, so the server must know its address");
        }
    }

    public static Outgoing usual() {
        return new Outgoing(null, false, null);
    }
}
