package autobahn.server.table;

import autobahn.engine.Game;
import autobahn.engine.Playthrough;
import autobahn.server.store.Database;
import autobahn.server.store.Jobs;
import org.jspecify.annotations.Nullable;

/** What a bot gets to see of the tables. */
public final class BotView {
    /** @param game as the bot's seat sees it */
    public record Due(int version, int seat, String level, Game game) {}

    private final Database database;
    private final LiveTables tables;

    public BotView(Database database, LiveTables tables) {
        this.database = database;
        this.tables = tables;
    }

    /** The decision that a bot has to make, after making sure that this node is not behind; a job without one goes. */
    public @Nullable Due first(String game) {
        return tables.locked(game, table -> {
            if (!database.isAlone()) {
                tables.refresh(table);
            }
            Due due = due(table);
            if (due == null) {
                database.write(handle -> {
                    Jobs.strike(handle, game);
                    return game;
                });
            }
            return due;
        });
    }

    /** The decision that a bot has to make; null if there is none. */
    public @Nullable Due due(String game) {
        return tables.locked(game, BotView::due);
    }

    private static @Nullable Due due(LiveTable table) {
        String level = table.info().botToMove();
        Integer seat = table.info().game().toMove();
        Playthrough played = table.played();
        return level == null || seat == null || played == null || !table.info().isRunning()
                ? null
                : new Due(table.version(), seat, level, played.game().seenBy(seat, table.version()));
    }
}
