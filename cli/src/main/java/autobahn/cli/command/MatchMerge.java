package autobahn.cli.command;

import autobahn.bots.match.MatchPage;
import autobahn.bots.match.Standings;
import autobahn.cli.board.HeatMap;
import autobahn.cli.console.BadInput;
import autobahn.cli.console.TextFiles;
import autobahn.cli.match.MatchFile;
import autobahn.cli.match.StandingsText;
import autobahn.cli.option.EditionOption;
import autobahn.cli.option.OutputOption;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code autobahn match merge}. */
@Command(
        name = "merge",
        description = "Joins parts of a match that were played with --shard.",
        mixinStandardHelpOptions = true)
final class MatchMerge extends BaseCommand {
    @Parameters(arity = "1..*", paramLabel = "FILE", description = "Parts of one match.")
    private List<Path> files;

    @Option(names = "--html", paramLabel = "FILE", description = "Also write a report.")
    private @Nullable Path html;

    @Mixin
    private EditionOption edition;

    @Mixin
    private OutputOption output;

    @Override
    void run() {
        MatchFile all = null;
        for (Path file : files) {
            MatchFile part = MatchFile.read(file.toString(), TextFiles.text(file, console()));
            all = all == null ? part : all.join(file.toString(), part);
        }
        MatchFile match = Objects.requireNonNull(all);
        if (match.games().isEmpty()) {
            throw new BadInput("these parts hold no games");
        }
        Standings standings = new Standings(match.results());
        if (html != null) {
            OutputOption.save(
                    html,
                    MatchPage.html(
                            match.setting(),
                            standings,
                            HeatMap.eras(standings, edition.box().edition())));
        }
        if (output.file() == null) {
            out().print(StandingsText.of(standings));
        } else {
            output.write(match.json(), out());
        }
    }
}
