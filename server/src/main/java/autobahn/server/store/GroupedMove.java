package autobahn.server.store;

import java.util.List;
import java.util.Map;
import org.jdbi.v3.core.Handle;

/** An entry that is written together with those of other games. */
public record GroupedMove(String game, EntryChange step, String rules) {
    /** How entries of several games, one of each, are written in a transaction. */
    @FunctionalInterface
    public interface Writing {
        /** How many changes each game has seen then; games for which somebody else was quicker are missing. */
        Map<String, Integer> append(Handle handle, List<GroupedMove> moves);
    }
}
