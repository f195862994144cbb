package autobahn.server.fuzz;

/** What is refused is refused with words, and not with the whole input back. */
public final class Refusals {
    private static final int LONGEST = 100_000;

    private Refusals() {}

    public static void check(String message) {
        if (message == null || message.isBlank() || message.length() > LONGEST) {
            throw new AssertionError("refused with " + (message == null ? null : message.length() + " characters"));
        }
    }
}
