package autobahn.release;

/** Something that a release needs is not there, or not as it should be; the message is a sentence for people. */
final class ReleaseException extends RuntimeException {
    private static final long serialVersionUID = 1;

    ReleaseException(String message) {
        super(message);
    }
}
