package autobahn.engine.internal.why;

import autobahn.engine.Refusal;
import autobahn.engine.edition.Department;
import autobahn.engine.internal.Tables;
import autobahn.engine.internal.rule.Promotions;
import autobahn.engine.internal.step.StepKind;
import org.jspecify.annotations.Nullable;

/** Promoting employees (BONUS-PROMOTE, TECH-6). */
public final class PromotingWhy {
    private static final String RULE = "BONUS-PROMOTE";

    private PromotingWhy() {}

    public static @Nullable Refusal promote(Question q) {
        if (q.due != StepKind.PROMOTE) {
            return Due.first(q);
        }
        int floor = 1 << Promotions.FLOORS * q.a + q.b;
        if ((Promotions.targets(q.s, q.seat) & floor) != 0) {
            return null;
        }
        if ((q.s.departments & floor) == 0) {
            boolean planning = q.a == Department.PLANNING.ordinal();
            return new Refusal(
                    planning ? "STRETCH-PLAN" : "STRETCH-CUSTOMS", Words.department(q.a) + " is not in play");
        }
        String name = floorName(q.b, q.a);
        if ((Promotions.access(q.s, q.seat) & floor) == 0) {
            return new Refusal("TECH-6", name + " is closed to you: " + key(q));
        }
        if ((q.player.floors & floor) != 0) {
            return new Refusal(RULE, "you have an employee on " + name + " already");
        }
        if ((Promotions.full(q.s) & floor) != 0) {
            return new Refusal(
                    RULE, "all " + q.t.edition.administration().seatsPerFloor() + " seats on " + name + " are taken");
        }
        return new Refusal(
                RULE,
                q.b == 0
                        ? "you have no employee in the lobby"
                        : "you have no employee on " + floorName(q.b - 1, q.a) + " to promote from");
    }

    private static String floorName(int floor, int department) {
        return "floor " + (floor + 1) + " of " + Words.department(department);
    }

    /** What opens the floor asked about. */
    private static String key(Question q) {
        String needed = q.b == Promotions.FLOORS - 1 ? "both third-level locks" : "level " + (q.b + 1);
        for (int column = 0; column < Tables.COLUMNS; column++) {
            if (q.t.columnDepartment[column] == q.a) {
                return "it takes " + needed + " of its column, and you have "
                        + Words.count(q.player.level(column), "technology").replace("technologys", "technologies")
                        + " there";
            }
        }
        return "it takes " + needed + " of any one column";
    }

    static String nobody() {
        return "nobody can be promoted, and no employee is left in your supply for the lobby";
    }
}
