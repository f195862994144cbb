package autobahn.server.rating;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

/**
 * Games that are rated together: with two players another game is played than with more, and alone against Autobot again.
 * Programs are rated among themselves.
 */
public enum RatingPool {
    TWO,
    SEVERAL,
    SOLO,
    LADDER;

    public static RatingPool of(int players) {
        return switch (players) {
            case 1 -> SOLO;
            case 2 -> TWO;
            default -> SEVERAL;
        };
    }

    public static Optional<RatingPool> named(String id) {
        return Arrays.stream(values()).filter(pool -> pool.id().equals(id)).findFirst();
    }

    public String id() {
        return name().toLowerCase(Locale.ROOT);
    }
}
