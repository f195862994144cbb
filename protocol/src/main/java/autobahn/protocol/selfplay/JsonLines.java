package autobahn.protocol.selfplay;

import autobahn.format.Compact;
import autobahn.json.Faults;
import autobahn.json.JsonNode;
import autobahn.json.JsonText;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/** One line of JSON for the data set, and one for each game; readable by anything, and a twentieth of the binary form. */
public final class JsonLines implements DataFile {
    private final RandomAccessFile file;
    private final Set<Integer> games = new TreeSet<>();

    /** @param heading what the data set is, as JSON on one line */
    public JsonLines(Path path, String heading) throws IOException {
        file = OwnFile.open(path);
        long whole = 0;
        for (String line = line(); line != null; line = line()) {
            if (whole == 0 && !line.equals(heading)) {
                file.close();
                throw new NotTheSame(path + " holds another data set: it begins with " + line);
            }
            if (!line.equals(heading)) {
                games.add(number(path, line));
            }
            whole = file.getFilePointer();
        }
        if (whole == 0) {
            OwnFile.requireBegun(file, path, line(heading));
        }
        file.setLength(whole);
        file.seek(whole);
        if (whole == 0) {
            file.write(line(heading));
        }
    }

    /** The next line that has an end. */
    private @Nullable String line() throws IOException {
        long from = file.getFilePointer();
        byte[] rest = new byte[1 << 16];
        java.io.ByteArrayOutputStream line = new java.io.ByteArrayOutputStream();
        for (int count = file.read(rest); count > 0; count = file.read(rest)) {
            for (int i = 0; i < count; i++) {
                if (rest[i] == '\n') {
                    line.write(rest, 0, i);
                    file.seek(from + line.size() + 1);
                    return line.toString(StandardCharsets.UTF_8);
                }
            }
            line.write(rest, 0, count);
        }
        return null;
    }

    private static int number(Path path, String line) throws IOException {
        JsonNode tree = JsonText.parse(line, new Faults());
        if (!tree.path("number").canConvertToInt()) {
            throw new NotTheSame(path + " has a line that is no game");
        }
        return tree.path("number").intValue();
    }

    @Override
    public Set<Integer> games() {
        return games;
    }

    @Override
    public void add(SelfPlayedGame game) throws IOException {
        Map<String, Object> line = new LinkedHashMap<>();
        line.put("number", game.number());
        line.put("seed", game.seed());
        line.put("bots", game.bots());
        line.put("points", game.points());
        StringBuilder text = new StringBuilder(Compact.write(line));
        text.setLength(text.length() - 1);
        text.append(",\"shares\":").append(game.shares()).append(",\"choices\":[");
        String comma = "";
        for (SelfPlayedGame.Choice choice : game.choices()) {
            text.append(comma)
                    .append("{\"seat\":")
                    .append(choice.seat())
                    .append(",\"action\":")
                    .append(choice.action())
                    .append(",\"legal\":")
                    .append(choice.legal().toString().replace(" ", ""))
                    .append(String.format(Locale.ROOT, ",\"value\":%.4f}", choice.value()));
            comma = ",";
        }
        file.write(line(text.append("]}").toString()));
        games.add(game.number());
    }

    private static byte[] line(String text) {
        return (text + "\n").getBytes(StandardCharsets.UTF_8);
    }

    @Override
    public void close() throws IOException {
        file.close();
    }
}
