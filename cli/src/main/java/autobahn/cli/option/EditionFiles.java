package autobahn.cli.option;

import autobahn.cli.console.BadInput;
import autobahn.cli.console.Console;
import autobahn.cli.console.TextFiles;
import autobahn.edition.EditionException;
import autobahn.edition.EditionPatch;
import autobahn.edition.Editions;
import java.nio.file.Files;
import java.nio.file.Path;

/** Editions and their patches as files; the word {@code standard} is the edition that is built in, unless a file has that name. */
public final class EditionFiles {
    private static final String STANDARD = "standard";

    private EditionFiles() {}

    public static String text(Path file, Console console) {
        return file.toString().equals(STANDARD) && !Files.exists(file)
                ? Editions.standardText()
                : TextFiles.text(file, console);
    }

    /** What makes an edition of the other. */
    public static EditionPatch between(Path was, String wasText, Path is, String isText) {
        check(was, wasText);
        check(is, isText);
        try {
            return EditionPatch.between(wasText, isText);
        } catch (EditionException e) {
            throw new AssertionError("both have been read before", e);
        }
    }

    /** The text of an edition without faults. */
    public static String sound(Path file, Console console) {
        String text = text(file, console);
        check(file, text);
        return text;
    }

    private static void check(Path file, String text) {
        try {
            Editions.read(text);
        } catch (EditionException e) {
            throw bad(file, e);
        }
    }

    public static EditionPatch patch(Path file, String text) {
        try {
            return EditionPatch.read(text);
        } catch (EditionException e) {
            throw bad(file, e);
        }
    }

    /** The edition with the changes of a file. */
    public static String applied(Path file, EditionPatch patch, String edition) {
        try {
            return patch.applyTo(edition);
        } catch (EditionException e) {
            throw bad(file, e);
        }
    }

    static BadInput bad(Path file, EditionException e) {
        return new BadInput(
                e.faults().stream().map(fault -> file + ": " + fault).toList());
    }
}
