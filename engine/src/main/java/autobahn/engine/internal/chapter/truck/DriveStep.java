package autobahn.engine.internal.chapter.truck;

import autobahn.engine.MoveType;
import autobahn.engine.internal.chapter.delivery.Deliveries;
import autobahn.engine.internal.state.Decision;
import autobahn.engine.internal.state.Field;
import autobahn.engine.internal.state.MoveList;
import autobahn.engine.internal.state.State;
import autobahn.engine.internal.state.Steps;

/** A truck on its way: one more step, or stop here (MOVE-3, MOVE-4). */
public final class DriveStep extends Decision {
    public DriveStep() {
        super(
                Field.of("truck", Field.Type.TRUCK),
                Field.of("steps", Field.Type.NUMBER),
                Field.of("previous", Field.Type.SECTION),
                Field.of("at", Field.Type.SECTION),
                Field.of("full", Field.Type.FLAG));
    }

    @Override
    public void moves(State s, long step, MoveList out) {
        int seat = seat(step);
        int truck = Steps.driveTruck(step);
        int place = s.seats[seat].truckPlace[truck];
        Trucks.addStepsOrStop(
                s, seat, truck, Steps.driveSteps(step), Steps.drivePrevious(step, place), Steps.driveFull(step), out);
    }

    @Override
    public void play(State s, long step, int move) {
        if (MoveType.of(move) == MoveType.STOP) {
            Trucks.stop(s, seat(step), MoveType.a(move));
        } else {
            go(s, seat(step), move, Steps.driveSteps(step), Steps.driveFull(step));
        }
    }

    @Override
    public void lapse(State s, long step) {
        if (Steps.driveSteps(step) > 0) {
            Trucks.stopBehind(s, seat(step), Steps.driveTruck(step));
        }
    }

    /** Carries out a DRIVE or DELIVER move. */
    static void go(State s, int seat, int move, int steps, boolean full) {
        if (MoveType.of(move) == MoveType.DELIVER) {
            Deliveries.deliver(s, seat, MoveType.a(move), MoveType.b(move));
        } else {
            Trucks.drive(s, seat, MoveType.a(move), MoveType.b(move), steps - 1, full);
        }
    }
}
