package autobahn.format;

import autobahn.engine.Box;
import autobahn.engine.Game;
import autobahn.engine.MoveType;
import autobahn.engine.Playthrough;
import autobahn.engine.Position;
import autobahn.engine.PositionException;
import autobahn.json.Faults;
import autobahn.json.JsonNode;
import autobahn.json.JsonPrinter;
import autobahn.json.JsonText;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Positions as JSON, and games that go on from them. */
public final class Positions {
    /** The file around a position. */
    record PositionFile(int format, String rules, String edition, String editionHash, Position position) {}

    private Positions() {}

    public static String write(Game game) {
        return JsonPrinter.print(Header.write(game.box()).set("position", TreeWriter.write(game.position())));
    }

    /** The same on one line. */
    public static String line(Game game) {
        return Header.write(game.box())
                .set("position", TreeWriter.write(game.position()))
                .toString();
    }

    public static Game read(Box box, String json) throws FormatException {
        Faults faults = new Faults();
        JsonNode tree = JsonText.parse(json, faults);
        if (faults.isEmpty()) {
            Header.checkFormat(tree, faults);
        }
        return read(box, tree, faults);
    }

    /** A position alone on one line, to be kept beside a game's moves. */
    public static String keep(Game game) {
        return Compact.write(game.position());
    }

    /** The game that goes on from a kept position, whichever rules it was played by until then. */
    public static Game resume(Box box, String kept) throws FormatException {
        Faults faults = new Faults();
        JsonNode tree = JsonText.parse(kept, faults);
        if (faults.isEmpty()) {
            EarlierPosition.renew(tree, true);
        }
        Position position = faults.isEmpty() ? TreeReader.read(tree, Position.class, "$", faults) : null;
        return load(box, position, "$.", faults);
    }

    /**
     * The position to be kept after an entry, so that a game whose moves other rules have made can go on; null in the middle
     * of a turn, which its moves tell well enough.
     *
     * @param tookBack whether the entry took moves back, so that only moves can have followed what is kept
     */
    public static @Nullable String keptAfter(Playthrough played, boolean tookBack) {
        boolean ended =
                tookBack || played.game().isOver() || MoveType.of(played.move(played.size() - 1)) == MoveType.END;
        return ended ? keep(played.game()) : null;
    }

    /**
     * Whether a game is where it was when its position was kept; what cannot be read says nothing against it.
     *
     * @param rules those that were played then
     */
    public static boolean isWhere(Game game, String rules, String kept) {
        String now = keep(game);
        if (now.equals(kept) || !rules.equals(Header.RULES) && isAsKept(game, kept)) {
            return true;
        }
        try {
            return keep(resume(game.box(), kept)).equals(now);
        } catch (FormatException e) {
            return true;
        }
    }

    /** Whether a game is where a position was kept under earlier rules, as far as positions of that time could tell. */
    public static boolean isAsKept(Game game, String kept) {
        Faults faults = new Faults();
        JsonNode then = JsonText.parse(kept, faults);
        JsonNode now = JsonText.parse(keep(game), faults);
        if (!faults.isEmpty()) {
            return false;
        }
        EarlierPosition.renew(then, true);
        return EarlierPosition.matches(then, now, Position.class);
    }

    static Game read(Box box, JsonNode tree, Faults faults) throws FormatException {
        if (faults.isEmpty()) {
            EarlierPosition.renew(tree.get("position"), false);
        }
        PositionFile file = faults.isEmpty() ? TreeReader.read(tree, PositionFile.class, "$", faults) : null;
        if (file != null) {
            Header.check(box, file.rules(), file.edition(), file.editionHash(), faults);
        }
        return load(box, file == null ? null : file.position(), "$.position.", faults);
    }

    private static Game load(Box box, @Nullable Position position, String path, Faults faults) throws FormatException {
        if (!faults.isEmpty()) {
            throw new FormatException(faults.list());
        }
        try {
            return box.load(Objects.requireNonNull(position));
        } catch (PositionException e) {
            e.faults().forEach(fault -> faults.add(path + fault.place(), fault.message()));
            throw new FormatException(faults.list());
        }
    }
}
