package autobahn.format;

import autobahn.engine.Game;
import autobahn.engine.Refusal;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Whether a move is legal, and what stands against it. */
public record Verdict(
        boolean legal,
        @Nullable String rule,
        @Nullable String reason,
        @Nullable String key,
        @Nullable Map<String, Object> arguments) {

    private static final Verdict LEGAL = new Verdict(true, null, null, null, null);

    /** @param over whether the table's game has ended, if only because people agreed on it */
    public static Verdict of(Game game, int seat, int move, boolean over) {
        if (over || game.seatToMove() != seat) {
            return new Verdict(false, null, over ? "The game is over." : "It is not your turn.", null, null);
        }
        Refusal refusal = game.why(move);
        return refusal == null ? LEGAL : of(refusal);
    }

    public static Verdict of(Refusal refusal) {
        return new Verdict(false, refusal.rule(), refusal.reason(), refusal.key(), refusal.arguments());
    }
}
