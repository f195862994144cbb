package autobahn.cli.command;

import autobahn.cli.option.EditionOption;
import autobahn.cli.option.OutputOption;
import autobahn.cli.option.SeedOption;
import autobahn.cli.option.TableOptions;
import autobahn.engine.Options;
import autobahn.engine.Playthrough;
import autobahn.format.GameRecord;
import autobahn.format.Records;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/** {@code autobahn new}. */
@Command(
        name = "new",
        description = "Begins a game: prints a record without moves.",
        footer = {
            "Examples: autobahn new --players 3 --seed 7 -o game.json",
            "          autobahn new --solo --hard --option faster-trucks --with wine,traffic -o solo.json"
        },
        mixinStandardHelpOptions = true)
public final class NewCommand extends BaseCommand {
    private static final int USUAL_PLAYERS = 4;

    @Mixin
    private TableOptions table;

    @Mixin
    private SeedOption seed;

    @Mixin
    private EditionOption edition;

    @Mixin
    private OutputOption output;

    @Override
    void run() {
        Options options = table.options(USUAL_PLAYERS);
        Playthrough game = Playthrough.begin(edition.box(), options, seed.seed());
        output.write(Records.write(GameRecord.of(game)), out());
    }
}
