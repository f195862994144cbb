package autobahn.cli.play;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Locale;
import java.util.function.Supplier;
import org.jline.reader.Candidate;
import org.jline.reader.EndOfFileException;
import org.jline.reader.LineReader;
import org.jline.reader.LineReaderBuilder;
import org.jline.reader.ParsedLine;
import org.jline.reader.UserInterruptException;
import org.jline.terminal.Terminal;
import org.jline.terminal.TerminalBuilder;
import org.jspecify.annotations.Nullable;

/** Lines typed at a terminal, with history and completion. */
public final class TerminalInput implements LineInput {
    private final Terminal terminal;
    private final LineReader reader;
    private final Supplier<List<String>> lines;

    /** @param lines what could be typed now, whole lines */
    public TerminalInput(Supplier<List<String>> lines) {
        this.lines = lines;
        try {
            terminal = TerminalBuilder.builder().system(true).build();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        reader = LineReaderBuilder.builder()
                .terminal(terminal)
                .completer((source, line, candidates) -> complete(line, candidates))
                .option(LineReader.Option.CASE_INSENSITIVE, true)
                .option(LineReader.Option.DISABLE_EVENT_EXPANSION, true)
                .build();
    }

    /** The next word of every line that begins with the words typed so far. */
    private void complete(ParsedLine typed, List<Candidate> candidates) {
        int index = typed.wordIndex();
        List<String> before = typed.words().subList(0, index);
        lines.get().stream()
                .map(line -> List.of(line.split(" ")))
                .filter(words -> words.size() > index && matches(words, before))
                .map(words -> words.get(index))
                .distinct()
                .forEach(word -> candidates.add(new Candidate(word)));
    }

    private static boolean matches(List<String> words, List<String> typed) {
        for (int i = 0; i < typed.size(); i++) {
            if (!words.get(i).toLowerCase(Locale.ROOT).equals(typed.get(i).toLowerCase(Locale.ROOT))) {
                return false;
            }
        }
        return true;
    }

    @Override
    public @Nullable String read(String prompt) {
        try {
            return reader.readLine(prompt);
        } catch (EndOfFileException | UserInterruptException e) {
            return null;
        }
    }

    @Override
    public void close() {
        try {
            terminal.close();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
