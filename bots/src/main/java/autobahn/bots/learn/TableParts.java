package autobahn.bots.learn;

import autobahn.engine.Argument;
import autobahn.engine.Box;
import autobahn.engine.Decision;
import autobahn.engine.Facts;
import autobahn.engine.Feature;
import autobahn.engine.Game;
import autobahn.engine.Notation;
import autobahn.engine.Options;
import autobahn.engine.edition.Colour;
import java.util.List;
import java.util.Objects;

/** The inputs that are about the table as a whole. */
final class TableParts {
    private static final int MOST_PLAYERS = 4;
    private static final int ERAS = 3;
    private static final int PERCENT = 100;

    private static final Feature[] FEATURES = Feature.values();

    private TableParts() {}

    static List<Part> of(Box box, int seats) {
        Notation n = box.notation();
        int sections = n.count(Argument.SECTION);
        int links = n.count(Argument.LINK);
        int colours = Colour.values().length;
        int countries = n.count(Argument.COUNTRY);
        int routes = n.count(Argument.ROUTE);
        return List.of(
                new Part(
                        "decision",
                        Decision.ofPlayers().size(),
                        1,
                        "what is to be decided, one of all kinds",
                        (g, v, o, at) -> {
                            if (!g.isOver() && g.decision() != Decision.DEAL) {
                                o[at + Objects.requireNonNull(g.decision()).ordinal()] = 1;
                            }
                        }),
                new Part("turn", seats, 3, TURN, (g, v, o, at) -> {
                    o[at + (g.seatInTurn() - v + seats) % seats] = 1;
                    if (!g.isOver()) {
                        o[at + (g.seatToMove() - v + seats) % seats] += (short) 2;
                    }
                }),
                new Part("era", ERAS, 1, "the era, one of three", (g, v, o, at) -> o[at + g.era() - 1] = 1),
                new Part(
                        "eraDone",
                        1,
                        PERCENT,
                        "per cent of the era's sections that are built",
                        (g, v, o, at) -> o[at] = (short) (PERCENT * g.facts().eraDone())),
                new Part(
                        "turnsLeft",
                        1,
                        MOST_PLAYERS,
                        "turns left in the last round + 1, 0 before it",
                        (g, v, o, at) -> o[at] = (short) (g.facts().turnsLeft() + 1)),
                new Part(
                        "deadRounds",
                        1,
                        10,
                        "rounds in a row at whose end nobody could build",
                        (g, v, o, at) -> o[at] = (short) g.facts().deadRounds()),
                new Part(
                        "deck",
                        1,
                        n.count(Argument.CARD),
                        "face-down action cards",
                        (g, v, o, at) -> o[at] = (short) g.facts().deckSize()),
                new Part("options", FEATURES.length + 6, 2, OPTIONS, TableParts::options),
                new Part("sections", sections, 3, SECTIONS, (g, v, o, at) -> {
                    Facts f = g.facts();
                    Observation.bits(f.roadblocks(), o, at, -2);
                    Observation.bits(f.buildable(), o, at, 1);
                    Observation.bits(f.built(), o, at, 2);
                    Observation.bits(f.traffic(), o, at, 3);
                }),
                new Part("links", links, 2, "1 complete, 2 upgraded", (g, v, o, at) -> {
                    Observation.bits(g.facts().completeLinks(), o, at, 1);
                    Observation.bits(g.facts().upgradedLinks(), o, at, 2);
                }),
                new Part("offices", colours * seats, 4, OFFICES, (g, v, o, at) -> {
                    for (int colour = 0; colour < colours; colour++) {
                        for (int seat = 0; seat < seats; seat++) {
                            int place = (seat - v + seats) % seats;
                            o[at + colour * seats + place] += (short) g.facts().employees(colour, seat);
                        }
                    }
                }),
                new Part("budgets", colours, 30, "what each office would divide now", (g, v, o, at) -> {
                    for (int colour = 0; colour < colours; colour++) {
                        o[at + colour] = (short) g.facts().budget(colour);
                    }
                }),
                new Part("deliveryTiles", countries, 3, "tiles left in each country", (g, v, o, at) -> {
                    for (int country = 0; country < countries; country++) {
                        o[at + country] = (short) g.facts().deliveryTiles(country);
                    }
                }),
                new Part(
                        "pharmaceuticals",
                        countries,
                        1,
                        "countries that have had pharmaceuticals",
                        (g, v, o, at) -> Observation.bits(g.facts().pharmaceuticals(), o, at, 1)),
                new Part(
                        "cardColours",
                        colours,
                        1,
                        "colours that the card played this turn has",
                        (g, v, o, at) -> Observation.bits(g.facts().turnColours(), o, at, 1)),
                new Part(
                        "mainDone",
                        1,
                        1,
                        "whether the main action of this turn is done",
                        (g, v, o, at) -> o[at] = (short) (g.facts().mainDone() ? 1 : 0)),
                new Part(
                        "routeStatus",
                        routes,
                        10,
                        "status of each route's best connection + 1, 0 for none",
                        (g, v, o, at) -> {
                            for (int route = 0; route < routes; route++) {
                                o[at + route] = (short) (g.facts().routeStatus(route) + 1);
                            }
                        }),
                new Part(
                        "wineGoal",
                        1,
                        26,
                        "city where the viewer's wine is at home + 1, 0 for none",
                        (g, v, o, at) -> o[at] = (short) (g.facts().seat(v).wineGoal() + 1)));
    }

    private static final String OPTIONS =
            "modules one by one; Autobot: there, hard, faster, develops on passing, on skipping, promotions";
    private static final String TURN = "1 whose turn it is, 2 more who decides; counted from the viewer";
    private static final String SECTIONS =
            "1 may be built next, 2 built, 3 built and with a traffic token; -2 behind a roadblock";
    private static final String OFFICES = "employees in each office, colour by colour, seats from the viewer on";

    private static void options(Game game, int viewer, short[] out, int at) {
        Options options = game.options();
        for (int i = 0; i < FEATURES.length; i++) {
            out[at + i] = (short) (options.has(FEATURES[i]) ? 1 : 0);
        }
        Options.Solo solo = options.solo();
        if (solo != null) {
            int next = at + FEATURES.length;
            out[next] = 1;
            out[next + 1] = (short) (solo.hard() ? 1 : 0);
            out[next + 2] = (short) (solo.fasterTrucks() ? 1 : 0);
            out[next + 3] = (short) (solo.developOnPassing() ? 1 : 0);
            out[next + 4] = (short) (solo.developOnSkipping() ? 1 : 0);
            out[next + 5] = (short) solo.promotions();
        }
    }
}
