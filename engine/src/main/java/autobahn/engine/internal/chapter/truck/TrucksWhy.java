package autobahn.engine.internal.chapter.truck;

import autobahn.engine.Decision;
import autobahn.engine.MoveType;
import autobahn.engine.Phrase;
import autobahn.engine.Reason;
import autobahn.engine.Refusal;
import autobahn.engine.internal.state.Bits;
import autobahn.engine.internal.state.MoveList;
import autobahn.engine.internal.state.Names;
import autobahn.engine.internal.state.Seat;
import autobahn.engine.internal.state.Steps;
import autobahn.engine.internal.state.Turn;
import autobahn.engine.internal.why.Question;
import autobahn.engine.internal.why.ReasonWords;
import org.jspecify.annotations.Nullable;

/** Moving trucks (MOVE-1, MOVE-3, MOVE-4, MOVE-6, DELIV-1, TRAF-4). */
public final class TrucksWhy {
    private TrucksWhy() {}

    /** DRIVE and DELIVER. */
    public static @Nullable Refusal move(Question q) {
        Refusal refusal = notThisTruck(q);
        if (refusal != null) {
            return refusal;
        }
        int steps = steps(q);
        int previous = q.due == Decision.DRIVE ? Steps.drivePrevious(q.step, place(q)) : Steps.NOWHERE;
        MoveList moves = new MoveList();
        Driving.addSteps(q.s, q.seat, q.a, steps, previous, moves);
        if (moves.contains(q.type.move(q.a, q.b))) {
            return null;
        }
        return q.type == MoveType.DELIVER ? noDelivery(q) : noStep(q, steps, previous);
    }

    private static int place(Question q) {
        return q.player.truckPlace[q.a];
    }

    private static int steps(Question q) {
        return q.due == Decision.DRIVE
                ? Steps.driveSteps(q.step)
                : q.due == Decision.MOVE_TRUCK ? q.arg(0) : Trucks.phaseSteps(q.s, q.seat, q.a);
    }

    private static @Nullable Refusal notThisTruck(Question q) {
        return switch (q.due) {
            case TRUCKS -> Bits.has(Trucks.toMove(q.s, q.seat), q.a) ? null : notInPhase(q);
            case MOVE_TRUCK ->
                place(q) != Seat.OFF && Bits.has(q.arg(1), q.a)
                        ? null
                        : offBoard(q, Reason.NOT_THE_LOADED_TRUCK.of(q.a + 1));
            case DRIVE -> q.a == Steps.driveTruck(q.step) ? null : q.first();
            case END_TURN -> phaseOver(q);
            default -> q.first();
        };
    }

    /** A truck that may not, or no longer, move in phase 3. */
    private static Refusal notInPhase(Question q) {
        int truck = q.a + 1;
        int place = place(q);
        if (place == Seat.OFF) {
            return offBoard(q, Reason.TRUCK_OFF.of(truck));
        }
        if (Bits.has(q.s.turn.trucksMoved, q.a)) {
            return new Refusal("MOVE-1", Reason.TRUCK_HAS_MOVED.of(truck));
        }
        String card = ReasonWords.colours(q.s.turn.colours);
        return new Refusal(
                "MOVE-1",
                place >= Seat.DEPOT
                        ? Reason.TRUCK_IN_OTHER_DEPOT.of(truck, Names.depot(q.figures, place - Seat.DEPOT), card)
                        : Reason.TRUCK_ELSEWHERE.of(truck, card));
    }

    private static Refusal offBoard(Question q, Phrase otherwise) {
        String rule = q.due == Decision.MOVE_TRUCK ? "BONUS-MOVE" : "MOVE-1";
        if (q.a >= q.player.usableTrucks) {
            return new Refusal("TECH-5", Reason.TRUCK_LOCKED.of(q.a + 1));
        }
        return new Refusal(rule, place(q) == Seat.OFF ? Reason.TRUCK_OFF.of(q.a + 1) : otherwise);
    }

    private static Refusal phaseOver(Question q) {
        return q.s.turn.card == Turn.NONE
                ? new Refusal("MOVE-1", Reason.NO_TRUCKS_WITHOUT_CARD.of())
                : offBoard(q, Reason.TRUCKS_DONE.of(ReasonWords.colours(q.s.turn.colours)));
    }

    private static Refusal noDelivery(Question q) {
        if (q.s.seats[q.seat].carriesWine(q.a)) {
            return new Refusal("WINE-3", Reason.WINE_NOT_ABROAD.of(q.a + 1));
        }
        return new Refusal(
                "DELIV-1",
                Reason.NOT_AT_BORDER.of(q.a + 1, ReasonWords.place(q.s, place(q)), Names.country(q.figures, q.b)));
    }

    private static Refusal noStep(Question q, int steps, int previous) {
        int section = q.b;
        String name = Names.section(q.figures, section);
        int truck = q.a + 1;
        if (section == place(q)) {
            return new Refusal("MOVE-3", Reason.STANDS_THERE.of(truck, name));
        }
        if (!Bits.has(Trucks.adjacent(q.s, place(q)), section)) {
            return new Refusal("MOVE-3", Reason.NOT_ONE_STEP.of(name, truck, ReasonWords.place(q.s, place(q))));
        }
        if (!Bits.has(q.s.built, section)) {
            return new Refusal("MOVE-3", Reason.NOT_BUILT.of(name));
        }
        if (section == previous && q.figures.rulings.noTurningBack()) {
            return new Refusal("MOVE-3", Reason.NO_TURNING_BACK.of(truck, name));
        }
        return noEnd(q, section, Reason.NO_OTHER_END.of(occupied(q, section), steps - 1));
    }

    /** No truck ends its movement there: traffic has a rule of its own. */
    private static Refusal noEnd(Question q, int section, Phrase reason) {
        return new Refusal(jammed(q, section) ? "TRAF-4" : "MOVE-4", reason);
    }

    private static boolean jammed(Question q, int section) {
        return Bits.has(q.s.modules.closedSections(q.s), section);
    }

    private static Phrase occupied(Question q, int section) {
        String name = Names.section(q.figures, section);
        if (jammed(q, section)) {
            return Reason.JAMMED.of(name);
        }
        boolean truck = Bits.has(TruckEnds.closed(q.s, q.seat, q.a), section);
        return (truck ? Reason.OCCUPIED : Reason.ONLY_END).of(name);
    }

    public static @Nullable Refusal stop(Question q) {
        if (q.due == Decision.TRUCKS || q.due == Decision.MOVE_TRUCK) {
            return new Refusal("MOVE-1", Reason.NOT_UNDER_WAY.of(q.a + 1));
        }
        if (q.due != Decision.DRIVE || q.a != Steps.driveTruck(q.step)) {
            return q.first();
        }
        if (!TruckEnds.mayStop(q.s, q.seat, q.a)) {
            return noEnd(q, place(q), Reason.DO_NOT_STOP.of(occupied(q, place(q))));
        }
        return Steps.driveFull(q.step) ? new Refusal("BONUS-MOVE", Reason.DRIVE_IN_FULL.of(q.a + 1)) : null;
    }

    /** Why a bonus moves none of a player's trucks. */
    public static Phrase nothing(Question q) {
        for (int place : q.player.truckPlace) {
            if (place != Seat.OFF) {
                return Reason.NO_FREE_SECTION.of();
            }
        }
        return Reason.NO_TRUCK.of();
    }
}
