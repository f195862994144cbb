package autobahn.browser;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;

/** The same operations on a JVM: a question on each line, and its answer on a line. Tests hold the browser against it. */
public final class CallConsole {
    private CallConsole() {}

    public static void main(String[] arguments) throws IOException {
        Calls calls = new Calls();
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
        PrintStream out = new PrintStream(System.out, false, StandardCharsets.UTF_8);
        for (String line = in.readLine(); line != null; line = in.readLine()) {
            out.println(calls.answer(line));
            out.flush();
        }
    }
}
