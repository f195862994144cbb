package autobahn.cli.command;

import autobahn.bots.Level;
import autobahn.cli.bot.BotSeats;
import autobahn.cli.console.BadInput;
import autobahn.cli.console.TextFiles;
import autobahn.cli.option.EditionOption;
import autobahn.cli.option.OutputOption;
import autobahn.cli.option.ProgramOption;
import autobahn.cli.option.SeatOption;
import autobahn.cli.option.SeedOption;
import autobahn.cli.option.TableOptions;
import autobahn.cli.play.LineInput;
import autobahn.cli.play.Session;
import autobahn.cli.play.TerminalInput;
import autobahn.cli.text.Paint;
import autobahn.engine.Box;
import autobahn.engine.Game;
import autobahn.engine.Options;
import autobahn.engine.Playthrough;
import autobahn.format.FormatException;
import autobahn.format.GameFile;
import autobahn.format.GameRecord;
import autobahn.format.Records;
import autobahn.protocol.program.Programs;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.function.ToIntFunction;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code autobahn play}. */
@Command(
        name = "play",
        description =
                "Plays a whole game in the terminal: people at one keyboard, random players or bots at the others.",
        footer = {
            "Examples: autobahn play --players 3 --humans 1,2 --record game.json",
            "          autobahn play --seats human,random,random",
            "          autobahn play --solo --hard --option develop-on-passing --with services",
            "Without --players as many play as --seats names, else 2.",
            "A record that exists already is played on."
        },
        mixinStandardHelpOptions = true)
public final class PlayCommand extends BaseCommand {
    private static final int USUAL_PLAYERS = 2;

    @Mixin
    private TableOptions table;

    @Option(
            names = "--humans",
            split = ",",
            paramLabel = "SEAT",
            description = "Seats where people sit, from 1 (default: 1).")
    private @Nullable List<Integer> humans;

    @Option(
            names = "--seats",
            split = ",",
            paramLabel = "WHO",
            description = "Who sits where, instead of --humans: ${COMPLETION-CANDIDATES}.")
    private @Nullable List<SeatOption.Who> seats;

    @Option(
            names = "--bots",
            split = ",",
            paramLabel = "LEVEL",
            description = "Bots at the seats without people, seat by seat: beginner, casual, club, expert, master, "
                    + "builder, trader, landlord, banker or program:NAME; "
                    + "random if not given.")
    private @Nullable List<String> bots;

    @Mixin
    private ProgramOption programs;

    @Option(names = "--record", paramLabel = "FILE", description = "Keep the game in this file, after every move.")
    private @Nullable Path file;

    @Mixin
    private SeedOption seed;

    @Mixin
    private EditionOption edition;

    @Override
    void run() {
        Box box = edition.box();
        boolean goesOn = file != null && Files.exists(file);
        Playthrough game = goesOn ? read(box, Objects.requireNonNull(file)) : begin(box);
        SeatOption seating = SeatOption.of(game.game().options().players(), humans, seats);
        long chance = Objects.requireNonNull(game.seed());
        out().println(
                        goesOn
                                ? "Playing on with " + file + " after move " + game.size() + "."
                                : "A new game with seed " + chance + ".");
        try (Programs roster = programs.programs()) {
            play(game, seating.people(), others(roster, chance));
        }
    }

    private Playthrough begin(Box box) {
        Options options = table.options(seats == null ? USUAL_PLAYERS : seats.size());
        return Playthrough.begin(box, options, seed.seed());
    }

    private void play(Playthrough game, Set<Integer> people, ToIntFunction<Game> others) {
        Paint paint = new Paint(console().colour());
        Session session =
                new Session(game, people, others, out(), paint, console().width(), this::save);
        try (LineInput input = console().inTerminal() && console().outTerminal()
                ? new TerminalInput(session::typable)
                : LineInput.of(console().in(), out())) {
            session.run(input);
        }
        save(session.played());
        if (file != null) {
            out().println("The game is kept in " + file + ".");
        }
    }

    private ToIntFunction<Game> others(Programs roster, long chance) {
        List<String> names = bots == null ? List.of(Level.RANDOM.id()) : bots;
        return new BotSeats(
                ProgramOption.entrants(names, roster),
                roster,
                chance,
                true,
                console().err());
    }

    private void save(Playthrough game) {
        if (file != null) {
            OutputOption.save(file, Records.write(GameRecord.of(game)));
        }
    }

    private Playthrough read(Box box, Path from) {
        try {
            Playthrough game = GameFile.read(box, TextFiles.text(from, console()));
            if (game.seed() == null) {
                throw new BadInput(from + ": is a position; --record needs a record to play on");
            }
            return game;
        } catch (FormatException e) {
            throw new BadInput(
                    e.faults().stream().map(fault -> from + ": " + fault).toList());
        }
    }
}
