package autobahn.protocol.program;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.LinkedBlockingQueue;

/** What is said to a program: written on a thread of its own, so that one that does not read keeps nobody waiting. */
final class Speech {
    private static final String END = "\0";

    private final LinkedBlockingQueue<String> said = new LinkedBlockingQueue<>();

    Speech(OutputStream stream) {
        Thread.ofPlatform().name("program-speech").daemon().start(() -> {
            try (stream) {
                for (String text = said.take(); !text.equals(END); text = said.take()) {
                    stream.write((text + "\n").getBytes(StandardCharsets.UTF_8));
                    stream.flush();
                }
            } catch (IOException e) {
                // it has ended, or listens no more: whoever waits for an answer hears of it
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
        });
    }

    /** Says one or more lines. */
    void say(String lines) {
        said.add(lines);
    }

    /** Nothing more will be said. */
    void end() {
        said.add(END);
    }
}
