package autobahn.cli;

import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.ParameterException;

/** The command {@code autobahn}. Each subcommand is a class of its own, listed here. */
@Command(
        name = "autobahn",
        description = "The board game Autobahn: unofficial, not affiliated with its designers or publisher.",
        subcommands = {
            PlayCommand.class,
            NewCommand.class,
            ShowCommand.class,
            PositionCommand.class,
            MovesCommand.class,
            ApplyCommand.class,
            WhyCommand.class,
            ReplayCommand.class,
            MapCommand.class,
            SimulateCommand.class,
            EditionCommand.class,
            CommandLine.HelpCommand.class
        },
        mixinStandardHelpOptions = true,
        versionProvider = Main.Version.class,
        synopsisSubcommandLabel = "COMMAND",
        exitCodeListHeading = "Exit codes:%n",
        exitCodeList = {"0:done", "1:a fault of this program", "2:arguments or files that cannot be used"})
public final class Main implements Runnable {
    @CommandLine.Spec
    private CommandLine.Model.CommandSpec spec;

    private final Console console;

    private Main(Console console) {
        this.console = console;
    }

    public static void main(String[] args) {
        System.exit(run(Console.system(), args));
    }

    /** Runs a command as the shell would, and returns its exit code. */
    static int run(Console console, String... args) {
        int code = commandLine(console).execute(args);
        console.out().flush();
        console.err().flush();
        return code;
    }

    private static CommandLine commandLine(Console console) {
        return new CommandLine(new Main(console))
                .setOut(console.out())
                .setErr(console.err())
                .setUsageHelpWidth(console.width())
                .setColorScheme(CommandLine.Help.defaultColorScheme(
                        console.colour() ? CommandLine.Help.Ansi.ON : CommandLine.Help.Ansi.OFF))
                .setCaseInsensitiveEnumValuesAllowed(true)
                .setParameterExceptionHandler((e, args) -> misused(console, e))
                .setExecutionExceptionHandler((e, command, parsed) -> failed(console, e));
    }

    private static int misused(Console console, ParameterException e) {
        String command = e.getCommandLine().getCommandSpec().qualifiedName();
        console.error(e.getMessage() + " (see " + command + " --help)");
        return ExitCode.USAGE;
    }

    private static int failed(Console console, Exception e) {
        if (e instanceof BadInput bad) {
            bad.lines().forEach(console::error);
            return ExitCode.USAGE;
        }
        console.error("a fault of this program, please report it: " + e);
        if (System.getenv("AUTOBAHN_DEBUG") != null) {
            e.printStackTrace(console.err());
        }
        return ExitCode.SOFTWARE;
    }

    Console console() {
        return console;
    }

    @Override
    public void run() {
        spec.commandLine().usage(console.out());
    }

    static final class Version implements CommandLine.IVersionProvider {
        @Override
        public String[] getVersion() {
            String version = Main.class.getPackage().getImplementationVersion();
            return new String[] {"autobahn " + (version == null ? "(not packaged)" : version)};
        }
    }
}
