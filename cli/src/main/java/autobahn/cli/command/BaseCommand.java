package autobahn.cli.command;

import autobahn.cli.console.BadInput;
import autobahn.cli.console.Console;
import autobahn.cli.console.ConsoleOwner;
import java.io.PrintWriter;
import java.util.concurrent.Callable;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** What all subcommands share: the console, and that a run without an exception is a success. */
abstract class BaseCommand implements Callable<Integer> {
    @Spec
    protected CommandSpec spec;

    /** Does the work; throws {@link BadInput} before anything is written. */
    abstract void run();

    @Override
    public Integer call() {
        run();
        return ExitCode.OK;
    }

    Console console() {
        return ((ConsoleOwner) spec.root().userObject()).console();
    }

    PrintWriter out() {
        return console().out();
    }
}
