package autobahn.server.table;

import autobahn.server.api.Problem;
import autobahn.server.people.Circle;
import autobahn.server.people.Person;
import autobahn.server.store.Aversions;
import autobahn.server.store.Database;
import autobahn.server.store.Games;
import autobahn.server.store.Invitations;
import autobahn.server.store.Notices;
import java.time.Clock;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import org.jdbi.v3.core.Handle;

/** Invitations by name to tables that have not started. */
public final class ByName {
    private static final int MOST_AT_TABLE = 20;
    private static final int MOST_SHOWN = 20;

    /** @param by the name of whoever invites */
    public record Invited(String game, String title, String by, int players, int free, String at) {}

    private final Database database;
    private final LiveTables tables;
    private final Clock clock;

    public ByName(Database database, LiveTables tables, Clock clock) {
        this.database = database;
        this.tables = tables;
        this.clock = clock;
    }

    /** Invites an account. Whoever is blocked by it does not learn that. */
    public List<String> invite(String id, Person person, String name) {
        return tables.locked(id, person, table -> {
            tables.refresh(table);
            TableInfo info = table.info();
            if (!info.isHost(person.id()) && !info.isSeated(person.id())) {
                throw Access.notSeated();
            }
            Access.open(info);
            database.write(handle -> {
                Games.touch(handle, id, clock.millis()); // first, so that no other node counts meanwhile
                Person other = Circle.account(handle, name);
                if (info.isSeated(other.id())) {
                    throw new Problem(409, "seated", "That one sits at the table already.");
                }
                if (Invitations.to(handle, id).size() >= MOST_AT_TABLE) {
                    throw new Problem(409, "many-invited", "As many people are invited as can be.");
                }
                add(handle, id, other.id(), person.id(), clock.millis());
                return id;
            });
            tables.refresh(table);
            tables.told(table);
            return names(id);
        });
    }

    /** Invites somebody, who may see the table from then on, unless that one does not want to meet the inviter. */
    static void add(Handle handle, String game, String person, String inviter, long now) {
        if (Invitations.insert(handle, game, person, inviter, now)
                && !Aversions.refuse(handle, Set.of(person), inviter)) {
            Games.addGuest(handle, game, person);
            Notices.invited(handle, game, person, inviter, now);
        }
    }

    /** Accounts that were invited, for those at the table. */
    public List<String> invited(String id, Person person) {
        TableInfo info = tables.visible(id, person).info();
        if (!info.isHost(person.id()) && !info.isSeated(person.id())) {
            throw Access.notSeated();
        }
        return names(id);
    }

    private List<String> names(String id) {
        return database.read(handle -> Invitations.to(handle, id)).stream()
                .map(Invitations.Invited::name)
                .filter(Objects::nonNull)
                .toList();
    }

    /** Tables that wait for a person. */
    public List<Invited> of(Person person) {
        return database.read(handle -> Invitations.of(handle, person.id(), MOST_SHOWN)).stream()
                .map(row -> new Invited(
                        row.game(), row.title(), row.inviter(), row.players(), row.free(), TableJson.time(row.at())))
                .toList();
    }

    public void decline(String id, Person person) {
        if (!database.write(handle -> Invitations.delete(handle, id, person.id()))) {
            throw new Problem(404, "not-invited", "You are not invited to this table.");
        }
    }
}
