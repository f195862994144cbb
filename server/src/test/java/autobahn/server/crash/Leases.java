package autobahn.server.crash;

import autobahn.server.store.Database;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;

/** Who has taken on which bots' turns. */
final class Leases {
    private static final int PATIENCE = 2400;
    private static final long MILLIS = 25;

    /** A game whose bot's turn somebody had taken on, and how far it was then. */
    record Left(String game, int version) {}

    private final Database database;

    Leases(Database database) {
        this.database = database;
    }

    /** Waits until a node other than this one has taken on a turn. */
    String awaitHolder(String other) throws InterruptedException {
        return await(
                "nobody takes on the bots' turns",
                () -> database.read(
                        handle -> handle.select("select lease from jobs where lease is not null and lease <> ?", other)
                                .mapTo(String.class)
                                .findFirst()));
    }

    void awaitHeldBy(String node) throws InterruptedException {
        await("node " + node + " takes on no turn", () -> leftBy(node).stream().findFirst());
    }

    List<Left> leftBy(String node) {
        return database.read(handle -> handle.select(
                        "select g.id, g.version from jobs j join games g on g.id = j.game where j.lease = ?", node)
                .map((row, context) -> new Left(row.getString(1), row.getInt(2)))
                .list());
    }

    /** Waits until in each of these games somebody has gone on. */
    void awaitPlayedOn(List<Left> all) throws InterruptedException {
        for (Left left : all) {
            await(
                    "nobody goes on with game " + left.game,
                    () -> database.read(handle -> handle.select("select version from games where id = ?", left.game)
                            .mapTo(Integer.class)
                            .findFirst()
                            .filter(version -> version > left.version)));
        }
    }

    private static <T> T await(String otherwise, Supplier<Optional<T>> question) throws InterruptedException {
        for (int i = 0; i < PATIENCE; i++) {
            Optional<T> answer = question.get();
            if (answer.isPresent()) {
                return answer.get();
            }
            Thread.sleep(MILLIS);
        }
        throw new AssertionError(otherwise);
    }
}
