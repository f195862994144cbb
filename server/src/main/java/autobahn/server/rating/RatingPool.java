package autobahn.server.rating;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

/** Games that are rated together: with two players another game is played than with more. */
public enum RatingPool {
    TWO,
    SEVERAL;

    public static RatingPool of(int players) {
        return players == 2 ? TWO : SEVERAL;
    }

    public static Optional<RatingPool> named(String id) {
        return Arrays.stream(values()).filter(pool -> pool.id().equals(id)).findFirst();
    }

    public String id() {
        return name().toLowerCase(Locale.ROOT);
    }
}
