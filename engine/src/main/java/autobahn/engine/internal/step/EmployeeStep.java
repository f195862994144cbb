package autobahn.engine.internal.step;

import autobahn.engine.internal.State;
import autobahn.engine.internal.rule.Employees;

/** Place an employee in an office (BUILD-4). */
public final class EmployeeStep extends Effect {
    public EmployeeStep() {
        super(Field.of("colour", Field.Type.COLOUR));
    }

    @Override
    public void run(State s, long step) {
        Employees.place(s, seat(step), arg(step, 0));
    }
}
