package autobahn.bots;

/** A bot cannot answer, and says why in a sentence. */
public final class BotException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    public BotException(String message) {
        super(message);
    }
}
