package autobahn.cli.console;

/** Whoever was started with a console and hands it to its subcommands. */
public interface ConsoleOwner {
    Console console();
}
