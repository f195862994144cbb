package autobahn.cli;

import autobahn.cli.command.AdminCommand;
import autobahn.cli.command.AdviseCommand;
import autobahn.cli.command.AnalyseCommand;
import autobahn.cli.command.ApplyCommand;
import autobahn.cli.command.BalanceCommand;
import autobahn.cli.command.DoctorCommand;
import autobahn.cli.command.EditionCommand;
import autobahn.cli.command.EngineCommand;
import autobahn.cli.command.HealthCommand;
import autobahn.cli.command.MapCommand;
import autobahn.cli.command.MatchCommand;
import autobahn.cli.command.MovesCommand;
import autobahn.cli.command.NewCommand;
import autobahn.cli.command.PipeCommand;
import autobahn.cli.command.PlayCommand;
import autobahn.cli.command.PositionCommand;
import autobahn.cli.command.PuzzlesCommand;
import autobahn.cli.command.RehearseCommand;
import autobahn.cli.command.ReplayCommand;
import autobahn.cli.command.SelfplayCommand;
import autobahn.cli.command.ServeCommand;
import autobahn.cli.command.ShowCommand;
import autobahn.cli.command.SimulateCommand;
import autobahn.cli.command.SiteCommand;
import autobahn.cli.command.SprtCommand;
import autobahn.cli.command.TrainCommand;
import autobahn.cli.command.TuneCommand;
import autobahn.cli.command.WhyCommand;
import autobahn.cli.console.BadInput;
import autobahn.cli.console.Console;
import autobahn.cli.console.ConsoleOwner;
import autobahn.cli.console.OneLine;
import autobahn.cli.serve.Desktop;
import autobahn.server.store.FileClaim;
import java.io.PrintWriter;
import java.util.List;
import java.util.Locale;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.UnmatchedArgumentException;

/** The command {@code autobahn}. Each subcommand is a class of its own, listed here. */
@Command(
        name = "autobahn",
        description = {
            "The board game Autobahn: unofficial, not affiliated with its designers or publisher.",
            "Without arguments it opens in your browser."
        },
        mixinStandardHelpOptions = true,
        versionProvider = Main.Version.class,
        synopsisSubcommandLabel = "COMMAND",
        exitCodeListHeading = "Exit codes:%n",
        exitCodeList = {"0:done", "1:a fault of this program", "2:arguments or files that cannot be used"})
public final class Main implements Runnable, ConsoleOwner {
    private static final List<Class<?>> COMMANDS = List.of(
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
            MatchCommand.class,
            SprtCommand.class,
            EngineCommand.class,
            PipeCommand.class,
            SelfplayCommand.class,
            AdviseCommand.class,
            AnalyseCommand.class,
            BalanceCommand.class,
            TuneCommand.class,
            TrainCommand.class,
            PuzzlesCommand.class,
            EditionCommand.class,
            ServeCommand.class,
            SiteCommand.class,
            HealthCommand.class,
            DoctorCommand.class,
            AdminCommand.class,
            RehearseCommand.class);

    private final Console console;

    private Main(Console console) {
        this.console = console;
    }

    public static void main(String[] args) {
        Locale.setDefault(Locale.ROOT); // figures look the same everywhere
        CommandLine command = commandLine(Console.system(), meant(args));
        int code = command.execute(args);
        command.getOut().flush();
        command.getErr().flush();
        System.exit(code);
    }

    /** Runs a command as the shell would, and returns its exit code. */
    public static int run(Console console, String... args) {
        int code = commandLine(console, meant(args)).execute(args);
        console.out().flush();
        console.err().flush();
        return code;
    }

    /** The whole command on the real console. */
    public static CommandLine commandLine() {
        return commandLine(Console.system(), COMMANDS);
    }

    private static CommandLine commandLine(Console console, List<Class<?>> commands) {
        CommandLine line = new CommandLine(new Main(console));
        commands.forEach(line::addSubcommand);
        return line.addSubcommand(CommandLine.HelpCommand.class)
                .setOut(console.out())
                .setErr(console.err())
                .setUsageHelpWidth(console.width())
                .setColorScheme(CommandLine.Help.defaultColorScheme(
                        console.colour() ? CommandLine.Help.Ansi.ON : CommandLine.Help.Ansi.OFF))
                .setCaseInsensitiveEnumValuesAllowed(true)
                .setParameterExceptionHandler((e, args) -> misused(e))
                .setExecutionExceptionHandler((e, command, parsed) -> failed(command.getErr(), e));
    }

    /** What the arguments may mean: to make all commands takes longer than most need to run. */
    private static List<Class<?>> meant(String... args) {
        if (args.length == 0) {
            return List.of();
        }
        return COMMANDS.stream()
                .filter(command -> command.getAnnotation(Command.class).name().equals(args[0]))
                .findFirst()
                .<List<Class<?>>>map(List::of)
                .orElse(COMMANDS);
    }

    private static int misused(ParameterException e) {
        String command = e.getCommandLine().getCommandSpec().qualifiedName();
        String meant = e instanceof UnmatchedArgumentException unknown
                        && !unknown.getSuggestions().isEmpty()
                ? ", perhaps " + unknown.getSuggestions().getFirst()
                : "";
        error(e.getCommandLine().getErr(), e.getMessage() + meant + " (see " + command + " --help)");
        return ExitCode.USAGE;
    }

    private static int failed(PrintWriter err, Exception e) {
        if (e instanceof BadInput bad) {
            bad.lines().forEach(line -> error(err, line));
            return ExitCode.USAGE;
        }
        if (e instanceof FileClaim.TakenException) {
            error(err, String.valueOf(e.getMessage()));
            return ExitCode.USAGE;
        }
        error(err, "a fault of this program, please report it: " + e);
        if (System.getenv("AUTOBAHN_DEBUG") != null) {
            e.printStackTrace(err);
        }
        return ExitCode.SOFTWARE;
    }

    private static void error(PrintWriter err, String line) {
        err.println("autobahn: " + OneLine.of(line));
    }

    @Override
    public Console console() {
        return console;
    }

    @Override
    public void run() {
        Desktop.run(console.out());
    }

    static final class Version implements CommandLine.IVersionProvider {
        @Override
        public String[] getVersion() {
            String version = Main.class.getPackage().getImplementationVersion();
            return new String[] {"autobahn " + (version == null ? "(not packaged)" : version)};
        }
    }
}
