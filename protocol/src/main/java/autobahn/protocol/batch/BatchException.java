package autobahn.protocol.batch;

/** Something that the other side has asked for cannot be done; nothing has changed. */
final class BatchException extends Exception {
    private static final long serialVersionUID = 1L;

    BatchException(String message) {
        super(message);
    }

    @Override
    public String getMessage() {
        return String.valueOf(super.getMessage());
    }
}
