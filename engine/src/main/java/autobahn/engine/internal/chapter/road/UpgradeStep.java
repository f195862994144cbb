package autobahn.engine.internal.chapter.road;

import autobahn.engine.MoveType;
import autobahn.engine.Phrase;
import autobahn.engine.Reason;
import autobahn.engine.Refusal;
import autobahn.engine.internal.chapter.bonus.Declining;
import autobahn.engine.internal.state.Bits;
import autobahn.engine.internal.state.DecisionStep;
import autobahn.engine.internal.state.Field;
import autobahn.engine.internal.state.MoveList;
import autobahn.engine.internal.state.State;
import org.jspecify.annotations.Nullable;

/** Upgrade a link on one of some autobahns (UPG-1, BONUS-UPGRADE). */
public final class UpgradeStep extends DecisionStep {
    public UpgradeStep() {
        super(Field.of("colours", Field.Type.COLOURS), Field.of("optional", Field.Type.FLAG));
    }

    @Override
    public void moves(State s, long step, MoveList out) {
        addTargets(s, seat(step), arg(step, 0), out);
        Declining.addPassToPaying(step, out);
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

    @Override
    public String rule(State s, long step) {
        return Declining.rule(step, "BONUS-UPGRADE");
    }

    @Override
    public Phrase task(State s, long step) {
        return Declining.isBonus(step) ? Reason.OR_PASS.of(Reason.UPGRADE_LINK.of()) : Reason.UPGRADE_LINK.of();
    }

    @Override
    public @Nullable Refusal noPass(State s, long step) {
        return Declining.noPassToPaying(step);
    }
}
