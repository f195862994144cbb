package autobahn.server.simulation;

import autobahn.server.store.EntryChange;
import autobahn.server.store.EntryRow;
import autobahn.server.store.GameEntries;
import autobahn.server.store.GroupedMove;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import org.jdbi.v3.core.Handle;

/** Ways to write entries: the right one, and some with a fault in it that a simulation has to find. */
enum Planted {
    /** As it should be: what {@code GroupedEntries} does on PostgreSQL. */
    NOTHING {
        @Override
        Optional<Integer> append(Handle handle, GroupedMove move, Later later) {
            return GameEntries.append(handle, move.game(), move.step(), move.rules());
        }
    },

    /** Whoever waits is told before it is on disk; what has not come there yet is lost with the node. */
    ACKNOWLEDGED_BEFORE_COMMIT {
        @Override
        Optional<Integer> append(Handle handle, GroupedMove move, Later later) {
            Optional<Integer> changes = handle.select(
                            "select changes + 1 from games where id = ? and version = ? and status = 'running'",
                            move.game(),
                            move.step().entry().number() - 1)
                    .mapTo(Integer.class)
                    .findFirst();
            changes.ifPresent(told -> later.write(then -> NOTHING.append(then, move, later)));
            return changes;
        }
    },

    /** A bot's node whose lease has run out writes the move that it had in mind, wherever the game is by now. */
    LEASE_WITHOUT_FENCING {
        @Override
        Optional<Integer> append(Handle handle, GroupedMove move, Later later) {
            boolean bot = move.step().entry().command().startsWith("bot:");
            return NOTHING.append(handle, bot ? unchecked(handle, move) : move, later);
        }
    },

    /** An undo takes back to where it was decided, whatever has been played since. */
    UNDO_BY_A_STALE_VERSION {
        @Override
        Optional<Integer> append(Handle handle, GroupedMove move, Later later) {
            boolean undo = move.step().entry().move() == null;
            return NOTHING.append(handle, undo ? unchecked(handle, move) : move, later);
        }
    };

    abstract Optional<Integer> append(Handle handle, GroupedMove move, Later later);

    /** Writes after a while, if the node still lives then. */
    interface Later {
        void write(Consumer<Handle> work);
    }

    Map<String, Integer> appendAll(Handle handle, List<GroupedMove> moves, Later later) {
        Map<String, Integer> changes = new HashMap<>();
        moves.stream()
                .sorted(Comparator.comparing(GroupedMove::game))
                .forEach(move -> append(handle, move, later).ifPresent(change -> changes.put(move.game(), change)));
        return changes;
    }

    /** The same entry as if it had been decided on what is there now. */
    private static GroupedMove unchecked(Handle handle, GroupedMove move) {
        int version = handle.select("select version from games where id = ?", move.game())
                .mapTo(int.class)
                .one();
        EntryChange step = move.step();
        EntryRow entry = step.entry();
        EntryRow late = new EntryRow(
                version + 1,
                entry.seat(),
                entry.move(),
                entry.undoTo(),
                entry.number() == version + 1 ? entry.command() : entry.command() + "+" + version,
                entry.at());
        return new GroupedMove(
                move.game(),
                new EntryChange(
                        late,
                        step.moves(),
                        step.toMove(),
                        step.status(),
                        step.result(),
                        step.position(),
                        step.passes()),
                move.rules());
    }
}
