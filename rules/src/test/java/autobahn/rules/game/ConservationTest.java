package autobahn.rules.game;

import static org.assertj.core.api.Assertions.assertThat;

import autobahn.engine.Decision;
import autobahn.engine.Game;
import autobahn.engine.TestGames;
import autobahn.engine.edition.Colour;
import autobahn.engine.edition.Edition;
import autobahn.engine.internal.chapter.office.Employees;
import autobahn.engine.internal.state.Names;
import autobahn.engine.internal.state.Seat;
import autobahn.engine.internal.state.State;
import autobahn.rules.Rule;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Nothing appears or vanishes: checked after every decision of random games, against what events tell. */
class ConservationTest {
    static Stream<Arguments> tables() {
        return RandomGames.tables(40);
    }

    @ParameterizedTest
    @MethodSource("tables")
    @Rule("EMP-3")
    void nothingAppearsOrVanishes(int players, long seed) {
        Game game = RandomGames.newGame(players, seed);
        Ledger ledger = new Ledger(game);
        game.listen(ledger);
        Map<String, Integer> laidOut = tilesOnTheBoard(TestGames.state(game));
        RandomGames.finish(game, new Dice(seed), (g, move) -> check(g, ledger, laidOut));
        check(game, ledger, laidOut);
        assertThat(ledger.over).isTrue();
    }

    private static void check(Game game, Ledger ledger, Map<String, Integer> laidOut) {
        State s = TestGames.state(game);
        for (int seat = 0; seat < game.seats(); seat++) {
            checkEmployees(s, ledger, seat);
            checkSeat(s, ledger, seat);
        }
        checkFloors(s);
        checkRoads(s, ledger);
        checkStations(s);
        checkTiles(s, ledger, laidOut);
        checkCards(s, ledger);
        checkTrucks(game, s);
    }

    private static void checkEmployees(State s, Ledger ledger, int seat) {
        Seat player = s.seats[seat];
        int seated = 0;
        for (Colour office : Colour.values()) {
            int there = Employees.countOf(s.offices[office.ordinal()], seat);
            equal(there, ledger.accounts.get(seat).offices.getOrDefault(office.name(), 0), "seats in an office");
            seated += there;
        }
        int all = player.supply
                + seated
                + Integer.bitCount(player.funded)
                + player.lobby
                + Integer.bitCount(player.floors);
        equal(all, 25, "employees");
        equal(player.lobby, ledger.accounts.get(seat).lobby, "lobby");
        if (player.supply < 0 || player.lobby < 0) {
            throw new AssertionError("fewer employees than none");
        }
    }

    private static void checkSeat(State s, Ledger ledger, int seat) {
        Seat player = s.seats[seat];
        Ledger.Account account = ledger.accounts.get(seat);
        equal(player.money, account.money, "DM by events");
        if (player.money < 0) {
            throw new AssertionError("debts");
        }
        equal(Integer.bitCount(player.delivered), account.countries.size(), "countries");
        int tokens = Integer.bitCount(player.tokens) + player.extraTokens;
        equal(tokens + Integer.bitCount(player.technologies), 9, "unlock tokens");
        equal(Integer.bitCount(player.technologies), account.technologies, "technologies");
        int cards = Long.bitCount(player.hand) + Long.bitCount(player.allPlayed()) + (player.yellowAside ? 1 : 0);
        equal(cards, 7 + account.cardsGained, "cards of a player");
        for (int space = 0; space < player.played.length; space++) {
            int limit = s.figures.spaceLimit[space] + player.tileLevel(space);
            if (Long.bitCount(player.played[space]) > limit || player.tileLevel(space) > 2) {
                throw new AssertionError("more cards or higher limits than an action space takes");
            }
        }
    }

    private static void checkFloors(State s) {
        for (int floor = 0; floor < 18; floor++) {
            int there = 0;
            for (Seat player : s.seats) {
                there += player.floors >>> floor & 1;
            }
            if (there > 3) {
                throw new AssertionError("four employees on a floor");
            }
        }
    }

