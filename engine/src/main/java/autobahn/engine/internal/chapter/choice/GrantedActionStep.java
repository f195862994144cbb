package autobahn.engine.internal.chapter.choice;

import autobahn.engine.MoveType;
import autobahn.engine.Phrase;
import autobahn.engine.Reason;
import autobahn.engine.Refusal;
import autobahn.engine.internal.state.DecisionStep;
import autobahn.engine.internal.state.Field;
import autobahn.engine.internal.state.MoveList;
import autobahn.engine.internal.state.State;
import autobahn.engine.internal.state.Step;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** An action on one of some autobahns that a bonus grants, or a card's extra action: a bonus may be declined (BONUS-ANY). */
public abstract class GrantedActionStep extends DecisionStep {
    private final String bonusRule;
    private final Reason task;
    private final boolean costs;

    /**
     * @param bonusRule the rule of the bonus
     * @param costs whether it costs money: then it may be declined whatever the edition rules
     * @param further arguments after the colours and whether it is a bonus
     */
    protected GrantedActionStep(String bonusRule, Reason task, boolean costs, Field... further) {
        super(Stream.concat(
                        Stream.of(Field.of("colours", Field.Type.COLOURS), Field.of("optional", Field.Type.FLAG)),
                        Stream.of(further))
                .toArray(Field[]::new));
        this.bonusRule = bonusRule;
        this.task = task;
        this.costs = costs;
    }

    /** Adds the moves that carry it out. */
    protected abstract void addActions(State s, long step, MoveList out);

    /** The autobahns that it may be carried out on. */
    protected static int colours(long step) {
        return Step.arg(step, 0);
    }

    /** Whether it was gained as a bonus, and not as a card's extra action. */
    public static boolean isBonus(long step) {
        return Step.arg(step, 1) != 0;
    }

    @Override
    public final void moves(State s, long step, MoveList out) {
        addActions(s, step, out);
        if (out.size() > 0 && mayBeDeclined(s, step)) {
            out.add(MoveType.PASS.move());
        }
    }

    private boolean mayBeDeclined(State s, long step) {
        return isBonus(step) && (costs || s.figures.rulings.bonusesDeclinable());
    }

    @Override
    public final String rule(State s, long step) {
        return isBonus(step) ? bonusRule : "CARD-1";
    }

    @Override
    public final Phrase task(State s, long step) {
        return mayBeDeclined(s, step) ? Reason.OR_PASS.of(task.of()) : task.of();
    }

    @Override
    public final @Nullable Refusal noPass(State s, long step) {
        if (!isBonus(step)) {
            return new Refusal("CARD-1", Reason.EXTRA_NOT_DECLINED.of());
        }
        return mayBeDeclined(s, step) ? null : Declining.noPass(s);
    }
}
