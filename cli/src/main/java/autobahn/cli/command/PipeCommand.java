package autobahn.cli.command;

import autobahn.cli.option.EditionOption;
import autobahn.protocol.batch.BatchPipe;
import java.io.FileDescriptor;
import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/** {@code autobahn pipe}. */
@Command(
        name = "pipe",
        description = "Steps many games for another program, such as the Python package; not for people.",
        footer = "Requests and answers are binary on standard input and output; see docs/research.md.",
        mixinStandardHelpOptions = true)
public final class PipeCommand extends BaseCommand {
    @Mixin
    private EditionOption edition;

    @Override
    void run() {
        try (FileInputStream in = new FileInputStream(FileDescriptor.in);
                FileOutputStream answers = new FileOutputStream(FileDescriptor.out)) {
            new BatchPipe(edition.box(), in, answers).run();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
