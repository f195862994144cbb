package autobahn.engine.internal.chapter.setup;

import autobahn.engine.internal.state.EffectStep;
import autobahn.engine.internal.state.Field;
import autobahn.engine.internal.state.State;
import autobahn.engine.internal.state.Steps;

/** Dealt by hand: one bonus tile after the other comes to a country (SETUP-2). */
public final class LayDeliveryTileStep extends EffectStep {
    public LayDeliveryTileStep() {
        super(Field.of("country", Field.Type.COUNTRY));
    }

    @Override
    public void run(State s, long step) {
        int country = arg(step, 0);
        int perCountry = s.figures.edition.trade().tilesPerCountry().get(s.seatCount - 2);
        int first = 3 * country;
        int laid = 0;
        while (laid < perCountry && s.deliveryTiles[first + laid] != 0) {
            laid++;
        }
        if (laid < perCountry) {
            s.deliveryTiles[first + laid] = (byte) (UnseenTiles.turnUp(s) + 1);
            s.push(Steps.layDeliveryTile(country));
        }
    }
}
