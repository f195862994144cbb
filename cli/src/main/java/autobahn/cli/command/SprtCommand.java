package autobahn.cli.command;

import autobahn.bots.Budget;
import autobahn.bots.match.DealScores;
import autobahn.bots.match.GameResult;
import autobahn.bots.match.Hypotheses;
import autobahn.bots.match.Match;
import autobahn.bots.match.SequentialTest;
import autobahn.bots.match.Setting;
import autobahn.cli.console.BadInput;
import autobahn.cli.console.TextFiles;
import autobahn.cli.match.MatchFile;
import autobahn.cli.match.MatchSession;
import autobahn.cli.match.SprtText;
import autobahn.cli.option.BoundsOption;
import autobahn.cli.option.ContestOptions;
import autobahn.cli.option.OutputOption;
import autobahn.cli.option.ShardOption;
import autobahn.protocol.program.Programs;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code autobahn sprt}. */
@Command(
        name = "sprt",
        description = "Plays two bots against each other until it is known whether the first is better, and no longer.",
        footer = {
            "Example: autobahn sprt --bots master,master-1 --elo 0,20 --budget 100ms -o test.json",
            "With more players the first bot sits alone against the others: --players 4 --share 25,32",
            "With -o the games are kept, also after Ctrl-C; the same command goes on with the rest.",
            "Parts: --shard 1/2 -o a.json --beside b.json, and the other way round; each stops when both together are decided.",
            "A test is a match file: match merge joins parts, match goes on with it."
        },
        mixinStandardHelpOptions = true)
public final class SprtCommand extends BaseCommand {
    private static final int MOST_GAMES = 20_000;

    @Option(
            names = {"-b", "--bots"},
            split = ",",
            paramLabel = "BOT",
            description = "The bot that is to be better, and the other one, as in match.")
    private @Nullable List<String> bots;

    @Mixin
    private BoundsOption bounds;

    @Option(
            names = "--beside",
            paramLabel = "FILE",
            description = "Another part's file, looked at now and then; may be given several times.")
    private List<Path> beside = new ArrayList<>();

    @Mixin
    private ContestOptions contest;

    @Override
    void run() {
        if (bots == null || bots.size() != 2) {
            throw new BadInput("--bots names two bots: the one that is to be better, and the other one");
        }
        try (Programs roster = contest.roster(bots)) {
            run(bots, roster);
        }
    }

    private void run(List<String> names, Programs roster) {
        Setting setting = contest.setting(names, MOST_GAMES);
        DealScores scores = scores(setting);
        Hypotheses hypotheses = bounds.hypotheses(scores.sides());
        Match match = new Match(contest.box(console()), setting, Budget.Clock.WALL, contest.withNetworks(roster));
        MatchFile file = goOn(setting, hypotheses);
        ShardOption.Part part = contest.part();
        List<Integer> left = match.part(part.index(), part.parts()).stream()
                .filter(game -> !file.games().containsKey(game))
                .toList();
        Map<Integer, GameResult> known = new TreeMap<>(file.games());
        known.putAll(others(setting));
        if (scores.test(hypotheses, known).verdict() == SequentialTest.Verdict.OPEN) {
            play(match, file, left, known, scores, hypotheses);
        }
        save(file, hypotheses);
        out().print(SprtText.of(setting, hypotheses, scores.test(hypotheses, known)));
    }

    private void play(
            Match match,
            MatchFile file,
            List<Integer> left,
            Map<Integer, GameResult> known,
            DealScores scores,
            Hypotheses hypotheses) {
        MatchSession session = new MatchSession(console(), () -> {
            save(file, hypotheses);
            known.putAll(others(match.setting()));
        });
        session.play(match, left, contest.threads(), result -> {
            file.games().put(result.number(), result);
            known.put(result.number(), result);
            if (scores.test(hypotheses, known).verdict() != SequentialTest.Verdict.OPEN) {
                session.stop();
            }
        });
        known.putAll(others(match.setting()));
    }

    private static DealScores scores(Setting setting) {
        try {
            return new DealScores(setting);
        } catch (IllegalArgumentException e) {
            throw new BadInput("--bots: " + e.getMessage());
        }
    }

    /** Bounds that are changed when some games are known would prove anything. */
    private MatchFile goOn(Setting setting, Hypotheses hypotheses) {
        Path file = contest.file();
        MatchFile begun = MatchFile.goOn(setting, file, console());
        if (file != null && Files.exists(file)) {
            Hypotheses before = MatchFile.tested(file.toString(), TextFiles.text(file, console()));
            if (!hypotheses.equals(before)) {
                throw new BadInput(file + ": was begun " + (before == null ? "as a plain match" : "with " + before)
                        + ", not with " + hypotheses);
            }
        }
        return begun;
    }

    private Map<Integer, GameResult> others(Setting setting) {
        MatchFile all = MatchFile.empty(setting);
        for (Path file : beside) {
            all = Files.exists(file) ? all.join(file.toString(), MatchFile.goOn(setting, file, console())) : all;
        }
        return all.games();
    }

    private void save(MatchFile file, Hypotheses hypotheses) {
        Path json = contest.file();
        if (json != null) {
            OutputOption.save(json, file.json(hypotheses));
        }
    }
}
