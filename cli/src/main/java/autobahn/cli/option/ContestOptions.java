package autobahn.cli.option;

import autobahn.bots.Thinking;
import autobahn.bots.learn.Network;
import autobahn.bots.match.Entrant;
import autobahn.bots.match.Networks;
import autobahn.bots.match.Roster;
import autobahn.bots.match.Setting;
import autobahn.cli.bot.BotSeats;
import autobahn.cli.console.BadInput;
import autobahn.cli.console.Console;
import autobahn.cli.console.NetworkFiles;
import autobahn.engine.Box;
import autobahn.protocol.program.Programs;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** What commands have in common that let bots meet: programs, games, table, seed, budget, part, edition, file. */
public final class ContestOptions {
    @Mixin
    private ProgramOption programs;

    @Option(
            names = "--network",
            paramLabel = "NAME=FILE",
            description =
                    "A network that bots may judge by, as in master+NAME; see train. One is there: master+learnt.")
    private Map<String, Path> networks = new TreeMap<>();

    @Mixin
    private RunOptions amount;

    @Mixin
    private TableOptions table;

    @Mixin
    private FirstSeedOption seed;

    @Option(
            names = "--budget",
            paramLabel = "B",
            description = "20ms or iterations:500 for each decision; each level's own iterations if not given.")
    private @Nullable String budget;

    @Mixin
    private ShardOption shard;

    @Mixin
    private EditionOption edition;

    @Mixin
    private OutputOption output;

    /** Where these bots come from; each of them is known. */
    public Programs roster(List<String> bots) {
        Programs roster = programs.programs();
        for (Entrant entrant : ProgramOption.entrants(bots, roster)) {
            String network = entrant.network();
            if (network != null && !network.equals(Networks.LEARNT) && !networks.containsKey(network)) {
                throw new BadInput("--bots: no network is called " + network + "; name its file by --network " + network
                        + "=FILE");
            }
        }
        return roster;
    }

    /** The same with the networks that are named. */
    public Roster withNetworks(Roster others) {
        Map<String, Network> read = new TreeMap<>();
        networks.forEach((name, file) -> read.put(name, NetworkFiles.read(file)));
        return new Networks(read, others);
    }

    public Box box(Console console) {
        return edition.boxOfBots(console);
    }

    /** @param usual games if nobody says how many */
    public Setting setting(List<String> bots, int usual) {
        Thinking thinking = budget == null ? Thinking.OWN : BotSeats.thinking(budget);
        try {
            return new Setting(
                    bots, amount.games(usual), table.options(2), seed.seed(), thinking.millis(), thinking.iterations());
        } catch (IllegalArgumentException e) {
            throw new BadInput(e.getMessage());
        }
    }

    public int threads() {
        return amount.threads();
    }

    public ShardOption.Part part() {
        return shard.part();
    }

    public @Nullable Path file() {
        return output.file();
    }
}
