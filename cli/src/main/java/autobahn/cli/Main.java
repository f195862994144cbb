package autobahn.cli;

import picocli.CommandLine;
import picocli.CommandLine.Command;

/** The command {@code autobahn}. Each subcommand is a class of its own, listed here. */
@Command(
        name = "autobahn",
        description = "The board game Autobahn: unofficial, not affiliated with its designers or publisher.",
        subcommands = {EditionCommand.class, CommandLine.HelpCommand.class},
        mixinStandardHelpOptions = true,
        versionProvider = Main.Version.class,
        synopsisSubcommandLabel = "COMMAND")
public final class Main implements Runnable {
    @CommandLine.Spec
    private CommandLine.Model.CommandSpec spec;

    private Main() {}

    public static void main(String[] args) {
        System.exit(commandLine().execute(args));
    }

    /** The whole command, as {@link #main} runs it; tests run it in their own JVM. */
    static CommandLine commandLine() {
        return new CommandLine(new Main());
    }

    @Override
    public void run() {
        spec.commandLine().usage(spec.commandLine().getOut());
    }

    static final class Version implements CommandLine.IVersionProvider {
        @Override
        public String[] getVersion() {
            String version = Main.class.getPackage().getImplementationVersion();
            return new String[] {"autobahn " + (version == null ? "(not packaged)" : version)};
        }
    }
}
