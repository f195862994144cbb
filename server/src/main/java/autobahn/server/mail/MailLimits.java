package autobahn.server.mail;

import autobahn.server.store.MailCounts;
import org.jdbi.v3.core.Handle;

/** How many letters there may be: nobody is flooded through us, and nobody uses us to flood. */
final class MailLimits {
    private final MailSecrets secrets;

    MailLimits(MailSecrets secrets) {
        this.secrets = secrets;
    }

    /** Something that is counted, before a transaction begins. */
    record Counted(String key, int anHour, int aDay) {
        /** Counts one more; false if there were enough. */
        boolean take(Handle handle, long now) {
            return MailCounts.take(handle, key, anHour, aDay, now);
        }
    }

    Counted network(String network) {
        return new Counted(secrets.counted("network", network), 20, 60);
    }

    Counted account(String person) {
        return new Counted(secrets.counted("account", person), 5, 10);
    }

    Counted address(String folded) {
        return new Counted(secrets.counted("address", folded), 3, 6);
    }

    /** All of the server. */
    Counted everybody() {
        return new Counted(secrets.counted("everybody", ""), 1_000, 5_000);
    }
}
