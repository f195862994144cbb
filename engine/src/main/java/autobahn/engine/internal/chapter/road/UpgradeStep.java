package autobahn.engine.internal.chapter.road;

import autobahn.engine.MoveType;
import autobahn.engine.Reason;
import autobahn.engine.internal.chapter.choice.GrantedActionStep;
import autobahn.engine.internal.state.Bits;
import autobahn.engine.internal.state.MoveList;
import autobahn.engine.internal.state.State;

/** Upgrade a link on one of some autobahns (UPG-1, BONUS-UPGRADE). */
public final class UpgradeStep extends GrantedActionStep {
    public UpgradeStep() {
        super("BONUS-UPGRADE", Reason.UPGRADE_LINK, true);
    }

    @Override
    protected void addActions(State s, long step, MoveList out) {
        addTargets(s, seat(step), colours(step), out);
    }

    public static void addTargets(State s, int seat, int colours, MoveList out) {
        for (long bits = Upgrading.targets(s, seat, colours); bits != 0; bits = Bits.rest(bits)) {
            out.add(MoveType.UPGRADE.move(Bits.first(bits)));
        }
    }

    @Override
    public void play(State s, long step, int move) {
        if (MoveType.of(move) == MoveType.UPGRADE) {
            Upgrading.upgrade(s, seat(step), MoveType.a(move));
        }
    }
}
