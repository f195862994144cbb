package autobahn.server.store;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import java.util.Objects;
import java.util.zip.DataFormatException;
import java.util.zip.Deflater;
import java.util.zip.Inflater;
import org.jspecify.annotations.Nullable;

/**
 * A game that is over, as one text: a line for each entry (seat, milliseconds since the one before, the move, or {@code <}
 * and the moves that stand), then the kept position. It is compressed, with a checksum (zlib), and written in Base64, so
 * that backups of either database hold it as it is. The clients' command ids are left out: nobody sends a command again
 * after so long.
 */
record ArchivedGame(List<EntryRow> entries, KeptPositions.@Nullable Kept kept) {
    private static final String FORMAT = "1";
    private static final String UNDO = "<";
    private static final int BUFFER = 8192;

    String text() {
        StringBuilder lines =
                new StringBuilder(FORMAT).append(' ').append(entries.size()).append('\n');
        long before = 0;
        for (EntryRow entry : entries) {
            lines.append(entry.seat()).append(' ').append(entry.at() - before).append(' ');
            lines.append(entry.move() == null ? UNDO + entry.undoTo() : entry.move())
                    .append('\n');
            before = entry.at();
        }
        if (kept != null) {
            lines.append(kept.number())
                    .append(' ')
                    .append(kept.rules())
                    .append('\n')
                    .append(kept.position());
        }
        return compressed(lines.toString());
    }

    static ArchivedGame parse(String text) {
        String[] lines = expanded(text).split("\n", -1);
        String[] head = lines[0].split(" ", -1);
        if (!head[0].equals(FORMAT)) {
            throw new IllegalStateException("an archived game is of a form that is not known here: " + head[0]);
        }
        int count = Integer.parseInt(head[1]);
        List<EntryRow> entries = new ArrayList<>(count);
        long at = 0;
        for (int number = 1; number <= count; number++) {
            String[] parts = lines[number].split(" ", 3);
            at += Long.parseLong(parts[1]);
            entries.add(entry(number, Integer.parseInt(parts[0]), parts[2], at));
        }
        int next = count + 1;
        if (lines[next].isEmpty()) {
            return new ArchivedGame(entries, null);
        }
        String[] kept = lines[next].split(" ", 2);
        String position = String.join("\n", List.of(lines).subList(next + 1, lines.length));
        return new ArchivedGame(entries, new KeptPositions.Kept(Integer.parseInt(kept[0]), kept[1], position));
    }

    private static EntryRow entry(int number, int seat, String what, long at) {
        String command = EntryRow.ownCommand("archived", number);
        return what.startsWith(UNDO)
                ? EntryRow.undo(number, seat, Integer.parseInt(what.substring(UNDO.length())), command, at)
                : EntryRow.move(number, seat, what, command, at);
    }

    /** Whether nothing is lost that a game needs. */
    boolean isLike(ArchivedGame other) {
        return Objects.equals(kept, other.kept) && withoutCommands(entries).equals(withoutCommands(other.entries));
    }

    private static List<EntryRow> withoutCommands(List<EntryRow> entries) {
        return entries.stream()
                .map(entry -> new EntryRow(entry.number(), entry.seat(), entry.move(), entry.undoTo(), "", entry.at()))
                .toList();
    }

    private static String compressed(String text) {
        Deflater deflater = new Deflater(Deflater.BEST_COMPRESSION);
        try {
            deflater.setInput(text.getBytes(StandardCharsets.UTF_8));
            deflater.finish();
            ByteArrayOutputStream out = new ByteArrayOutputStream();
            byte[] buffer = new byte[BUFFER];
            while (!deflater.finished()) {
                out.write(buffer, 0, deflater.deflate(buffer));
            }
            return Base64.getEncoder().withoutPadding().encodeToString(out.toByteArray());
        } finally {
            deflater.end();
        }
    }

    private static String expanded(String text) {
        Inflater inflater = new Inflater();
        try {
            inflater.setInput(Base64.getDecoder().decode(text));
            ByteArrayOutputStream out = new ByteArrayOutputStream();
            byte[] buffer = new byte[BUFFER];
            while (!inflater.finished()) {
                int count = inflater.inflate(buffer);
                if (count == 0 && !inflater.finished()) {
                    throw new IllegalStateException("an archived game is cut off");
                }
                out.write(buffer, 0, count);
            }
            return out.toString(StandardCharsets.UTF_8);
        } catch (DataFormatException e) {
            throw new IllegalStateException("an archived game is damaged", e);
        } finally {
            inflater.end();
        }
    }
}
