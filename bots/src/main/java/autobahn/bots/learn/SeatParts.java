package autobahn.bots.learn;

import autobahn.engine.Argument;
import autobahn.engine.Box;
import autobahn.engine.Facts;
import autobahn.engine.Feature;
import autobahn.engine.Notation;
import autobahn.engine.SeatFacts;
import autobahn.engine.edition.Edition;
import java.util.List;
import java.util.stream.IntStream;

/** The inputs that are about one seat: the viewer's own first, then the others in their order. */
final class SeatParts {
    private static final int ERAS = 3;
    private static final int STATION_SECTIONS = 2;

    /** Reads a number of a seat. */
    private interface Reading {
        int of(SeatFacts facts);
    }

    private final int seats;
    private final int place;
    /** Links with a station space: those of two sections (STN-1). */
    private final int[] stationLinks;

    private SeatParts(Box box, int seats, int place) {
        this.seats = seats;
        this.place = place;
        List<Edition.Link> links = box.edition().board().links();
        stationLinks = IntStream.range(0, links.size())
                .filter(link -> links.get(link).sections() == STATION_SECTIONS)
                .toArray();
    }

    /** @param place 0 for the viewer, 1 for the next seat, and so on */
    static List<Part> of(Box box, int seats, int place) {
        return new SeatParts(box, seats, place).all(box);
    }

    private List<Part> all(Box box) {
        Notation n = box.notation();
        int cards = n.count(Argument.CARD);
        int spaces = n.count(Argument.SPACE);
        int countries = n.count(Argument.COUNTRY);
        int floors = n.count(Argument.DEPARTMENT) * Facts.FLOORS;
        int locks = n.count(Argument.COLUMN) * n.count(Argument.LOCK);
        boolean openHands = box.edition().rulings().openHands();
        return List.of(
                number("money", 40, "DM", SeatFacts::money),
                number("supply", 10, "employees not in play", SeatFacts::supply),
                number("lobby", 10, "employees in the lobby", SeatFacts::lobby),
                flags("floors", floors, FLOORS, SeatFacts::access, SeatFacts::floors),
                mask("funded", ERAS, "eras in which funding was taken", SeatFacts::funded),
                number("development", 20, "place on the development track", SeatFacts::development),
                new Part(name("cards"), cards, 2, place == 0 ? OWN_CARDS : "1 in hand, 2 played", (g, v, o, at) -> {
                    SeatFacts facts = g.facts().seat(seat(v));
                    if (place == 0) {
                        Observation.bits(g.facts().display(), o, at, -1);
                    }
                    if (openHands || place == 0) {
                        Observation.bits(facts.hand(), o, at, 1);
                    }
                    Observation.bits(facts.played(), o, at, 2);
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
                new Part(name("stations"), stationLinks.length, 2, STATIONS, (g, v, o, at) -> {
                    long own = g.facts().seat(seat(v)).stations();
                    long improved = g.facts().improvedLinks();
                    for (int i = 0; i < stationLinks.length; i++) {
                        long bit = 1L << stationLinks[i];
                        o[at + i] = (short) ((own & bit) == 0 ? 0 : (improved & bit) == 0 ? 1 : 2);
                    }
                }),
                list(
                        "truckPlaces",
                        TruckParts.TRUCKS,
                        TruckParts.places(box),
                        TruckParts.PLACES,
                        (f, i) -> i < f.usableTrucks() ? TruckParts.place(box, f, i) : -1),
                list("truckGoods", TruckParts.TRUCKS, 6, "goods of each truck + 1, 0 off the map", TruckParts::goods),
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
                flags("delivered", countries, DELIVERED, SeatFacts::delivered, SeatFacts::paid),
                list("tiles", n.count(Argument.TILE), 2, "bonus tiles held", SeatFacts::tiles),
                new Part(name("route"), n.count(Argument.ROUTE), 2, place == 0 ? OWN_ROUTE : ROUTE, (g, v, o, at) -> {
                    if (place == 0) {
                        Observation.bits(g.facts().openRoutes(), o, at, 1);
                    }
                    int route = g.facts().seat(seat(v)).route();
                    if (route != Facts.NONE) {
                        o[at + route] = 2;
                    }
                }),
                new Part(name("points"), 1, 100, "points if the game ended now", (g, v, o, at) -> {
                    // Planning counts cards in hand (TURN-9)
                    if (openHands || place == 0 || !g.options().has(Feature.PLANNING)) {
                        o[at] = (short) g.points(seat(v));
                    }
                }));
    }

    private static final String FLOORS =
            "1 opened by technology, 2 more with an employee; department by department, floor 1 first";
    private static final String OWN_CARDS = "1 in hand, 2 played; -1 on display";
    private static final String STATIONS = "1 a station, 2 an improved one; links of two sections in their order";
    private static final String DELIVERED = "1 delivered to, 2 more where the DM icon is used";
    private static final String ROUTE = "2 for the route card";
    private static final String OWN_ROUTE = "2 for the route card, 1 for those that nobody has taken";

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

    /** Two masks of the same things: 1 for the first, 2 more for the second. */
    private Part flags(String what, int size, String meaning, Reading first, Reading second) {
        return new Part(name(what), size, 3, meaning, (g, v, o, at) -> {
            SeatFacts facts = g.facts().seat(seat(v));
            int one = first.of(facts);
            int two = second.of(facts);
            for (int i = 0; i < size; i++) {
                o[at + i] = (short) (((one >>> i) & 1) + 2 * ((two >>> i) & 1));
            }
        });
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
