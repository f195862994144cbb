package autobahn.cli.command;

import autobahn.bots.Budget;
import autobahn.bots.match.Match;
import autobahn.bots.match.MatchPage;
import autobahn.bots.match.Setting;
import autobahn.bots.match.Standings;
import autobahn.cli.board.HeatMap;
import autobahn.cli.console.BadInput;
import autobahn.cli.match.MatchFile;
import autobahn.cli.match.MatchSession;
import autobahn.cli.match.StandingsText;
import autobahn.cli.option.ContestOptions;
import autobahn.cli.option.OutputOption;
import autobahn.cli.option.ShardOption;
import autobahn.engine.Box;
import autobahn.protocol.program.Programs;
import java.nio.file.Path;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code autobahn match}. */
@Command(
        name = "match",
        description = "Plays a match between bots: seats rotated, the same deals for all.",
        subcommands = MatchMerge.class,
        footer = {
            "Example: autobahn match --bots expert,club --games 200 --seed 1 -o match.json",
            "With -o the games played are kept, also after Ctrl-C; the same command goes on with the rest.",
            "A report match.html is written beside match.json.",
            "Strength against budget: autobahn match --bots master@iterations:240,master@iterations:60",
            "A program of your own: autobahn match --program 'mine=python3 bot.py' --bots program:mine,club@50ms"
        },
        mixinStandardHelpOptions = true)
public final class MatchCommand extends BaseCommand {
    private static final int USUAL_GAMES = 100;

    @Option(
            names = {"-b", "--bots"},
            split = ",",
            paramLabel = "BOT",
            description = {
                "Levels, yardsticks (master-1), or program:NAME, each with a budget of its own if you like (master@250ms, expert@iterations:60).",
                "Fewer than seats: the last one takes all seats left; more: all line-ups."
            })
    private @Nullable List<String> bots;

    @Mixin
    private ContestOptions contest;

    @Override
    void run() {
        if (bots == null) {
            throw new BadInput("--bots is missing: name at least one of the levels");
        }
        try (Programs roster = contest.roster(bots)) {
            run(bots, roster);
        }
    }

    private void run(List<String> bots, Programs roster) {
        Box box = contest.box(console());
        Setting setting = contest.setting(bots, USUAL_GAMES);
        Match match = new Match(box, setting, Budget.Clock.WALL, contest.withNetworks(roster));
        Path json = contest.file();
        MatchFile file = MatchFile.goOn(setting, json, console());
        ShardOption.Part part = contest.part();
        List<Integer> left = match.part(part.index(), part.parts()).stream()
                .filter(game -> !file.games().containsKey(game))
                .toList();
        play(match, file, left);
        if (file.games().isEmpty()) {
            throw new BadInput("no game was played");
        }
        Standings standings = new Standings(file.results());
        out().print(StandingsText.of(standings));
        if (json != null) {
            String name = json.toString().replaceFirst("\\.json$", "") + ".html";
            OutputOption.save(json, file.json());
            OutputOption.save(
                    Path.of(name), MatchPage.html(setting, standings, HeatMap.eras(standings, box.edition())));
            out().println("Written: " + json + ", " + name);
        }
    }

    private void play(Match match, MatchFile file, List<Integer> left) {
        new MatchSession(console(), () -> save(file))
                .play(match, left, contest.threads(), result -> file.games().put(result.number(), result));
    }

    private void save(MatchFile file) {
        Path json = contest.file();
        if (json != null) {
            OutputOption.save(json, file.json());
        }
    }
}
