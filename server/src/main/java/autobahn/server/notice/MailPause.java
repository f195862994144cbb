package autobahn.server.notice;

import java.time.Duration;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

/** How often somebody gets mails with notices at most. What happens in between comes together. */
public enum MailPause {
    /** At once; only what comes within minutes comes together. */
    EACH(Duration.ofMinutes(2)),
    HOUR(Duration.ofHours(1)),
    DAY(Duration.ofDays(1));

    private final Duration pause;

    MailPause(Duration pause) {
        this.pause = pause;
    }

    public String id() {
        return name().toLowerCase(Locale.ROOT);
    }

    public long millis() {
        return pause.toMillis();
    }

    static MailPause of(long millis) {
        return Stream.of(values())
                .filter(pause -> pause.millis() == millis)
                .findFirst()
                .orElse(EACH);
    }

    public static Optional<MailPause> named(String id) {
        return Stream.of(values()).filter(pause -> pause.id().equals(id)).findFirst();
    }
}
