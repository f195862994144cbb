package autobahn.server.table;

import autobahn.server.people.Person;
import autobahn.server.store.Database;
import autobahn.server.store.Listing;
import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import org.jspecify.annotations.Nullable;

/** Streams of what happens. */
public final class TableStreams {
    private static final byte[] RETRY = "retry: 1000\n\n".getBytes(StandardCharsets.UTF_8);

    private final Database database;
    private final LiveTables tables;
    private final GameReader reader;
    private final TurnHub hub;
    private final Presence presence;

    public TableStreams(Database database, LiveTables tables, GameReader reader, TurnHub hub, Presence presence) {
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
        return tables.locked(id, person, table -> {
            if (seat != null) {
                Access.seat(table.info(), person, seat);
            }
            GameStream stream = new GameStream(new Outbox(), Person.idOf(person), seat, views);
            ByteArrayOutputStream first = new ByteArrayOutputStream();
            first.writeBytes(RETRY);
            if (table.moment() != null) {
                catchUp(table, stream, last, first);
            }
            table.streams().add(stream);
            first.writeBytes(TableJson.frame(table, stream.person()));
            stream.out().send(first.toByteArray());
            presence.changed(table);
            return stream;
        });
    }

    private void catchUp(LiveTable table, GameStream stream, @Nullable Integer last, ByteArrayOutputStream out) {
        if (last == null || last > table.version()) {
            out.writeBytes(table.frame(stream));
            return;
        }
        int seat = stream.seat() == null ? -1 : stream.seat();
        for (EntryJson entry : stream.views() ? reader.since(table, last, seat) : reader.since(table, last)) {
            out.writeBytes(entry.frame());
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
        Outbox out = new Outbox();
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
