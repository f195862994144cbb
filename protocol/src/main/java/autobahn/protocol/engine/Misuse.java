package autobahn.protocol.engine;

/** A line that cannot be carried out; it is answered by what is wrong with it, and nothing has changed. */
final class Misuse extends Exception {
    private static final long serialVersionUID = 1L;

    Misuse(String message) {
        super(message);
    }

    @Override
    public String getMessage() {
        return String.valueOf(super.getMessage());
    }
}
