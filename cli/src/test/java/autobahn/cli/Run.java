package autobahn.cli;

import autobahn.cli.console.Console;
import java.io.ByteArrayInputStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/** One run of the real command inside the test's JVM: its exit code, output and errors. */
record Run(int code, String out, String err) {
    static Run of(Object... args) {
        return typing("", args);
    }

    /** A run whose standard input is the given text. */
    static Run typing(String input, Object... args) {
        StringWriter out = new StringWriter();
        StringWriter err = new StringWriter();
        Console console = Console.plain(
                new ByteArrayInputStream(input.getBytes(StandardCharsets.UTF_8)),
                new PrintWriter(out),
                new PrintWriter(err));
        int code = Main.run(console, Arrays.stream(args).map(Object::toString).toArray(String[]::new));
        return new Run(code, out.toString(), err.toString());
    }
}
