package autobahn.cli.command;

import autobahn.cli.console.BadInput;
import autobahn.cli.option.DatabaseOption;
import autobahn.server.admin.Admin;
import autobahn.server.store.Database;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** {@code autobahn admin rotate-secret}. */
@Command(
        name = "rotate-secret",
        description = {
            "Takes a seat from whoever holds it and prints a new recovery link: whoever opens it gets the seat.",
            "For somebody who has lost the seat, or when the wrong person has it. A running server follows within seconds."
        },
        mixinStandardHelpOptions = true)
final class AdminRotateSecret extends BaseCommand {
    @Mixin
    private DatabaseOption database;

    @Parameters(index = "0", paramLabel = "GAME", description = "Id of the game, as autobahn admin games lists it.")
    private String game;

    @Parameters(index = "1", paramLabel = "SEAT", description = "Number of the seat, counted from 0.")
    private int seat;

    @Override
    void run() {
        try (Database opened = database.openExisting()) {
            String secret = new Admin(opened).rotateSecret(game, seat);
            out().println("/recover#" + secret);
            out().println("Put the server's address in front of it, and send it to the player in private.");
        } catch (IllegalArgumentException e) {
            throw new BadInput(e.getMessage());
        }
    }
}
