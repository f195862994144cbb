package autobahn.server.mail;

import autobahn.server.people.Secrets;
import autobahn.server.store.Database;
import autobahn.server.store.ServerKeys;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.time.Clock;
import java.util.Base64;
import java.util.Optional;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;
import org.jspecify.annotations.Nullable;

/** What only this server can have made: links that end mails, and what stands for an address where we only count. */
public final class MailSecrets {
    private final Database database;
    private final Clock clock;
    private volatile byte @Nullable [] key;

    public MailSecrets(Database database, Clock clock) {
        this.database = database;
        this.clock = clock;
    }

    /** Ends mail to an address, by its id. */
    String unsubscribing(String address) {
        return address + "." + sealed("unsubscribe " + address);
    }

    /** The id of the address to which mail shall end; empty if we have not made this. */
    Optional<String> unsubscribed(String token) {
        int dot = token.indexOf('.');
        if (dot < 1) {
            return Optional.empty();
        }
        String address = token.substring(0, dot);
        boolean ours = MessageDigest.isEqual(
                unsubscribing(address).getBytes(StandardCharsets.UTF_8), token.getBytes(StandardCharsets.UTF_8));
        return ours ? Optional.of(address) : Optional.empty();
    }

    /** Stands for what is counted, and tells nobody what that is. */
    String counted(String what, String value) {
        return sealed("count " + what + " " + value);
    }

    private String sealed(String text) {
        try {
            Mac mac = Mac.getInstance("HmacSHA256");
            mac.init(new SecretKeySpec(key(), "HmacSHA256"));
            return Base64.getUrlEncoder()
                    .withoutPadding()
                    .encodeToString(mac.doFinal(text.getBytes(StandardCharsets.UTF_8)));
        } catch (GeneralSecurityException e) {
            throw new IllegalStateException("every Java has HMAC", e);
        }
    }

    /** That of all nodes, made when it is first needed. Callers hold no transaction. */
    private byte[] key() {
        byte[] known = key;
        if (known == null) {
            String made = Secrets.random();
            known = database.write(handle -> ServerKeys.get(handle, "mail", made, clock.millis()))
                    .getBytes(StandardCharsets.US_ASCII);
            key = known;
        }
        return known;
    }
}
