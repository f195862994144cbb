package autobahn.protocol.engine;

import autobahn.bots.Budget;
import autobahn.engine.Box;
import autobahn.protocol.LineWords;
import autobahn.protocol.Lines;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintWriter;
import java.util.concurrent.CountDownLatch;
import org.jspecify.annotations.Nullable;

/** A conversation: reads lines until {@code quit} or the end, and thinks beside that, so that {@code stop} is heard. */
public final class EngineSession {
    /** Positions and records of the longest games are far shorter. */
    private static final int LONGEST_LINE = 4 << 20;

    private final Lines lines;
    private final PrintWriter out;
    private final Engine engine;
    private @Nullable Thread thinking;
    private @Nullable Budget budget;
    private CountDownLatch told = new CountDownLatch(0);
    private volatile boolean busy;

    /** @param name what the engine calls itself */
    public EngineSession(Box box, String name, InputStream in, PrintWriter out) {
        lines = new Lines(in, LONGEST_LINE);
        this.out = out;
        engine = new Engine(box, name, this::tell);
    }

    public void run() throws IOException {
        for (Lines.Line line = lines.next(); line != null; line = lines.next()) {
            if (line.fault() != null) {
                tell(LineWords.ERROR + " " + line.fault());
            } else if (line.text().equals(LineWords.QUIT)) {
                stop();
                break;
            } else {
                hear(line.text());
            }
        }
        if (told.getCount() > 0) {
            stop();
        }
        await();
    }

    private void hear(String line) {
        try {
            if (line.equals(LineWords.STOP)) {
                stop();
                await();
            } else if (busy) {
                throw new Misuse("still thinking: say stop first");
            } else if (LineWords.first(line).equals(LineWords.GO)) {
                think(engine.go(LineWords.rest(line)), LineWords.rest(line).equals("infinite"));
            } else {
                engine.carryOut(line);
            }
        } catch (Misuse e) {
            tell(LineWords.ERROR + " " + e.getMessage());
        } catch (RuntimeException e) {
            tell(fault(e));
        }
    }

    /** @param endless whether the answer waits until somebody says stop, however soon it is known */
    private void think(Engine.Question question, boolean endless) {
        budget = question.budget();
        CountDownLatch stopped = new CountDownLatch(endless ? 1 : 0);
        told = stopped;
        busy = true;
        thinking = Thread.ofPlatform().name("thinking").daemon().start(() -> {
            String answer = answer(question);
            try {
                stopped.await();
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
            busy = false; // before the answer is out: the next question may follow at once
            tell(answer);
        });
    }

    private static String answer(Engine.Question question) {
        try {
            return question.answer();
        } catch (RuntimeException e) {
            return fault(e);
        }
    }

    private static String fault(RuntimeException e) {
        return LineWords.ERROR + " a fault of this program, please report it: " + Lines.shorten(String.valueOf(e));
    }

    private void stop() {
        if (budget != null) {
            budget.stop();
        }
        told.countDown();
    }

    private void await() {
        if (thinking != null) {
            try {
                thinking.join();
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
        }
    }

    private synchronized void tell(String line) {
        out.println(line);
        out.flush();
    }
}
