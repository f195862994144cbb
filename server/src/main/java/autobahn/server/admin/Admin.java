package autobahn.server.admin;

import autobahn.server.people.AccountSecurity;
import autobahn.server.people.Secrets;
import autobahn.server.people.Stewards;
import autobahn.server.store.Database;
import autobahn.server.store.Games;
import java.time.Instant;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What whoever runs a server does with its games and accounts. */
public final class Admin {
    /** @param toMove seat, null before the start and after the end */
    public record GameLine(
            String id,
            String title,
            String status,
            int moves,
            @Nullable Integer toMove,
            Instant updated) {}

    private final Database database;

    public Admin(Database database) {
        this.database = database;
    }

    /**
     * Gives an account a new password, which is returned and kept nowhere. All sessions, tokens and recovery links of the
     * account end; a running server follows.
     *
     * @throws IllegalArgumentException if nobody has this name
     */
    public String newPassword(String name) {
        String password = Secrets.id();
        if (!AccountSecurity.resetPassword(database, name, password)) {
            throw new IllegalArgumentException("nobody has the name " + name);
        }
        return password;
    }

    /**
     * Makes an account one that looks after the server in the browser, or ends that.
     *
     * @throws IllegalArgumentException if nobody has this name
     */
    public void appoint(String name, boolean admin) {
        if (!Stewards.appoint(database, name, admin)) {
            throw new IllegalArgumentException("nobody has the name " + name);
        }
    }

    /** The games changed last come first. */
    public List<GameLine> games(@Nullable String status, int limit) {
        String where = status == null ? "" : " where status = :status";
        return database.read(handle -> {
            var query = handle.createQuery("select id, title, status, moves, to_move, updated from games" + where
                            + " order by updated desc, id limit :limit")
                    .bind("limit", limit);
            if (status != null) {
                query.bind("status", status);
            }
            return query.map((row, context) -> new GameLine(
                            row.getString(1),
                            row.getString(2),
                            row.getString(3),
                            row.getInt(4),
                            row.getObject(5) == null ? null : row.getInt(5),
                            Instant.ofEpochMilli(row.getLong(6))))
                    .list();
        });
    }

    /**
     * Takes a seat from whoever holds it and makes a new recovery secret: whoever shows it gets the seat. The person who
     * held it keeps all other seats; earlier recovery links of this seat are void.
     *
     * @throws IllegalArgumentException if there is no such seat or no person holds it
     */
    public String rotateSecret(String game, int seat) {
        String secret = Secrets.random();
        String keeper = Secrets.id();
        long now = System.currentTimeMillis();
        database.write(handle -> {
            // a person without any key: nobody can act for the seat until the new link is used
            handle.execute("insert into people (id, created) values (?, ?)", keeper, now);
            int changed = handle.execute(
                    "update seats set person = ?, recovery = ? where game = ? and seat = ? and person is not null",
                    keeper,
                    Secrets.hash(secret),
                    game,
                    seat);
            if (changed != 1) {
                throw new IllegalArgumentException("no person holds seat " + seat + " of game " + game);
            }
            Games.touch(handle, game, now);
            return changed;
        });
        return secret;
    }
}
