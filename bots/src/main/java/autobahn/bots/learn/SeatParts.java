package autobahn.bots.learn;

import autobahn.engine.Argument;
import autobahn.engine.Box;
import autobahn.engine.Facts;
import autobahn.engine.Feature;
import autobahn.engine.Notation;
import autobahn.engine.SeatFacts;
import java.util.List;

/** The inputs that are about one seat: the viewer's own first, then the others in their order. */
final class SeatParts {
    private static final int ERAS = 3;
    private static final int TRUCKS = 2;

    /** Reads a number of a seat. */
    private interface Reading {
        int of(SeatFacts facts);
    }

    private final int seats;
    private final int place;

    private SeatParts(int seats, int place) {
        this.seats = seats;
        this.place = place;
    }

    /** @param place 0 for the viewer, 1 for the next seat, and so on */
    static List<Part> of(Box box, int seats, int place) {
        return new SeatParts(seats, place).all(box);
    }

    private List<Part> all(Box box) {
        Notation n = box.notation();
        int cards = n.count(Argument.CARD);
        int spaces = n.count(Argument.SPACE);
        int sections = n.count(Argument.SECTION);
        int countries = n.count(Argument.COUNTRY);
        int floors = n.count(Argument.DEPARTMENT) * Facts.FLOORS;
        int locks = n.count(Argument.COLUMN) * n.count(Argument.LOCK);
        boolean openHands = box.edition().rulings().openHands();
        return List.of(
                number("autobot", 1, "whether Autobot sits here", f -> f.isAutobot() ? 1 : 0),
                number("money", 40, "DM", SeatFacts::money),
                number("supply", 10, "employees not in play", SeatFacts::supply),
                number("lobby", 10, "employees in the lobby", SeatFacts::lobby),
                mask(
                        "floors",
                        floors,
                        "employees in departments, department by department, floor 1 first",
                        SeatFacts::floors),
                mask("access", floors, "floors that technology opens", SeatFacts::access),
                mask("funded", ERAS, "eras in which funding was taken", SeatFacts::funded),
                number("development", 20, "place on the development track", SeatFacts::development),
                new Part(name("cards"), cards, 2, "1 in hand, 2 played", (g, v, o, at) -> {
                    int seat = seat(v);
                    if (openHands || place == 0) {
                        Observation.bits(g.facts().seat(seat).hand(), o, at, 1);
                    }
                    Observation.bits(g.facts().seat(seat).played(), o, at, 2);
                }),
                number("hand", 10, "cards in hand", f -> Long.bitCount(f.hand())),
                list("playedOn", spaces, 3, "cards on each action space", (f, i) -> f.playedOn(i)),
                list(
                        "tileLevels",
                        spaces,
                        2,
                        "how often each action tile was flipped or removed",
                        SeatFacts::tileLevel),
                mask("tokens", n.count(Argument.COLOUR), "unlock tokens left, by colour", SeatFacts::tokens),
                number("extraTokens", 3, "extra unlock tokens left", SeatFacts::extraTokens),
                mask("technologies", locks, "unlocked technologies, column by column", SeatFacts::technologies),
                number("stationsBuilt", 8, "stations built", SeatFacts::stationsBuilt),
                new Part(
                        name("stations"),
                        n.count(Argument.LINK),
                        2,
                        "1 a station, 2 an improved one",
                        (g, v, o, at) -> {
                            long own = g.facts().seat(seat(v)).stations();
                            Observation.bits(own, o, at, 1);
                            Observation.bits(own & g.facts().improvedLinks(), o, at, 2);
                        }),
                number("usableTrucks", TRUCKS, "trucks that may be used", SeatFacts::usableTrucks),
                new Part(name("trucks"), sections + n.count(Argument.DEPOT), 6, TRUCK_PLACES, (g, v, o, at) -> {
                    Facts f = g.facts();
                    for (int truck = 0; truck < TRUCKS; truck++) {
                        int where = f.seat(seat(v)).truckPlace(truck);
                        if (where != Facts.OFF) {
                            int input = where >= Facts.DEPOT ? sections + where - Facts.DEPOT : where;
                            o[at + input] = (short) (f.seat(seat(v)).truckGoods(truck) + 1);
                        }
                    }
                }),
                list(
                        "board",
                        box.edition().trade().boards().size(),
                        1,
                        "the delivery board",
                        (f, i) -> f.deliveryBoard() == i ? 1 : 0),
                new Part(name("claims"), countries, 2, "1 to be claimed, 2 claimed", (g, v, o, at) -> {
                    Observation.bits(g.facts().seat(seat(v)).claimable(), o, at, 1);
                    Observation.bits(g.facts().seat(seat(v)).claimed(), o, at, 2);
                }),
                mask("paid", countries, "countries whose DM icon is used", SeatFacts::paid),
                mask("delivered", countries, "countries delivered to", SeatFacts::delivered),
                list("tiles", n.count(Argument.TILE), 2, "bonus tiles held", SeatFacts::tiles),
                list("route", n.count(Argument.ROUTE), 1, "the route card", (f, i) -> f.route() == i ? 1 : 0),
                new Part(name("points"), 1, 100, "points if the game ended now", (g, v, o, at) -> {
                    // Planning counts cards in hand (TURN-9)
                    if (openHands || place == 0 || !g.options().has(Feature.PLANNING)) {
                        o[at] = (short) g.points(seat(v));
                    }
                }));
    }

    private static final String TRUCK_PLACES = "goods + 1 where a truck stands: sections, then depots";

    private int seat(int viewer) {
        return (viewer + place) % seats;
    }

    private String name(String what) {
        return place == 0 ? "own." + what : "other" + place + "." + what;
    }

    private Part number(String what, int scale, String meaning, Reading number) {
        return new Part(
                name(what),
                1,
                scale,
                meaning,
                (g, v, o, at) -> o[at] = (short) number.of(g.facts().seat(seat(v))));
    }

    private Part mask(String what, int size, String meaning, Reading number) {
        return new Part(
                name(what),
                size,
                1,
                meaning,
                (g, v, o, at) -> Observation.bits(number.of(g.facts().seat(seat(v))), o, at, 1));
    }

    /** Reads one of several numbers of a seat. */
    private interface Numbers {
        int of(SeatFacts facts, int index);
    }

    private Part list(String what, int size, int scale, String meaning, Numbers numbers) {
        return new Part(name(what), size, scale, meaning, (g, v, o, at) -> {
            for (int i = 0; i < size; i++) {
                o[at + i] = (short) numbers.of(g.facts().seat(seat(v)), i);
            }
        });
    }
}
