package autobahn.engine.internal.play;

import autobahn.engine.Feature;
import autobahn.engine.edition.Edition;
import autobahn.engine.internal.chapter.autobot.Decks;
import autobahn.engine.internal.chapter.card.Display;
import autobahn.engine.internal.chapter.setup.StartPlayerStep;
import autobahn.engine.internal.state.Autobot;
import autobahn.engine.internal.state.Bits;
import autobahn.engine.internal.state.Figures;
import autobahn.engine.internal.state.RoadMap;
import autobahn.engine.internal.state.Seat;
import autobahn.engine.internal.state.State;
import autobahn.engine.internal.state.Steps;
import java.util.List;

/** Sets up a game (SETUP-1 to SETUP-8). All chance comes from the seed, in the order of the steps below. */
public final class Setup {
    private Setup() {}

    public static State newGame(Figures figures, autobahn.engine.Options options, long seed) {
        State s = new State(figures, options, Rulebook.RULES);
        s.seedRandom(seed);
        if (s.byHand) {
            prepareForHands(s);
            return s;
        }
        layRoads(s);
        layTiles(s);
        Display.deal(s, figures.improvedCards, 0);
        dealBoards(s);
        int startSeat = s.autobot == null ? s.randomBelow(s.seatCount) : Autobot.SEAT;
        seatPlayers(s);
        StartPlayerStep.begin(s, startSeat);
        openRoutes(s);
        layModules(s);
        return s;
    }

    /** All that is no matter of chance lies ready; steps ask for the rest, in the order in which a table is set up. */
    private static void prepareForHands(State s) {
        layRoads(s);
        Display.open(s, s.figures.improvedCards);
        dealBoards(s);
        seatPlayers(s);
        layModules(s);
        s.startSeat = s.autobot == null ? 0 : Autobot.SEAT;
        s.push(Steps.startPlayer());
        for (int seat = s.seatCount - 1; seat >= 0; seat--) {
            s.push(Steps.dealBoard(seat));
        }
        Display.pushRefills(s, 0);
        for (int country = s.figures.countries - 1; country >= 0; country--) {
            s.push(Steps.layDeliveryTile(country));
        }
        for (int space = s.bonusSpaceTiles.length - 1; space >= 0; space--) {
            s.push(Steps.layTile(s.map.bonusSpaces[space]));
        }
    }

    private static void layRoads(State s) {
        RoadMap map = s.map;
        s.built = map.startSections;
        s.roadblocks = map.roadblocks;
        deriveRoads(s);
    }

    /** Works out everything that follows from the built sections. */
    public static void deriveRoads(State s) {
        RoadMap map = s.map;
        s.frontier = map.adjacentTo(s.built);
        s.touched = map.citiesTouchedBy(s.built);
        s.complete = map.linksCompleteIn(s.built);
        s.begun = 0;
        for (long bits = s.built; bits != 0; bits = Bits.rest(bits)) {
            s.begun |= Bits.one(map.sectionLink[Bits.first(bits)]);
        }
    }

    private static void layTiles(State s) {
        List<Integer> kinds = s.figures.tileKinds(s.options.has(Feature.EXTRA_TILES));
        byte[] tiles = new byte[kinds.size()];
        for (int i = 0; i < tiles.length; i++) {
            tiles[i] = kinds.get(i).byteValue();
        }
        s.shuffle(tiles, tiles.length);
        int next = 0;
        for (int i = 0; i < s.bonusSpaceTiles.length; i++) {
            s.bonusSpaceTiles[i] = (byte) (tiles[next++] + 1);
        }
        int perCountry = s.figures.edition.trade().tilesPerCountry().get(s.seatCount - 2);
        for (int country = 0; country < s.figures.countries; country++) {
            for (int i = 0; i < perCountry; i++) {
                s.deliveryTiles[3 * country + i] = (byte) (tiles[next++] + 1);
            }
        }
    }

    private static void dealBoards(State s) {
        byte[] boards = numbers(s.figures.edition.trade().boards().size());
        s.shuffle(boards, boards.length);
        for (int i = 0; i < s.seatCount; i++) {
            s.seats[i].deliveryBoard = boards[i];
        }
    }

    private static void seatPlayers(State s) {
        Figures figures = s.figures;
        Edition.PlayerBoard board = figures.edition.playerBoard();
        for (Seat player : s.seats) {
            player.money = figures.edition.dashboard().startMoney() / s.seatCount;
            player.supply = board.employees();
            player.hand = figures.basicCards & ~Bits.one(figures.yellowCard);
            player.yellowAside = true;
            player.tokens = figures.unlockTokens;
            player.extraTokens = board.extraUnlockTokens();
            player.usableTrucks = 1;
            player.route = RoadMap.NONE;
        }
        if (s.autobot != null) {
            prepareAutobot(s, s.autobot);
        }
    }

    /** Autobot has no money, hand or tokens; both its trucks run from the start. */
    private static void prepareAutobot(State s, Autobot bot) {
        Seat seat = s.seats[Autobot.SEAT];
        seat.money = 0;
        seat.hand = 0;
        seat.yellowAside = false;
        seat.tokens = 0;
        seat.extraTokens = 0;
        seat.usableTrucks = Seat.TRUCKS;
        Decks.deal(s, bot);
    }

    /** Players + 1 open route cards. */
    private static void openRoutes(State s) {
        byte[] routes = numbers(s.figures.routeFrom.length);
        s.shuffle(routes, routes.length);
        for (int i = 0; i <= s.options.players(); i++) {
            s.openRoutes |= Bits.small(routes[i]);
        }
    }

    private static void layModules(State s) {
        Edition.Modules modules = s.figures.edition.modules();
        if (s.withServices) {
            s.improvements = Bits.firstOnes(modules.improvements().size());
        }
        if (s.withWine) {
            byte[] cards = numbers(modules.wineCards().size());
            s.shuffle(cards, cards.length);
            for (int i = 0; i < s.options.players(); i++) {
                s.seats[i].wineCard = cards[i];
            }
            if (s.autobot != null) {
                for (int i = s.options.players(); i < cards.length; i++) {
                    s.autobot.wineCards |= Bits.small(cards[i]);
                }
            }
            for (int promotions : modules.wineTokens().get(s.seatCount - 2)) {
                s.wineDoubles += promotions == 2 ? 1 : 0;
                s.wineSingles += promotions == 1 ? 1 : 0;
            }
        }
    }

    private static byte[] numbers(int count) {
        byte[] numbers = new byte[count];
        for (int i = 0; i < count; i++) {
            numbers[i] = (byte) i;
        }
        return numbers;
    }
}
