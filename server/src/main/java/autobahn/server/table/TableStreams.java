package autobahn.server.table;

import autobahn.format.Entry;
import autobahn.server.people.Person;
import autobahn.server.store.Database;
import autobahn.server.store.Listing;
import autobahn.server.work.Machine;
import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Streams of what happens. */
public final class TableStreams {
    private static final byte[] RETRY = "retry: 1000\n\n".getBytes(StandardCharsets.UTF_8);

    /** Entries that are told under the lock when somebody comes back. */
    private static final int FEW = 32;

    private static final int VIEWS_AT_ONCE = 50;
    private static final int ENTRIES_AT_ONCE = 500;

    private final Machine machine;
    private final Database database;
    private final LiveTables tables;
    private final GameReader reader;
    private final TurnHub hub;
    private final Presence presence;

    public TableStreams(
            Machine machine, Database database, LiveTables tables, GameReader reader, TurnHub hub, Presence presence) {
        this.machine = machine;
        this.database = database;
        this.tables = tables;
        this.reader = reader;
        this.hub = hub;
        this.presence = presence;
    }

    /**
     * Follows a table: first what is seen now, or the entries after the last one that was seen, then what happens.
     *
     * @param last the number of the last entry seen; null for none
     */
    public GameStream follow(
            String id, @Nullable Person person, @Nullable Integer seat, boolean views, @Nullable Integer last) {
        tables.upToDate(id);
        return tables.locked(id, person, table -> {
            if (seat != null) {
                Access.seat(table.info(), person, seat);
            }
            GameStream stream = new GameStream(new Outbox(machine), Person.idOf(person), seat, views);
            ByteArrayOutputStream first = new ByteArrayOutputStream();
            first.writeBytes(RETRY);
            if (table.played() != null) {
                catchUp(table, stream, last, first);
            }
            table.streams().add(stream);
            first.writeBytes(TableJson.frame(table, stream.person()));
            stream.out().send(first.toByteArray());
            presence.changed(table);
            return stream;
        });
    }

    /**
     * A piece of what somebody has missed, for whoever comes back after long: told before {@link #follow}, without the
     * table's lock.
     *
     * @param last the number of the last entry in it
     */
    public record Missed(List<byte[]> frames, int last) {}

    /** Whether somebody has missed so much that it should be told in pieces. */
    public boolean isFarBehind(String id, @Nullable Person person, int last) {
        return tables.visible(id, person).version() - last > FEW;
    }

    /**
     * The next piece; null if so little is missing that {@link #follow} tells it. Heavy: see {@link PastEntries}.
     *
     * @param last the number of the last entry seen
     */
    public @Nullable Missed missed(
            String id, @Nullable Person person, @Nullable Integer seat, boolean views, int last) {
        TableInfo info = tables.locked(id, person, table -> {
            if (seat != null) {
                Access.seat(table.info(), person, seat);
            }
            return table.played() == null || table.version() - last <= FEW ? null : table.info();
        });
        if (info == null) {
            return null;
        }
        int upTo = Math.min(
                last + (views ? VIEWS_AT_ONCE : ENTRIES_AT_ONCE), info.game().version() - 1);
        Integer eyes = views ? Integer.valueOf(seat == null ? -1 : seat) : null;
        List<byte[]> frames = reader.missed(info, last, upTo, eyes).stream()
                .map(EntryJson::frame)
                .toList();
        return new Missed(frames, upTo);
    }

    private void catchUp(LiveTable table, GameStream stream, @Nullable Integer last, ByteArrayOutputStream out) {
        if (last == null || last > table.version()) {
            out.writeBytes(table.frame(stream));
            return;
        }
        int seat = stream.seat() == null ? -1 : stream.seat();
        for (Entry entry : stream.views() ? reader.since(table, last, seat) : reader.since(table, last)) {
            out.writeBytes(EntryJson.frame(entry));
        }
    }

    public void leave(String id, GameStream stream) {
        LiveTable present = tables.present(id);
        if (present != null) { // without the lock, which may not be had: what has ended must go in any case
            present.streams().removeIf(other -> other.out() == stream.out()); // it may have become a watcher's
        }
        tables.locked(id, table -> {
            presence.changed(table);
            return id;
        });
    }

    /** Follows the turns of a person in all games. */
    public Outbox turns(Person person) {
        Outbox out = new Outbox(machine);
        out.send(RETRY);
        hub.add(person.id(), out);
        database.read(handle -> Listing.turns(handle, person.id())).forEach(turn -> out.send(TurnHub.frame(turn)));
        return out;
    }

    public void leave(Person person, Outbox out) {
        hub.remove(person.id(), out);
    }

    /** Streams that are open on this node. */
    public int streams() {
        return hub.size()
                + tables.present().stream()
                        .mapToInt(table -> table.streams().size())
                        .sum();
    }

    /** Ends all streams: clients come back to another node, or to this one when it is up again. */
    public void close() {
        hub.close();
        tables.present()
                .forEach(table -> table.streams().forEach(stream -> stream.out().close()));
    }
}
