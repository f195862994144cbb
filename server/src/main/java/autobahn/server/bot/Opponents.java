package autobahn.server.bot;

import autobahn.bots.Bot;
import autobahn.bots.Level;
import autobahn.bots.match.Entrant;
import autobahn.engine.Box;
import autobahn.engine.Options;
import autobahn.protocol.program.Program;
import autobahn.protocol.program.Programs;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Who can sit at a table in place of a person: our levels, and the programs that whoever runs the server has set up. A
 * program runs only while its turn lasts, in one of the places for those who think, so there are never more processes than
 * such places; those that have finished wait for the next turn, of whichever table.
 */
public final class Opponents implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(Opponents.class);

    /**
     * @param id as seats name it
     * @param millis for a turn; 0 for those who do not think
     */
    record Opponent(String id, long millis, boolean isProgram) {}

    private final Programs programs;
    private final Set<String> names;

    public Opponents(List<Program> programs) {
        this.programs = new Programs(programs);
        names = Collections.unmodifiableSet(new LinkedHashSet<>(this.programs.names()));
    }

    /** The programs that can be seated. */
    public Set<String> programs() {
        return names;
    }

    Opponent of(String id) {
        if (!id.startsWith(Entrant.PROGRAM)) {
            return new Opponent(id, Level.of(id).millis(), false);
        }
        String name = id.substring(Entrant.PROGRAM.length());
        return names.contains(name)
                ? new Opponent(id, programs.program(name).limits().answerMillis(), true)
                : new Opponent(id, 0, false);
    }

    /** One who plays a seat. A program that is not set up here any more is replaced by greedy, as one is that fails. */
    Bot bot(Opponent opponent, Box box, Options options, long seed) {
        if (opponent.isProgram()) {
            return programs.bot(Entrant.parse(opponent.id()), box, options, seed);
        }
        if (opponent.id().startsWith(Entrant.PROGRAM)) {
            LOG.warn("{} is not set up on this server; greedy plays for it", opponent.id());
            return Level.GREEDY.bot(box, options, seed);
        }
        return Level.of(opponent.id()).bot(box, options, seed);
    }

    @Override
    public void close() {
        programs.close();
    }
}
