package autobahn.server.store;

import java.util.List;
import java.util.Optional;
import org.jdbi.v3.core.Handle;

/**
 * Games that are over, each as one row instead of one for every entry. A game is moved in one transaction, while the server
 * runs and on whatever node: a crash leaves it whole, on one side or the other, and the next look goes on.
 */
public final class Archives {
    private Archives() {}

    /**
     * Moves games that have been over for long.
     *
     * @param before those that nothing has happened to since
     * @return how many were looked at
     */
    public static int move(Database database, long before, int most) {
        List<String> games = database.read(handle -> handle.select(
                        "select id from games where archived = 0 and status in ('finished', 'abandoned') and updated < ?"
                                + " order by id limit ?",
                        before,
                        most)
                .mapTo(String.class)
                .list());
        games.forEach(game -> move(database, game));
        return games.size();
    }

    private static void move(Database database, String id) {
        record Found(GameRow game, ArchivedGame content) {}
        // Read and compressed outside of the writer's thread: what is over does not change, but for a version that is
        // compared.
        Found found = database.read(handle -> {
            GameRow game = Games.find(handle, id).orElse(null);
            return game == null
                    ? null
                    : new Found(
                            game,
                            new ArchivedGame(
                                    GameEntries.upTo(handle, id, game.version()),
                                    KeptPositions.find(handle, id).orElse(null)));
        });
        if (found == null || found.content.entries().size() != found.game.version()) {
            return;
        }
        String text = found.content.text();
        if (!ArchivedGame.parse(text).isLike(found.content)) {
            throw new IllegalStateException("game " + id + " cannot be archived without a loss");
        }
        database.write(handle -> store(handle, found.game, text));
    }

    private static boolean store(Handle handle, GameRow game, String text) {
        boolean first = handle.execute(
                        "update games set archived = 1 where id = ? and archived = 0 and version = ?"
                                + " and coalesce(status, '') in ('finished', 'abandoned')",
                        game.id(),
                        game.version())
                == 1;
        if (first) {
            handle.execute("insert into archives (game, content) values (?, ?)", game.id(), text);
            handle.execute("delete from entries where game = ?", game.id());
            handle.execute("delete from positions where game = ?", game.id());
            handle.execute("delete from end_proposals where game = ?", game.id());
        }
        return first;
    }

    static Optional<ArchivedGame> find(Handle handle, String game) {
        return handle.select("select content from archives where game = ?", game)
                .mapTo(String.class)
                .findFirst()
                .map(ArchivedGame::parse);
    }
}
