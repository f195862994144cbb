package autobahn.engine.internal.position;

import autobahn.engine.internal.state.State;
import org.jspecify.annotations.Nullable;

/**
 * Whose eyes a position is written for (TURN-9).
 *
 * @param wineKnown whether the game knows face-down wine cards: dealt by hand it does not before they are turned up
 * @param seat who looks; null for a watcher
 */
public record Sight(
        boolean seesAll,
        boolean openHands,
        boolean wineKnown,
        @Nullable Integer seat) {
    /** The game itself, which knows everything. */
    static final Sight ALL = new Sight(true, true, true, null);

    public static Sight of(State s, @Nullable Integer seat) {
        return new Sight(false, s.figures.rulings.openHands(), !s.byHand || Redeal.wineTurnedUp(s), seat);
    }

    /** Whether the hand of a seat is seen. */
    public boolean hand(int owner) {
        return openHands || owns(owner);
    }

    /** Whether a seat's face-down wine card is seen, which is its owner's secret until it is used. */
    boolean wineCard(int owner) {
        return seesAll || wineKnown && owns(owner);
    }

    private boolean owns(int owner) {
        return seat != null && seat == owner;
    }
}
