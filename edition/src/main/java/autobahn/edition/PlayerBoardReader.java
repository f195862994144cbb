package autobahn.edition;

import autobahn.engine.edition.ActionSpace;
import autobahn.engine.edition.Bonus;
import autobahn.engine.edition.BonusKind;
import autobahn.engine.edition.Colour;
import autobahn.engine.edition.Department;
import autobahn.engine.edition.Edition.Column;
import autobahn.engine.edition.Edition.PlayerBoard;
import autobahn.engine.edition.Edition.StationSpace;
import autobahn.engine.edition.Edition.Technology;
import autobahn.engine.edition.TechnologyKind;
import autobahn.json.ConstantNames;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Reads what a player has on the own board. */
final class PlayerBoardReader {
    private static final List<String> LEVELS = List.of("1", "2", "3a", "3b");
    private static final Bonus NONE = new Bonus(BonusKind.UNLOCK, 1);

    private record Tokens(Set<Colour> colours, int extra) {}

    private PlayerBoardReader() {}

    static PlayerBoard read(JsonObject board) {
        Tokens tokens = board.entry(
                "unlockTokens",
                entry -> new Tokens(Colours.read(entry, "colours"), entry.whole("extra", 0, 9)),
                new Tokens(Set.of(), 0));
        int[] index = {0};
        return new PlayerBoard(
                board.figure("employees", 1, 60),
                limits(board),
                tokens.colours(),
                tokens.extra(),
                board.list(
                        "columns",
                        (value, path) -> JsonObject.read(value, path, board.faults(), PlayerBoardReader::column)),
                board.entry("firstRow", entry -> entry.bonus("bonus"), NONE),
                board.entry("secondRow", entry -> entry.bonus("bonus"), NONE),
                board.entries("stations", entry -> station(entry, index[0]++)));
    }

    /** The spaces stand left to right; a card slides along this order. */
    private static Map<ActionSpace, Integer> limits(JsonObject board) {
        Map<ActionSpace, Integer> limits = new LinkedHashMap<>();
        board.entries("actionSpaces", entry -> {
            ActionSpace space = entry.choice("space", ActionSpace.class);
            Integer before = limits.put(space, entry.whole("limit", 1, 9));
            entry.faults().check(before == null, entry.path("space"), EditionFault.SPACE_TWICE.of());
            return space;
        });
        for (ActionSpace space : ActionSpace.values()) {
            board.faults()
                    .check(
                            limits.containsKey(space),
                            board.path("actionSpaces"),
                            EditionFault.SPACE_MISSING.of(ConstantNames.of(space)));
        }
        return Collections.unmodifiableMap(limits);
    }

    private static Column column(JsonObject column) {
        int[] index = {0};
        return new Column(
                column.choice("column", Department.class),
                column.entries("technologies", entry -> technology(entry, index[0]++)));
    }

    private static Technology technology(JsonObject entry, int index) {
        String level = entry.text("level");
        if (index < LEVELS.size() && !level.equals(LEVELS.get(index))) {
            entry.faults().add(entry.path("level"), EditionFault.LEVEL.of(LEVELS.get(index), level));
        }
        return new Technology(entry.choice("technology", TechnologyKind.class), entry.whole("amount", 1, 9));
    }

    private static StationSpace station(JsonObject entry, int index) {
        entry.place("space", index);
        Bonus bonus = entry.bonus("bonus");
        return new StationSpace(bonus, bonus.kind() == BonusKind.DM ? entry.whole("larger", bonus.amount(), 99) : 0);
    }
}