    private static void checkRoads(State s, Ledger ledger) {
        equal(Long.bitCount(s.built), ledger.built.size(), "sections on the map");
        equal(s.sectionsBuilt, ledger.sections, "sections counted");
        equal(s.sectionsBuilt, Long.bitCount(s.built) - 6, "sections built by players");
        equal(Long.bitCount(s.upgraded), ledger.upgraded.size(), "upgraded links");
        if ((s.upgraded & ~s.complete) != 0) {
            throw new AssertionError("an incomplete link was upgraded");
        }
    }

    private static void checkStations(State s) {
        long all = 0;
        for (Seat player : s.seats) {
            equal(player.stationsBuilt, Long.bitCount(player.stations), "stations");
            if (player.stationsBuilt > 8 || (all & player.stations) != 0) {
                throw new AssertionError("too many stations, or two on a link");
            }
            all |= player.stations;
        }
        assertThat(s.stations).isEqualTo(all);
    }

    private static Map<String, Integer> tilesOnTheBoard(State s) {
        Map<String, Integer> tiles = new TreeMap<>();
        for (byte[] spaces : new byte[][] {s.bonusSpaceTiles, s.deliveryTiles}) {
            for (byte tile : spaces) {
                if (tile != 0) {
                    tiles.merge(Names.bonus(s.figures.tileBonus[tile - 1]), 1, Integer::sum);
                }
            }
        }
        return tiles;
    }

    private static void checkTiles(State s, Ledger ledger, Map<String, Integer> laidOut) {
        Map<String, Integer> all = tilesOnTheBoard(s);
        ledger.tilesTaken.forEach((tile, count) -> all.merge(tile, count, Integer::sum));
        assertThat(all).isEqualTo(laidOut);
        for (int kind = 0; kind < s.figures.tileBonus.length; kind++) {
            Edition.TileCount data = s.figures.edition.trade().tiles().get(kind);
            String name = Names.bonus(data.bonus());
            if (laidOut.getOrDefault(name, 0) > data.count()) {
                throw new AssertionError("more tiles than the edition has: " + name);
            }
            for (int seat = 0; seat < s.seatCount; seat++) {
                int held = ledger.accounts.get(seat).tiles.getOrDefault(name, 0);
                equal(s.seats[seat].tileCount(kind), held, name);
            }
        }
    }

    private static void checkCards(State s, Ledger ledger) {
        long seen = 0;
        for (Seat player : s.seats) {
            if ((player.hand & player.allPlayed()) != 0) {
                throw new AssertionError("a card in hand and played");
            }
            seen = add(seen, (player.hand | player.allPlayed()) & ~s.figures.basicCards);
        }
        for (int i = 0; i < s.displaySize; i++) {
            seen = add(seen, 1L << s.display[i]);
        }
        for (int i = 0; i < s.deckSize; i++) {
            seen = add(seen, 1L << s.deck[i]);
        }
        long inPlay = ledger.roadblocks ? s.figures.improvedCards : s.figures.advancedCards;
        if ((inPlay & ~seen) != 0 || (seen & s.figures.twoColouredCards) != 0) {
            throw new AssertionError("cards lost or of another deck");
        }
    }

    private static long add(long seen, long cards) {
        if ((seen & cards) != 0) {
            throw new AssertionError("a card in two places");
        }
        return seen | cards;
    }

    /** Between turns no section holds two trucks (MOVE-4). */
    private static void checkTrucks(Game game, State s) {
        long taken = 0;
        for (Seat player : s.seats) {
            for (int truck = 0; truck < Seat.TRUCKS; truck++) {
                int place = player.truckPlace[truck];
                if (place != Seat.OFF && truck >= player.usableTrucks) {
                    throw new AssertionError("a truck that is not usable is on the board");
                }
                if (place != Seat.OFF && place < Seat.DEPOT && game.decision() == Decision.END_TURN) {
                    taken = add(taken, 1L << place);
                }
            }
        }
    }

    /** AssertJ would take most of the time of these tests. */
    private static void equal(int actual, int expected, String what) {
        if (actual != expected) {
            throw new AssertionError(what + ": " + actual + " instead of " + expected);
        }
    }
}
