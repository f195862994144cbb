package autobahn.engine.internal.position;

import autobahn.engine.Feature;
import autobahn.engine.edition.Goods;
import autobahn.engine.internal.Seat;
import autobahn.engine.internal.State;
import autobahn.engine.internal.rule.Names;
import autobahn.engine.internal.step.Step;
import autobahn.engine.internal.step.StepKind;
import autobahn.engine.internal.step.Steps;

/** Trucks stand on built sections, one each, or in depots of connected cities (LOAD-1, MOVE-3, MOVE-4). */
final class TrucksCheck {
    private TrucksCheck() {}

    static void check(State s, Lexicon words, Faults faults) {
        long resting = 0;
        for (int seat = 0; seat < s.seatCount; seat++) {
            for (int truck = 0; truck < Seat.TRUCKS; truck++) {
                int at = s.seats[seat].truckPlace[truck];
                String place = PositionLoader.player(seat) + ".trucks[" + truck + "]";
                if (at >= Seat.DEPOT) {
                    checkDepot(s, s.seats[seat], truck, place, faults);
                } else if (at != Seat.OFF) {
                    faults.check((s.built >>> at & 1) != 0, place + ".at", words.section.name(at) + " is not built");
                    if (!underWay(s, seat, truck)) {
                        faults.check(
                                (resting >>> at & 1) == 0,
                                place + ".at",
                                "another truck stands on " + words.section.name(at) + " already (MOVE-4)");
                        resting |= 1L << at;
                    }
                }
                faults.check(
                        at == Seat.OFF
                                || s.seats[seat].truckGoods[truck] != Goods.WINE.ordinal()
                                || s.options.has(Feature.WINE),
                        place + ".goods",
                        "wine is loaded with its module only");
            }
        }
    }

    private static void checkDepot(State s, Seat p, int truck, String place, Faults faults) {
        int depot = p.truckPlace[truck] - Seat.DEPOT;
        faults.check(
                (s.touched >>> s.network.depotCity[depot] & 1) != 0,
                place + ".at",
                "no built section touches the depot's city (LOAD-1)");
        int goods = s.network.depotGoods[depot];
        faults.check(
                p.truckGoods[truck] == goods,
                place + ".goods",
                "this depot has " + Names.word(Goods.values()[goods]) + " (LOAD-1)");
    }

    /** Whether the agenda says that a truck still moves on: then it may pass through an occupied section. */
    private static boolean underWay(State s, int seat, int truck) {
        for (int i = 0; i < s.agendaSize(); i++) {
            long step = s.agendaAt(i);
            if (StepKind.of(step) == StepKind.DRIVE
                    && Step.seat(step) == seat
                    && Steps.driveTruck(step) == truck
                    && Steps.driveSteps(step) > 0) {
                return true;
            }
        }
        return false;
    }
}
