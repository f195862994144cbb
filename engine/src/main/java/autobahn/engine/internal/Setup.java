package autobahn.engine.internal;

import autobahn.engine.Feature;
import autobahn.engine.edition.Colour;
import autobahn.engine.edition.Edition;
import autobahn.engine.internal.rule.Display;
import autobahn.engine.internal.rule.Employees;
import autobahn.engine.internal.step.Steps;
import java.util.List;

/** Sets up a game (SETUP-1 to SETUP-8). All chance comes from the seed, in the order of the steps below. */
public final class Setup {
    private Setup() {}

    public static State newGame(Tables tables, autobahn.engine.Options options, long seed) {
        State s = new State(tables, options);
        s.seedRandom(seed);
        layRoads(s);
        layTiles(s);
        Display.deal(s, tables.improvedCards);
        dealBoards(s);
        s.startSeat = s.randomBelow(s.seatCount);
        seatPlayers(s);
        openRoutes(s);
        return s;
    }

    private static void layRoads(State s) {
        Network n = s.network;
        s.built = n.startSections;
        s.roadblocks = n.roadblocks;
        deriveRoads(s);
    }

    /** Works out everything that follows from the built sections. */
    public static void deriveRoads(State s) {
        Network n = s.network;
        s.frontier = n.adjacentTo(s.built);
        s.touched = n.citiesTouchedBy(s.built);
        s.complete = n.linksCompleteIn(s.built);
        s.begun = 0;
        for (long bits = s.built; bits != 0; bits &= bits - 1) {
            s.begun |= 1L << n.sectionLink[Long.numberOfTrailingZeros(bits)];
        }
    }

    private static void layTiles(State s) {
        List<Integer> kinds = s.tables.tileKinds(s.options.has(Feature.EXTRA_TILES));
        byte[] tiles = new byte[kinds.size()];
        for (int i = 0; i < tiles.length; i++) {
            tiles[i] = kinds.get(i).byteValue();
        }
        s.shuffle(tiles, tiles.length);
        int next = 0;
        for (int i = 0; i < s.bonusSpaceTiles.length; i++) {
            s.bonusSpaceTiles[i] = (byte) (tiles[next++] + 1);
        }
        int perCountry = s.tables.edition.trade().tilesPerCountry().get(s.seatCount - 2);
        for (int country = 0; country < s.tables.countries; country++) {
            for (int i = 0; i < perCountry; i++) {
                s.deliveryTiles[3 * country + i] = (byte) (tiles[next++] + 1);
            }
        }
    }

    private static void dealBoards(State s) {
        byte[] boards = numbers(s.tables.edition.trade().boards().size());
        s.shuffle(boards, boards.length);
        for (int i = 0; i < s.seatCount; i++) {
            s.seats[i].deliveryBoard = boards[i];
        }
    }

    private static void seatPlayers(State s) {
        Tables t = s.tables;
        Edition.PlayerBoard board = t.edition.playerBoard();
        for (Seat player : s.seats) {
            player.money = t.edition.dashboard().startMoney() / s.seatCount;
            player.supply = board.employees();
            player.hand = t.basicCards & ~(1L << t.yellowCard);
            player.yellowAside = true;
            player.tokens = t.unlockTokens;
            player.extraTokens = board.extraUnlockTokens();
            player.usableTrucks = 1;
            player.route = Network.NONE;
        }
        for (int i = 0; i < s.seatCount; i++) {
            Employees.place(s, (s.startSeat + i) % s.seatCount, Colour.BLACK.ordinal());
        }
    }

    /** Players + 1 open route cards; the last player in turn order chooses first. */
    private static void openRoutes(State s) {
        byte[] routes = numbers(s.tables.routeFrom.length);
        s.shuffle(routes, routes.length);
        for (int i = 0; i <= s.seatCount; i++) {
            s.openRoutes |= 1 << routes[i];
        }
        s.push(Steps.firstTurn(s.startSeat));
        for (int i = 0; i < s.seatCount; i++) {
            s.push(Steps.routeCard((s.startSeat + i) % s.seatCount));
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
