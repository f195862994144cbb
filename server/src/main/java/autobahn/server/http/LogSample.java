package autobahn.server.http;

/**
 * Which requests are worth a line of their own when there are very many: the first ones of each second. The line that
 * comes next tells how many were left out before it, and figures count them all.
 */
final class LogSample {
    private static final long SECOND = 1_000_000_000L;
    static final int NONE = -1;

    private final int perSecond;
    private long second;
    private int written;
    private int leftOut;

    LogSample(int perSecond) {
        this.perSecond = perSecond;
    }

    /**
     * @param nanos now, by a clock that never goes back
     * @param must whether the line is written in any case
     * @return how many were left out since the last line; {@link #NONE} if this one is left out
     */
    synchronized int take(long nanos, boolean must) {
        if (Math.floorDiv(nanos, SECOND) != second) {
            second = Math.floorDiv(nanos, SECOND);
            written = 0;
        }
        if (written >= perSecond && !must) {
            leftOut++;
            return NONE;
        }
        written++;
        int before = leftOut;
        leftOut = 0;
        return before;
    }
}
