package autobahn.cli;

import autobahn.engine.Options;
import autobahn.format.GameRecord;
import autobahn.format.Records;
import java.util.List;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/** {@code autobahn new}. */
@Command(
        name = "new",
        description = "Begins a game: prints a record without moves.",
        footer = "Example: autobahn new --players 3 --seed 7 -o game.json",
        mixinStandardHelpOptions = true)
final class NewCommand extends BaseCommand {
    @Mixin
    private PlayersOption players;

    @Mixin
    private SeedOption seed;

    @Mixin
    private EditionOption edition;

    @Mixin
    private OutputOption output;

    @Override
    void run() {
        Options options = players.options();
        GameRecord record = GameRecord.of(edition.box(), options, seed.seed(), List.of(), null);
        output.write(Records.write(record), out());
    }
}
