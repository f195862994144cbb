package autobahn.protocol.program;

/**
 * What a program may take.
 *
 * @param startMillis until it has said that it is ready
 * @param answerMillis for a decision, where the match sets no time of its own
 * @param memoryBytes of it and all that it starts, as far as the system tells (Linux does)
 */
public record ProgramLimits(long startMillis, long answerMillis, long memoryBytes) {
    /** How much longer a program may take than it was told, before it is ended. */
    static final long GRACE_MILLIS = 1_000;

    /** Bytes that a program may write from one question to the next. */
    static final long MOST_OUTPUT = 1 << 20;

    static final int LONGEST_LINE = 1 << 16;
    /** Failures in a row after which a program is not asked any more in a game. */
    static final int MOST_FAILURES = 3;

    public static ProgramLimits usual() {
        return new ProgramLimits(20_000, 10_000, 1L << 30);
    }
}
