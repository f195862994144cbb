package autobahn.server.api;

import autobahn.json.JsonOut;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/** JSON as the bytes that are sent, without a text in between: most of what we write is names that are bytes already. */
final class Utf8Out implements JsonOut {
    private static final int MOST_DIGITS = 20;
    private static final int FIRST_SIZE = 16 * 1024;
    private static final String HEX = "0123456789abcdef";

    private byte[] bytes = new byte[FIRST_SIZE];
    private int size;

    byte[] bytes() {
        return Arrays.copyOf(bytes, size);
    }

    private void room(int more) {
        if (bytes.length - size < more) {
            bytes = Arrays.copyOf(bytes, Math.max(2 * bytes.length, size + more));
        }
    }

    @Override
    public void add(Piece piece) {
        add(piece.bytes());
    }

    private void add(byte[] some) {
        room(some.length);
        System.arraycopy(some, 0, bytes, size, some.length);
        size += some.length;
    }

    @Override
    public void add(char ascii) {
        room(1);
        bytes[size++] = (byte) ascii;
    }

    @Override
    public void add(String json) {
        add(json.getBytes(StandardCharsets.UTF_8));
    }

    @Override
    public void quote(String text) {
        add('"');
        int length = text.length();
        room(length);
        for (int i = 0; i < length; i++) {
            char c = text.charAt(i);
            if (c < ' ' || c == '"' || c == '\\' || c >= 0x7F) {
                quoteRest(text, i);
                return;
            }
            bytes[size++] = (byte) c;
        }
        add('"');
    }

    /** From the first character on that is not written as it is. */
    private void quoteRest(String text, int from) {
        int begun = from;
        for (int i = from; i < text.length(); i++) {
            char c = text.charAt(i);
            if (c < ' ' || c == '"' || c == '\\') {
                add(text.substring(begun, i));
                begun = i + 1;
                escape(c);
            }
        }
        add(text.substring(begun));
        add('"');
    }

    private void escape(char c) {
        add('\\');
        switch (c) {
            case '"', '\\' -> add(c);
            case '\n' -> add('n');
            case '\r' -> add('r');
            case '\t' -> add('t');
            default -> {
                add("u00");
                add(HEX.charAt(c >> 4));
                add(HEX.charAt(c & 15));
            }
        }
    }

    @Override
    public void add(long number) {
        room(MOST_DIGITS);
        if (number >= 0 && number < 10) {
            bytes[size++] = (byte) ('0' + number);
        } else {
            add(Long.toString(number));
        }
    }

    @Override
    public void add(double number) {
        add(Double.toString(number));
    }
}
