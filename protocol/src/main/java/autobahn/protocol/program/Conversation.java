package autobahn.protocol.program;

import autobahn.bots.BotException;
import autobahn.protocol.LineWords;
import autobahn.protocol.Lines;
import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.EnumSet;
import java.util.Locale;
import java.util.Set;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * A running program and what is said with it. Whatever it does, a question ends with an answer or a {@link BotException}:
 * who takes too long, holds too much memory or writes without end is ended from outside, and then nobody waits any more.
 */
final class Conversation {
    /** What a program asks to be told before each decision. */
    enum Want {
        POSITION,
        VIEW,
        LEGAL
    }

    private static final String ENDED = "\0";
    /** Asking the system for all that a program has started takes a while, so not with every look. */
    private static final int LOOKS_AT_MEMORY = 10;

    private final Program program;
    private final Process process;
    private final Watch watch;
    private final Speech speech;
    private final LinkedBlockingQueue<String> heard = new LinkedBlockingQueue<>();
    private final AtomicLong written = new AtomicLong();
    private final Complaints complaints;
    private final Set<Want> wants = EnumSet.noneOf(Want.class);
    private volatile long stopAt = Long.MAX_VALUE;
    private volatile long endAt = Long.MAX_VALUE;
    private volatile @Nullable String ended;
    /** Nothing more will be heard. */
    private volatile boolean silent;

    private int looks;

    private Conversation(Program program, Process process, Watch watch) {
        this.program = program;
        this.process = process;
        this.watch = watch;
        speech = new Speech(process.getOutputStream());
        complaints = new Complaints(process.getErrorStream());
        Thread.ofPlatform().name("program-" + program.name()).daemon().start(this::listen);
    }

    /** Starts a program and waits until it is ready. */
    static Conversation begin(Program program, Watch watch) {
        Process process;
        try {
            process = new ProcessBuilder(program.command()).start();
        } catch (IOException e) {
            throw new BotException("program " + program.name() + " cannot be started: " + e.getMessage());
        }
        Conversation conversation = new Conversation(program, process, watch);
        try {
            conversation.greet();
            return conversation;
        } catch (BotException e) {
            conversation.end("did not greet");
            throw e;
        }
    }

    private void greet() {
        long limit = program.limits().startMillis();
        ask(LineWords.HELLO + " " + LineWords.VERSION, limit, limit, line -> {
            if (LineWords.first(line).equals(LineWords.WANTS)) {
                try {
                    wants.add(Want.valueOf(LineWords.rest(line).toUpperCase(Locale.ROOT)));
                } catch (IllegalArgumentException e) {
                    throw failed(
                            "wants '" + Lines.shorten(LineWords.rest(line)) + "' instead of position, view or legal");
                }
            }
            return line.equals(LineWords.READY);
        });
        if (wants.isEmpty()) {
            wants.add(Want.POSITION);
        }
    }

    Set<Want> wants() {
        return wants;
    }

    boolean isAlive() {
        return ended == null && process.isAlive();
    }

    /** Whether it is gone although nobody has ended it. */
    boolean diedByItself() {
        return ended == null && !process.isAlive();
    }

    /** Tells the program something that it does not answer. */
    void tell(String line) {
        speech.say(line);
    }

    /**
     * Says something and waits for the line that answers it. A program that does not even read is ended as well.
     *
     * @param stopMillis when it is told to stop
     * @param endMillis when it is ended
     */
    String ask(String question, long stopMillis, long endMillis, Predicate<String> isAnswer) {
        heard.clear();
        written.set(0);
        long now = now();
        stopAt = now + stopMillis;
        endAt = now + endMillis;
        watch.add(this);
        try {
            if (silent) {
                heard.add(ENDED);
            }
            tell(question);
            while (true) {
                String line = heard.take();
                if (line.equals(ENDED)) {
                    throw failed(reason());
                }
                if (isAnswer.test(line)) {
                    return line;
                }
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw failed("was interrupted");
        } finally {
            watch.remove(this);
        }
    }

    /** From the watch: is it still within its limits? */
    void look() {
        long now = now();
        if (now >= endAt) {
            end("took too long and was ended");
        } else if (looks++ % LOOKS_AT_MEMORY == 0
                && Memory.of(process.toHandle()) > program.limits().memoryBytes()) {
            end("held more than " + (program.limits().memoryBytes() >> 20) + " MiB of memory and was ended");
        } else if (now >= stopAt) {
            stopAt = Long.MAX_VALUE;
            tell(LineWords.STOP);
        }
    }

    private void listen() {
        Lines lines = new Lines(metered(process.getInputStream()), ProgramLimits.LONGEST_LINE);
        try {
            for (Lines.Line line = lines.next(); line != null; line = lines.next()) {
                if (line.fault() == null && !line.text().startsWith(LineWords.INFO)) {
                    heard.add(line.text());
                }
            }
        } catch (IOException e) {
            // it has ended
        }
        fallSilent();
    }

    private void fallSilent() {
        silent = true;
        heard.add(ENDED);
    }

    /** Counts what comes, also of a line that never ends. */
    private InputStream metered(InputStream output) {
        return new FilterInputStream(output) {
            @Override
            public int read(byte[] bytes, int from, int most) throws IOException {
                int count = super.read(bytes, from, most);
                if (written.addAndGet(Math.max(0, count)) > ProgramLimits.MOST_OUTPUT) {
                    end("wrote more than " + (ProgramLimits.MOST_OUTPUT >> 20)
                            + " MiB without an answer and was ended");
                    return -1;
                }
                return count;
            }
        };
    }

    /** Ends the program and all that it has started. */
    void end(String why) {
        if (ended == null) {
            ended = why;
        }
        process.descendants().forEach(ProcessHandle::destroyForcibly);
        process.destroyForcibly();
        speech.end();
        // its output may stay open, in the hands of something that it has started and left behind
        fallSilent();
    }

    /** Lets it go: it may end by itself, and is ended if it does not. */
    void quit() {
        try {
            tell(LineWords.QUIT);
            speech.end();
            if (process.waitFor(ProgramLimits.GRACE_MILLIS, TimeUnit.MILLISECONDS)) {
                return;
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        end("was not needed any more");
    }

    /** Why there is no answer. */
    private String reason() {
        try {
            process.waitFor(ProgramLimits.GRACE_MILLIS, TimeUnit.MILLISECONDS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        String known = ended;
        if (known != null) {
            return known;
        }
        return process.isAlive()
                ? "does not listen or talk any more"
                : "has ended by itself with code " + process.exitValue() + complaints.last();
    }

    BotException failed(String how) {
        return new BotException("program " + program.name() + " " + how);
    }

    private static long now() {
        return TimeUnit.NANOSECONDS.toMillis(System.nanoTime());
    }
}
