package autobahn.server.store;

import java.util.List;
import org.jspecify.annotations.Nullable;

/** When a person's deadlines stand still: in quiet hours and on vacation. Times are times of day, in milliseconds. */
public record Rest(@Nullable QuietHours quiet, List<Vacation> vacations) {
    public static final Rest NONE = new Rest(null, List.of());

    public record Vacation(String id, long begins, long ends) {}

    /** Pieces of rest and of the rest of life that are looked at: more than any deadline consists of. */
    private static final int MOST_PIECES = 2_000;

    /** How much of a time, from a moment on, is not rest. */
    public long awake(long from, long length) {
        long end = from + length;
        long awake = 0;
        long at = from;
        for (int i = 0; i < MOST_PIECES && at < end; i++) {
            long next = Math.min(end, next(at));
            awake += isRest(at) ? 0 : next - at;
            at = next;
        }
        return awake + Math.max(0, end - at);
    }

    /** How long it takes from a moment on until so much time has passed that is not rest. */
    public long until(long from, long awake) {
        long left = awake;
        long at = from;
        for (int i = 0; i < MOST_PIECES && left > 0; i++) {
            long next = next(at);
            if (!isRest(at)) {
                if (next - at >= left) {
                    break;
                }
                left -= next - at;
            }
            at = next;
        }
        return at - from + left;
    }

    private boolean isRest(long at) {
        return vacations.stream().anyMatch(vacation -> vacation.begins <= at && at < vacation.ends)
                || quiet != null && quiet.holdAt(at);
    }

    /** The next moment at which anything changes. */
    private long next(long at) {
        long next = quiet == null ? Long.MAX_VALUE : quiet.next(at);
        for (Vacation vacation : vacations) {
            next = vacation.begins > at ? Math.min(next, vacation.begins) : next;
            next = vacation.ends > at ? Math.min(next, vacation.ends) : next;
        }
        return next;
    }
}
