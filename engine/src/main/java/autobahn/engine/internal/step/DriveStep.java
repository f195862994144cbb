package autobahn.engine.internal.step;

import autobahn.engine.MoveType;
import autobahn.engine.internal.MoveList;
import autobahn.engine.internal.State;
import autobahn.engine.internal.rule.Deliveries;
import autobahn.engine.internal.rule.Trucks;

/** A truck on its way: one more step, or stop here (MOVE-3, MOVE-4). */
final class DriveStep extends Decision {
    DriveStep() {
        super(
                Field.of("truck", Field.Type.TRUCK),
                Field.of("steps", Field.Type.NUMBER),
                Field.of("previous", Field.Type.SECTION),
                Field.of("at", Field.Type.SECTION));
    }

    @Override
    public void moves(State s, long step, MoveList out) {
        int seat = seat(step);
        int truck = Steps.driveTruck(step);
        int place = s.seats[seat].truckPlace[truck];
        Trucks.addStepsOrStop(s, seat, truck, Steps.driveSteps(step), Steps.drivePrevious(step, place), out);
    }

    @Override
    public void play(State s, long step, int move) {
        if (MoveType.of(move) != MoveType.STOP) {
            go(s, seat(step), move, Steps.driveSteps(step));
        }
    }

    @Override
    public void lapse(State s, long step) {
        int seat = seat(step);
        int truck = Steps.driveTruck(step);
        int place = s.seats[seat].truckPlace[truck];
        Trucks.stopBehind(s, seat, truck, Steps.drivePrevious(step, place));
    }

    /** Carries out a DRIVE or DELIVER move. */
    static void go(State s, int seat, int move, int steps) {
        if (MoveType.of(move) == MoveType.DELIVER) {
            Deliveries.deliver(s, seat, MoveType.a(move), MoveType.b(move));
        } else {
            Trucks.drive(s, seat, MoveType.a(move), MoveType.b(move), steps - 1);
        }
    }
}
