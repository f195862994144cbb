package autobahn.bots;

import java.util.List;

/**
 * What a player is told who asks for advice.
 *
 * @param version of the table that it was asked for
 * @param moves in notation, the one to play now first
 * @param chance estimated chance to win
 */
public record Hint(int version, List<String> moves, double chance, List<Reason> reasons) {
    /** Time that a hint takes where nothing else is said. */
    public static final long MILLIS = 400;

    /** @param term by the name that texts know it by */
    public record Reason(String term, double points) {}

    public static Hint of(int version, Advice.Option best) {
        return new Hint(
                version,
                best.moves(),
                best.chance(),
                best.reasons().stream()
                        .map(reason -> new Reason(reason.term().id(), reason.points()))
                        .toList());
    }
}
