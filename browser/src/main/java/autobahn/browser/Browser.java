package autobahn.browser;

import org.teavm.interop.Export;

/** What the page calls: {@code call} reads a question and writes an answer, both JSON. */
public final class Browser {
    private static final Calls CALLS = new Calls();

    private Browser() {}

    /** Nothing happens before the first call. */
    public static void main(String[] arguments) {}

    @Export(name = "call")
    public static void call() {
        Host.answer(CALLS.answer(Host.question()));
    }
}
