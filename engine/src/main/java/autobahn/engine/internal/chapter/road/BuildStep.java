package autobahn.engine.internal.chapter.road;

import autobahn.engine.MoveType;
import autobahn.engine.Reason;
import autobahn.engine.internal.chapter.choice.GrantedActionStep;
import autobahn.engine.internal.state.Bits;
import autobahn.engine.internal.state.MoveList;
import autobahn.engine.internal.state.State;

/** Build a road section on one of some autobahns (BUILD-1, BONUS-BUILD). */
public final class BuildStep extends GrantedActionStep {
    public BuildStep() {
        super("BONUS-BUILD", Reason.BUILD_SECTION, true);
    }

    @Override
    protected void addActions(State s, long step, MoveList out) {
        addTargets(s, seat(step), colours(step), out);
    }

    public static void addTargets(State s, int seat, int colours, MoveList out) {
        for (long bits = Building.targets(s, seat, colours); bits != 0; bits = Bits.rest(bits)) {
            out.add(MoveType.BUILD.move(Bits.first(bits)));
        }
    }

    @Override
    public void play(State s, long step, int move) {
        if (MoveType.of(move) == MoveType.BUILD) {
            if (!isBonus(step)) {
                CardBonus.buildingFollows(s, false);
            }
            build(s, seat(step), MoveType.a(move));
        }
    }

    public static void build(State s, int seat, int section) {
        Building.build(s, seat, section, Building.price(s, section, 0));
    }
}
