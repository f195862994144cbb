package autobahn.engine.internal.chapter.office;

import autobahn.engine.internal.state.EffectStep;
import autobahn.engine.internal.state.Field;
import autobahn.engine.internal.state.State;

/** Place an employee in an office (BUILD-4). */
public final class EmployeeStep extends EffectStep {
    public EmployeeStep() {
        super(Field.of("colour", Field.Type.COLOUR));
    }

    @Override
    public void run(State s, long step) {
        Employees.place(s, seat(step), arg(step, 0));
    }
}
