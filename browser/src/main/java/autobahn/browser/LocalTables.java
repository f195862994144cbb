package autobahn.browser;

import autobahn.engine.Game;
import autobahn.engine.Playthrough;
import autobahn.engine.edition.Edition;
import autobahn.format.Refused;
import autobahn.format.Result;
import java.util.HashMap;
import java.util.Map;

/** The tables that are open in this worker. */
final class LocalTables {
    private final Map<Integer, LocalTable> tables = new HashMap<>();
    private int last;

    CallAnswers.Opened add(LocalTable table) {
        tables.put(++last, table);
        return opened(last);
    }

    LocalTable get(CallArguments call) {
        return get(call.whole("table"));
    }

    private LocalTable get(int number) {
        LocalTable table = tables.get(number);
        if (table == null) {
            throw new Refused(404, "no-such-table", "There is no table " + number + " here: open the game again.");
        }
        return table;
    }

    void remove(int number) {
        tables.remove(number);
    }

    CallAnswers.Opened opened(int number) {
        LocalTable table = get(number);
        Playthrough played = table.played();
        Game game = played.game();
        Edition edition = game.box().edition();
        boolean over = game.isOver();
        return new CallAnswers.Opened(
                number,
                table.version(),
                played.size(),
                played.first(),
                over,
                over ? null : game.seatToMove(),
                game.options(),
                edition.id(),
                edition.hash(),
                over ? Result.of(game) : null);
    }
}
