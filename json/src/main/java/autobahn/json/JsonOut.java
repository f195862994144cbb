package autobahn.json;

import java.nio.charset.StandardCharsets;

/** Where JSON is written to, piece by piece. */
public interface JsonOut {
    /** A text that is written often, such as the name of a member: as it is, and as UTF-8. */
    final class Piece {
        private final String text;
        private final byte[] bytes;

        public Piece(String text) {
            this.text = text;
            this.bytes = text.getBytes(StandardCharsets.UTF_8);
        }

        public String text() {
            return text;
        }

        /** Its UTF-8, not to be changed. */
        public byte[] bytes() {
            return bytes;
        }
    }

    void add(Piece piece);

    /** A character of JSON itself, or another one of ASCII. */
    void add(char ascii);

    /** JSON as it is. */
    void add(String json);

    /** A text, between quotes. */
    void quote(String text);

    void add(long number);

    void add(double number);
}
