package autobahn.engine.internal.chapter.setup;

import autobahn.engine.internal.state.EffectStep;
import autobahn.engine.internal.state.Field;
import autobahn.engine.internal.state.State;

/** Dealt by hand: a bonus tile comes to the construction space of a section (SETUP-2). */
public final class LayTileStep extends EffectStep {
    public LayTileStep() {
        super(Field.of("section", Field.Type.SECTION));
    }

    @Override
    public void run(State s, long step) {
        for (int space = 0; space < s.bonusSpaceTiles.length; space++) {
            if (s.map.bonusSpaces[space] == arg(step, 0) && s.bonusSpaceTiles[space] == 0) {
                s.bonusSpaceTiles[space] = (byte) (UnseenTiles.turnUp(s) + 1);
            }
        }
    }
}
