package autobahn.engine.internal.chapter.truck;

import autobahn.engine.Decision;
import autobahn.engine.PositionFault;
import autobahn.engine.edition.Goods;
import autobahn.engine.internal.lexicon.Lexicon;
import autobahn.engine.internal.lexicon.Places;
import autobahn.engine.internal.state.Bits;
import autobahn.engine.internal.state.Names;
import autobahn.engine.internal.state.PositionFaults;
import autobahn.engine.internal.state.RoadMap;
import autobahn.engine.internal.state.Seat;
import autobahn.engine.internal.state.State;
import autobahn.engine.internal.state.Step;
import autobahn.engine.internal.state.Steps;

/** Trucks stand on built sections, one each, or in depots of connected cities (LOAD-1, MOVE-3, MOVE-4). */
public final class TrucksCheck {

    private TrucksCheck() {}

    public static void check(State s, Lexicon words, PositionFaults faults) {
        long resting = 0;
        for (int seat = 0; seat < s.seatCount; seat++) {
            for (int truck = 0; truck < Seat.TRUCKS; truck++) {
                int at = s.seats[seat].truckPlace[truck];
                String place = Places.player(seat) + ".trucks[" + truck + "]";
                if (at >= Seat.DEPOT) {
                    checkDepot(s, s.seats[seat], truck, place, faults);
                } else if (at != Seat.OFF) {
                    faults.check(Bits.has(s.built, at), place + ".at", PositionFault.NOT_BUILT, words.section.name(at));
                    if (!underWay(s, seat, truck)) {
                        faults.check(
                                !Bits.has(resting, at) || wineMayJoin(s, at) || mayStopBeside(s),
                                place + ".at",
                                PositionFault.TRUCK_THERE,
                                words.section.name(at));
                        resting |= Bits.one(at);
                        faults.check(
                                !Bits.has(s.traffic, at) || setsOut(s, s.seats[seat], truck),
                                place + ".at",
                                PositionFault.TRAFFIC_THERE,
                                words.section.name(at));
                    }
                }
                faults.check(
                        !s.seats[seat].carriesWine(truck) || s.withWine,
                        place + ".goods",
                        PositionFault.NO_WINE_MODULE);
            }
        }
    }

    /** Whether a truck with wine has set out on a section and, by the ruling, may do so where another truck stands. */
    private static boolean wineMayJoin(State s, int at) {
        boolean wine = false;
        for (Seat p : s.seats) {
            for (int truck = 0; truck < Seat.TRUCKS; truck++) {
                wine |= p.truckPlace[truck] == at && setsOut(s, p, truck);
            }
        }
        return wine && !s.figures.rulings.wineNeedsFreeSection();
    }

    /** By the ruling, a truck behind a traffic token stops even beside another one (TRAF-4). */
    private static boolean mayStopBeside(State s) {
        return s.withTraffic && !s.figures.rulings.stopFartherBack();
    }

    /** Wine is put on its first section whatever lies there. */
    private static boolean setsOut(State s, Seat p, int truck) {
        return p.carriesWine(truck)
                && p.wineCard != RoadMap.NONE
                && p.truckPlace[truck] == s.figures.wineStart[p.wineCard];
    }

    private static void checkDepot(State s, Seat p, int truck, String place, PositionFaults faults) {
        int depot = p.truckPlace[truck] - Seat.DEPOT;
        faults.check(Bits.has(s.touched, s.map.depotCity[depot]), place + ".at", PositionFault.DEPOT_APART);
        int goods = s.map.depotGoods[depot];
        faults.check(
                p.truckGoods[truck] == goods,
                place + ".goods",
                PositionFault.DEPOT_GOODS,
                Names.word(Goods.values()[goods]));
    }

    /** Whether the agenda says that a truck still moves on: then it may pass through an occupied section. */
    private static boolean underWay(State s, int seat, int truck) {
        for (int i = 0; i < s.agendaSize(); i++) {
            long step = s.agendaAt(i);
            if (Step.is(Decision.DRIVE, step)
                    && Step.seat(step) == seat
                    && Steps.driveTruck(step) == truck
                    && Steps.driveSteps(step) > 0) {
                return true;
            }
        }
        return false;
    }
}
