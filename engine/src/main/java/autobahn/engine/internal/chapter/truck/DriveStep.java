package autobahn.engine.internal.chapter.truck;

import autobahn.engine.MoveType;
import autobahn.engine.Phrase;
import autobahn.engine.PositionFault;
import autobahn.engine.Reason;
import autobahn.engine.Refusal;
import autobahn.engine.internal.chapter.delivery.Deliveries;
import autobahn.engine.internal.state.DecisionStep;
import autobahn.engine.internal.state.Field;
import autobahn.engine.internal.state.MoveList;
import autobahn.engine.internal.state.PositionFaults;
import autobahn.engine.internal.state.Seat;
import autobahn.engine.internal.state.State;
import autobahn.engine.internal.state.Steps;
import org.jspecify.annotations.Nullable;

/** A truck on its way: one more step, or stop here (MOVE-3, MOVE-4). */
public final class DriveStep extends DecisionStep {
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
        Driving.addStepsOrStop(
                s, seat, truck, Steps.driveSteps(step), Steps.drivePrevious(step, place), Steps.driveFull(step), out);
    }

    @Override
    public void play(State s, long step, int move) {
        if (MoveType.of(move) == MoveType.STOP) {
            Driving.stop(s, seat(step), MoveType.a(move));
        } else {
            go(s, seat(step), move, Steps.driveSteps(step), Steps.driveFull(step));
        }
    }

    @Override
    public void lapse(State s, long step) {
        if (Steps.driveSteps(step) > 0) {
            Driving.stopBehind(s, seat(step), Steps.driveTruck(step));
        }
    }

    /** Carries out a DRIVE or DELIVER move. */
    static void go(State s, int seat, int move, int steps, boolean full) {
        if (MoveType.of(move) == MoveType.DELIVER) {
            Trucks.takeOff(s, seat, MoveType.a(move));
            Deliveries.deliver(s, seat, MoveType.a(move), MoveType.b(move));
        } else {
            Driving.drive(s, seat, MoveType.a(move), MoveType.b(move), steps - 1, full);
        }
    }

    @Override
    public String rule(State s, long step) {
        return "MOVE-3";
    }

    @Override
    public Phrase task(State s, long step) {
        return Reason.DRIVE_ON.of(Steps.driveTruck(step) + 1);
    }

    @Override
    public @Nullable Refusal noPass(State s, long step) {
        return new Refusal("MOVE-3", Reason.SAY_STOP.of());
    }

    @Override
    public void check(State s, int index, String place, PositionFaults faults) {
        long step = s.agendaAt(index);
        int at = s.seats[seat(step)].truckPlace[Steps.driveTruck(step)];
        faults.check(
                Steps.driveSteps(step) == 0 || at != Seat.OFF && at < Seat.DEPOT,
                place + ".arguments.truck",
                PositionFault.UNDER_WAY);
    }
}
