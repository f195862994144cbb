package autobahn.protocol.program;

import autobahn.bots.Bot;
import autobahn.bots.BotRecipe;
import autobahn.bots.match.Entrant;
import autobahn.bots.match.Roster;
import autobahn.engine.Box;
import autobahn.engine.Options;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * The programs that somebody has set up, by name, beside our own levels and yardsticks. A program that has played a game to its end is kept
 * for the next one. Safe for several threads.
 */
public final class Programs implements Roster, AutoCloseable {
    private final Map<String, Program> known = new LinkedHashMap<>();
    private final Map<Program, Deque<Conversation>> idle = new HashMap<>();
    private final Set<Conversation> playing = new HashSet<>();
    private @Nullable Watch watch;
    private boolean closed;

    public Programs(List<Program> programs) {
        for (Program program : programs) {
            if (known.put(program.name(), program) != null) {
                throw new IllegalArgumentException("two programs are called " + program.name());
            }
        }
    }

    public List<String> names() {
        return List.copyOf(known.keySet());
    }

    @Override
    public Bot bot(Entrant entrant, Box box, Options options, long seed) {
        BotRecipe recipe = entrant.plain();
        return recipe == null ? new ProgramBot(program(entrant.name()), this, seed) : recipe.bot(box, options, seed);
    }

    /** @throws IllegalArgumentException if there is none of this name */
    public Program program(String name) {
        Program program = known.get(name);
        if (program == null) {
            throw new IllegalArgumentException("no program is called " + name + "; "
                    + (known.isEmpty()
                            ? "there are none: set them up with --program NAME=COMMAND"
                            : "there are " + String.join(", ", known.keySet())));
        }
        return program;
    }

    Conversation begin(Program program) {
        Watch watching;
        synchronized (this) {
            Deque<Conversation> waiting = idle.getOrDefault(program, new ArrayDeque<>());
            while (!waiting.isEmpty()) {
                Conversation one = waiting.pop();
                if (one.isAlive()) {
                    playing.add(one);
                    return one;
                }
            }
            if (watch == null) {
                watch = new Watch();
            }
            watching = watch;
        }
        Conversation begun = Conversation.begin(program, watching);
        synchronized (this) {
            playing.add(begun);
        }
        return begun;
    }

    void giveBack(Program program, Conversation conversation) {
        synchronized (this) {
            playing.remove(conversation);
            if (!closed && conversation.isAlive()) {
                idle.computeIfAbsent(program, p -> new ArrayDeque<>()).push(conversation);
                return;
            }
        }
        conversation.quit();
    }

    @Override
    public void close() {
        List<Conversation> waiting;
        List<Conversation> busy;
        synchronized (this) {
            closed = true;
            waiting = idle.values().stream().flatMap(Deque::stream).toList();
            busy = List.copyOf(playing);
            idle.clear();
            playing.clear();
            if (watch != null) {
                watch.close();
            }
        }
        waiting.forEach(Conversation::quit);
        busy.forEach(one -> one.end("was ended with the match"));
    }
}
