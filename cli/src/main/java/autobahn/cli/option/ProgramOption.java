package autobahn.cli.option;

import autobahn.bots.match.Entrant;
import autobahn.cli.console.BadInput;
import autobahn.protocol.program.Program;
import autobahn.protocol.program.ProgramLimits;
import autobahn.protocol.program.Programs;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** {@code --program NAME=COMMAND}: programs of others that take part as bots, and what they may take. */
public final class ProgramOption {
    private static final int MOST_MILLIS = 3_600_000;
    private static final int MOST_MIB = 1 << 20;

    @Option(
            names = "--program",
            paramLabel = "NAME=COMMAND",
            description = "A program that plays as the bot program:NAME; see docs/engine-protocol.md. May be repeated.")
    private @Nullable List<String> commands;

    @Option(
            names = "--program-time",
            paramLabel = "MS",
            defaultValue = "10000",
            description = "Milliseconds that a program may think where no budget is set (default: ${DEFAULT-VALUE}).")
    private int millis;

    @Option(
            names = "--program-memory",
            paramLabel = "MIB",
            defaultValue = "1024",
            description = "MiB of memory that a program may hold (default: ${DEFAULT-VALUE}).")
    private int memory;

    public Programs programs() {
        try {
            return new Programs(asSaid());
        } catch (IllegalArgumentException e) {
            throw new BadInput("--program: " + e.getMessage());
        }
    }

    /** What programs there are, for somebody else to start them. */
    public List<Program> asSaid() {
        ProgramLimits limits = new ProgramLimits(
                ProgramLimits.usual().startMillis(),
                GamesOption.check("--program-time", millis, MOST_MILLIS),
                (long) GamesOption.check("--program-memory", memory, MOST_MIB) << 20);
        List<Program> programs = new ArrayList<>();
        try {
            for (String command : commands == null ? List.<String>of() : commands) {
                programs.add(Program.parse(command, limits));
            }
            return programs;
        } catch (IllegalArgumentException e) {
            throw new BadInput("--program: " + e.getMessage());
        }
    }

    /** What {@code --bots} names, each of them known. */
    public static List<Entrant> entrants(List<String> names, Programs programs) {
        try {
            List<Entrant> entrants = names.stream().map(Entrant::parse).toList();
            entrants.stream()
                    .filter(entrant -> entrant.recipe() == null)
                    .forEach(entrant -> programs.program(entrant.name()));
            return entrants;
        } catch (IllegalArgumentException e) {
            throw new BadInput("--bots: " + e.getMessage());
        }
    }
}
