package autobahn.engine.internal.why;

import autobahn.engine.MoveType;
import autobahn.engine.Refusal;
import autobahn.engine.internal.MoveList;
import autobahn.engine.internal.Seat;
import autobahn.engine.internal.Turn;
import autobahn.engine.internal.module.Modules;
import autobahn.engine.internal.rule.Names;
import autobahn.engine.internal.rule.Trucks;
import autobahn.engine.internal.step.StepKind;
import autobahn.engine.internal.step.Steps;
import org.jspecify.annotations.Nullable;

/** Moving trucks (MOVE-1, MOVE-3, MOVE-4, MOVE-6, DELIV-1). */
public final class TrucksWhy {
    private TrucksWhy() {}

    /** DRIVE and DELIVER. */
    public static @Nullable Refusal move(Question q) {
        Refusal refusal = notThisTruck(q);
        if (refusal != null) {
            return refusal;
        }
        int steps = steps(q);
        int previous = q.due == StepKind.DRIVE ? Steps.drivePrevious(q.step, place(q)) : Trucks.NOWHERE;
        MoveList moves = new MoveList();
        Trucks.addSteps(q.s, q.seat, q.a, steps, previous, moves);
        if (moves.contains(q.type.move(q.a, q.b))) {
            return null;
        }
        return q.type == MoveType.DELIVER ? noDelivery(q) : noStep(q, steps, previous);
    }

    private static int place(Question q) {
        return q.player.truckPlace[q.a];
    }

    private static int steps(Question q) {
        return q.due == StepKind.DRIVE
                ? Steps.driveSteps(q.step)
                : q.due == StepKind.MOVE_TRUCK ? q.arg(0) : Trucks.phaseSteps(q.s, q.a);
    }

    private static @Nullable Refusal notThisTruck(Question q) {
        String truck = Words.truck(q.a);
        return switch (q.due) {
            case TRUCKS -> (q.s.turn.trucksToMove >>> q.a & 1) != 0 ? null : notInPhase(q);
            case MOVE_TRUCK ->
                place(q) != Seat.OFF && (q.arg(1) >>> q.a & 1) != 0
                        ? null
                        : offBoard(q, "the bonus moves the truck just loaded, not " + truck);
            case DRIVE -> q.a == Steps.driveTruck(q.step) ? null : Due.first(q);
            case END_TURN -> phaseOver(q);
            default -> Due.first(q);
        };
    }

    /** A truck that may not, or no longer, move in phase 3. */
    private static Refusal notInPhase(Question q) {
        String truck = Words.truck(q.a);
        int place = place(q);
        if (place == Seat.OFF) {
            return offBoard(q, "");
        }
        if ((q.s.turn.colours >>> Trucks.colourOf(q.s, place) & 1) != 0) {
            return new Refusal("MOVE-1", truck + " has moved, or was loaded, since phase 3 began");
        }
        String card = "the card is " + Words.colours(q.s.turn.colours);
        return new Refusal(
                "MOVE-1",
                place >= Seat.DEPOT
                        ? truck + " stands " + Words.place(q.s, place) + ", and " + card
                        : truck + " has moved already, or stood on another autobahn when phase 3 began: " + card);
    }

    private static Refusal offBoard(Question q, String otherwise) {
        String rule = q.due == StepKind.MOVE_TRUCK ? "BONUS-MOVE" : "MOVE-1";
        if (q.a >= q.player.usableTrucks) {
            return new Refusal("TECH-5", Words.truck(q.a) + " is not unlocked yet");
        }
        return new Refusal(rule, place(q) == Seat.OFF ? Words.truck(q.a) + " is off the board" : otherwise);
    }

    private static Refusal phaseOver(Question q) {
        return q.s.turn.card == Turn.NONE
                ? new Refusal("MOVE-1", "trucks move only in a turn in which a card was played")
                : offBoard(q, "phase 3 is over: no truck on " + Words.colours(q.s.turn.colours) + " can move any more");
    }

    private static Refusal noDelivery(Question q) {
        if (Modules.carriesWine(q.s, q.seat, q.a)) {
            return new Refusal("WINE-3", Words.truck(q.a) + " carries wine, which belongs to the east of Germany");
        }
        return new Refusal(
                "DELIV-1",
                Words.truck(q.a) + " stands " + Words.place(q.s, place(q)) + ", which is not at the border of "
                        + Names.country(q.t, q.b));
    }

    private static Refusal noStep(Question q, int steps, int previous) {
        int section = q.b;
        String name = Names.section(q.t, section);
        String truck = Words.truck(q.a);
        if (section == place(q)) {
            return new Refusal("MOVE-3", truck + " stands on " + name + " already");
        }
        if ((Trucks.adjacent(q.s, place(q)) >>> section & 1) == 0) {
            return new Refusal("MOVE-3", name + " is not one step from " + truck + ", " + Words.place(q.s, place(q)));
        }
        if ((q.s.built >>> section & 1) == 0) {
            return new Refusal("MOVE-3", name + " is not built");
        }
        if (section == previous && q.t.rulings.noTurningBack()) {
            return new Refusal("MOVE-3", truck + " has just left " + name + " and does not turn back");
        }
        return new Refusal(
                "MOVE-4",
                occupied(q, section) + ", and with " + Words.count(steps - 1, "step") + " left there is no other end");
    }

    private static String occupied(Question q, int section) {
        String name = Names.section(q.t, section);
        if ((Modules.closedSections(q.s) >>> section & 1) != 0) {
            return name + " is jammed with traffic";
        }
        boolean truck = (Trucks.closed(q.s, q.seat, q.a) >>> section & 1) != 0;
        return name + (truck ? " holds another truck" : " is the only end that is left for your other truck");
    }

    public static @Nullable Refusal stop(Question q) {
        if (q.due == StepKind.TRUCKS || q.due == StepKind.MOVE_TRUCK) {
            return new Refusal("MOVE-1", Words.truck(q.a) + " is not under way, so there is nothing to stop");
        }
        if (q.due != StepKind.DRIVE || q.a != Steps.driveTruck(q.step)) {
            return Due.first(q);
        }
        return Trucks.mayStop(q.s, q.seat, q.a)
                ? null
                : new Refusal("MOVE-4", "do not stop here: " + occupied(q, place(q)));
    }

    /** Why a bonus moves none of a player's trucks. */
    static String nothing(Question q) {
        for (int place : q.player.truckPlace) {
            if (place != Seat.OFF) {
                return "no truck of yours has a free section to go to";
            }
        }
        return "you have no truck on the board";
    }
}
