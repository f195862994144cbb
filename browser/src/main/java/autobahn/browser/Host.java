package autobahn.browser;

import org.teavm.interop.Import;

/** The page's side of a call. Texts cross one character at a time: numbers need no glue that would have to be trusted. */
final class Host {
    private Host() {}

    @Import(module = "autobahn", name = "length")
    private static native int length();

    @Import(module = "autobahn", name = "read")
    private static native int read(int index);

    @Import(module = "autobahn", name = "write")
    private static native void write(int character);

    /** What is asked. */
    static String question() {
        char[] text = new char[length()];
        for (int i = 0; i < text.length; i++) {
            text[i] = (char) read(i);
        }
        return new String(text);
    }

    static void answer(String text) {
        for (int i = 0; i < text.length(); i++) {
            write(text.charAt(i));
        }
    }
}
