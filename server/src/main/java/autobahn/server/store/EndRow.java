package autobahn.server.store;

import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/**
 * A proposal to end a game, as it is stored.
 *
 * @param seat whose proposal it is
 * @param command the client's id
 * @param moves that stood
 * @param agreed seats
 * @param without the seat that has let everybody wait: it is made without it
 * @param outcome null while it is open, and when a move has overtaken it
 */
public record EndRow(
        int seat,
        Ending kind,
        String request,
        String command,
        int version,
        int moves,
        List<Integer> agreed,
        @Nullable Integer without,
        @Nullable Outcome outcome,
        long at) {

    /** What became of a proposal. */
    public enum Outcome {
        AGREED,
        DECLINED,
        WITHDRAWN;

        String id() {
            return name().toLowerCase(Locale.ROOT);
        }

        static @Nullable Outcome of(@Nullable String id) {
            return id == null ? null : valueOf(id.toUpperCase(Locale.ROOT));
        }
    }

    public EndRow with(List<Integer> agreed) {
        return new EndRow(seat, kind, request, command, version, moves, agreed, without, outcome, at);
    }

    public EndRow with(Outcome outcome) {
        return new EndRow(seat, kind, request, command, version, moves, agreed, without, outcome, at);
    }

    /** The seat that is passed over without having agreed; null for none. */
    public @Nullable Integer passedOver() {
        return without != null && !agreed.contains(without) ? without : null;
    }
}
