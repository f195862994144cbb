package autobahn.server.store;

import java.time.Instant;
import java.time.LocalTime;
import java.time.ZoneId;
import java.time.ZonedDateTime;
import org.jspecify.annotations.Nullable;

/**
 * Hours of every day in which a person's deadlines stand still.
 *
 * @param begins minute of the day
 * @param ends minute of the day, of the next one if it is before the beginning
 */
public record QuietHours(ZoneId zone, int begins, int ends) {
    public static final int DAY_MINUTES = 24 * 60;
    /** Some of the day is left, or no deadline would ever come. */
    public static final int MOST_MINUTES = 12 * 60;

    public int minutes() {
        return Math.floorMod(ends - begins, DAY_MINUTES);
    }

    /** As a clock keeps them. */
    String text() {
        return zone.getId() + " " + begins + " " + ends;
    }

    static @Nullable QuietHours of(@Nullable String text) {
        if (text == null) {
            return null;
        }
        String[] parts = text.split(" ", 3);
        return new QuietHours(ZoneId.of(parts[0]), Integer.parseInt(parts[1]), Integer.parseInt(parts[2]));
    }

    public boolean holdAt(long at) {
        LocalTime time = day(at).toLocalTime();
        int minute = time.getHour() * 60 + time.getMinute();
        return begins < ends ? minute >= begins && minute < ends : minute >= begins || minute < ends;
    }

    /** When they next begin, or end if they hold now. */
    public long next(long at) {
        int minute = holdAt(at) ? ends : begins;
        ZonedDateTime now = day(at);
        ZonedDateTime then = now.with(LocalTime.of(minute / 60, minute % 60));
        // An hour may be missing or come twice when clocks are changed.
        while (then.toInstant().toEpochMilli() <= at) {
            then = then.plusDays(1);
        }
        return then.toInstant().toEpochMilli();
    }

    private ZonedDateTime day(long at) {
        return Instant.ofEpochMilli(at).atZone(zone);
    }
}
