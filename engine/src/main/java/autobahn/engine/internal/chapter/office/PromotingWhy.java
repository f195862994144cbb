package autobahn.engine.internal.chapter.office;

import autobahn.engine.Decision;
import autobahn.engine.Phrase;
import autobahn.engine.Reason;
import autobahn.engine.Refusal;
import autobahn.engine.edition.Department;
import autobahn.engine.internal.state.Bits;
import autobahn.engine.internal.state.Figures;
import autobahn.engine.internal.why.Question;
import autobahn.engine.internal.why.ReasonWords;
import org.jspecify.annotations.Nullable;

/** Promoting employees (BONUS-PROMOTE, TECH-6). */
public final class PromotingWhy {
    private static final String RULE = "BONUS-PROMOTE";

    private PromotingWhy() {}

    public static @Nullable Refusal promote(Question q) {
        if (q.due != Decision.PROMOTE) {
            return q.first();
        }
        int floor = Bits.small(Promotions.FLOORS * q.a + q.b);
        if ((Promotions.targets(q.s, q.seat) & floor) != 0) {
            return null;
        }
        if ((q.s.departments & floor) == 0) {
            boolean planning = q.a == Department.PLANNING.ordinal();
            return new Refusal(
                    planning ? "STRETCH-PLAN" : "STRETCH-CUSTOMS", Reason.NOT_IN_PLAY.of(ReasonWords.department(q.a)));
        }
        int number = q.b + 1;
        String department = ReasonWords.department(q.a);
        if ((Promotions.access(q.s, q.seat) & floor) == 0) {
            return new Refusal("TECH-6", Reason.FLOOR_CLOSED.of(number, department, key(q)));
        }
        if ((q.player.floors & floor) != 0) {
            return new Refusal(RULE, Reason.FLOOR_TAKEN.of(number, department));
        }
        if ((Promotions.full(q.s) & floor) != 0) {
            return new Refusal(
                    RULE,
                    Reason.FLOOR_FULL.of(q.figures.edition.administration().seatsPerFloor(), number, department));
        }
        return new Refusal(RULE, q.b == 0 ? Reason.LOBBY_EMPTY.of() : Reason.NOBODY_BELOW.of(q.b, department));
    }

    /** What opens the floor asked about. */
    private static Phrase key(Question q) {
        boolean top = q.b == Promotions.FLOORS - 1;
        for (int column = 0; column < Figures.COLUMNS; column++) {
            if (q.figures.columnDepartment[column] == q.a) {
                int count = q.player.level(column);
                return top ? Reason.TOP_OF_COLUMN.of(count) : Reason.LEVEL_OF_COLUMN.of(q.b + 1, count);
            }
        }
        return top ? Reason.TOP_OF_ANY.of() : Reason.LEVEL_OF_ANY.of(q.b + 1);
    }
}
