package autobahn.protocol.engine;

import autobahn.edition.Editions;
import autobahn.engine.Box;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintWriter;
import java.io.SequenceInputStream;
import java.nio.charset.StandardCharsets;

/** The engine as a process, for tests of this module. */
public final class EngineMain {
    private EngineMain() {}

    /** @param args lines that it hears first */
    public static void main(String[] args) throws IOException {
        byte[] first = (String.join("\n", args) + "\n").getBytes(StandardCharsets.UTF_8);
        InputStream in = new SequenceInputStream(new ByteArrayInputStream(first), System.in);
        PrintWriter out = new PrintWriter(System.out, false, StandardCharsets.UTF_8);
        new EngineSession(new Box(Editions.standard()), "under test", in, out).run();
    }
}
