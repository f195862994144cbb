package autobahn.rules;

import static org.assertj.core.api.Assertions.assertThat;

import autobahn.edition.Editions;
import autobahn.engine.Box;
import autobahn.engine.Decision;
import autobahn.engine.Game;
import autobahn.engine.Options;
import autobahn.engine.TestGames;
import autobahn.engine.edition.Colour;
import autobahn.engine.internal.chapter.road.CityValues;
import autobahn.engine.internal.state.Seat;
import autobahn.engine.internal.state.State;
import autobahn.rules.game.RandomGames;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** Set-up. */
class SetupTest {
    private static final Box BOX = new Box(Editions.standard());

    private static State newGame(int players, long seed) {
        return TestGames.state(BOX.newGame(Options.players(players), seed));
    }

    @Test
    @Rule("SETUP-1")
    void theNetworkAtTheStart() {
        State s = newGame(2, 1);
        assertThat(Colour.values()).hasSize(7);
        assertThat(s.map.sections).isEqualTo(52);
        assertThat(Long.bitCount(s.built)).isEqualTo(6);
        assertThat(s.built & ~s.map.colourSections[Colour.BLACK.ordinal()]).isZero();
        assertThat(s.upgraded).isZero();
        assertThat(Long.bitCount(s.roadblocks)).isEqualTo(5);
        List<String> worthTwo = new ArrayList<>();
        for (int city = 0; city < s.map.cities; city++) {
            if (s.map.cityCountry[city] < 0 && CityValues.of(s, city) != 0) {
                assertThat(CityValues.of(s, city)).isEqualTo(2);
                worthTwo.add(s.map.cityName[city]);
            }
        }
        assertThat(worthTwo).containsExactlyInAnyOrder("Hamburg", "Hannover", "Bad Hersfeld", "Würzburg", "Crailsheim");
    }

    @Test
    @Rule("SETUP-2")
    void elevenConstructionTilesAndOneToThreePerCountry() {
        Set<String> layouts = new HashSet<>();
        for (int players = 2; players <= 4; players++) {
            State s = newGame(players, players);
            int[] used = new int[s.figures.tileBonus.length];
            for (byte tile : s.bonusSpaceTiles) {
                assertThat(tile).isPositive();
                used[tile - 1]++;
            }
            for (int country = 0; country < 8; country++) {
                int tiles = 0;
                for (int i = 0; i < 3; i++) {
                    byte tile = s.deliveryTiles[3 * country + i];
                    if (tile != 0) {
                        tiles++;
                        used[tile - 1]++;
                    }
                }
                assertThat(tiles).isEqualTo(players - 1);
            }
            for (int kind = 0; kind < used.length; kind++) {
                var data = s.figures.edition.trade().tiles().get(kind);
                assertThat(used[kind]).isLessThanOrEqualTo(data.stretch() ? 0 : data.count());
            }
            layouts.add(List.of(s.bonusSpaceTiles[0], s.bonusSpaceTiles[1], s.bonusSpaceTiles[2])
                    .toString());
        }
        assertThat(layouts).as("shuffled").hasSizeGreaterThan(1);
    }

    @Test
    @Rule("SETUP-3")
    void sectionsOfTheEras() {
        State s = newGame(2, 1);
        assertThat(s.figures.eraEnd).containsExactly(10, 10 + 12, 10 + 12 + 14);
        assertThat(s.figures.sectionSupply).isEqualTo(36 + 10);
        assertThat(s.sectionsBuilt).isZero();
    }

    @Test
    @Rule("SETUP-4")
    void fiveImprovedCardsLieOpen() {
        State s = newGame(3, 5);
        long cards = 0;
        for (int i = 0; i < s.displaySize; i++) {
            cards |= 1L << s.display[i];
        }
        assertThat(s.displaySize).isEqualTo(5);
        assertThat(s.deckSize).isEqualTo(15);
        for (int i = 0; i < s.deckSize; i++) {
            cards |= 1L << s.deck[i];
        }
        assertThat(cards).isEqualTo(s.figures.improvedCards);
    }

    @Test
    @Rule("SETUP-5")
    void whatEachPlayerGets() {
        for (int players = 2; players <= 4; players++) {
            State s = newGame(players, 7);
            Set<Integer> boards = new HashSet<>();
            for (Seat seat : s.seats) {
                assertThat(seat.money).isEqualTo(48 / players);
                assertThat(Long.bitCount(seat.hand)).isEqualTo(6);
                assertThat(seat.hand & 1L << s.figures.yellowCard).isZero();
                assertThat(seat.yellowAside).isTrue();
                assertThat(seat.supply)
                        .as("25 less the one in the black office")
                        .isEqualTo(24);
                assertThat(Integer.bitCount(seat.tokens) + seat.extraTokens).isEqualTo(9);
                assertThat(seat.usableTrucks).isEqualTo(1);
                assertThat(seat.truckPlace).containsExactly(Seat.OFF, Seat.OFF);
                assertThat(seat.tileLevels).as("all action tiles on two cones").isZero();
                assertThat(seat.stationsBuilt).isZero();
                boards.add(seat.deliveryBoard);
            }
            assertThat(boards).as("different delivery boards").hasSize(players);
            assertThat(s.figures.stationBonus).hasSize(8);
            assertThat(s.figures.spaceLimit).containsExactly(1, 1, 1, 1, 3);
        }
    }

    @Test
    @Rule("SETUP-6")
    void inTurnOrderOneEmployeeEachGoesToTheBlackOffice() {
        Set<Integer> starts = new HashSet<>();
        for (int seed = 0; seed < 40; seed++) {
            State s = newGame(4, seed);
            starts.add(s.startSeat);
            int office = s.offices[Colour.BLACK.ordinal()];
            for (int i = 0; i < 4; i++) {
                assertThat((office >>> 4 * i & 15) - 1).isEqualTo((s.startSeat + i) % 4);
            }
            assertThat(office >>> 16).isZero();
        }
        assertThat(starts).as("random start player").hasSize(4);
    }

    @Test
    @Rule("SETUP-7")
    void routeCardsInReverseTurnOrder() {
        Game game = BOX.newGame(Options.players(3), 11);
        State s = TestGames.state(game);
        assertThat(game.moveCount()).isEqualTo(4);
        for (int i = 2; i >= 0; i--) {
            assertThat(game.seatToMove()).isEqualTo((s.startSeat + i) % 3);
            assertThat(game.moveCount()).isEqualTo(i + 2);
            game.play(game.move(0));
        }
        assertThat(game.seatInTurn()).isEqualTo(s.startSeat);
        assertThat(game.decision()).isEqualTo(Decision.ACTION);
        assertThat(s.openRoutes).as("the rest leave the game").isZero();
        assertThat(Set.of(s.seats[0].route, s.seats[1].route, s.seats[2].route)).hasSize(3);
    }

    @Test
    @Rule("SETUP-8")
    void theSameSeedAndMovesGiveTheSameGame() {
        Set<List<Integer>> results = new HashSet<>();
        for (long seed = 1; seed <= 5; seed++) {
            List<Integer> first = points(RandomGames.random(3, seed, (game, move) -> {}));
            assertThat(points(RandomGames.random(3, seed, (game, move) -> {}))).isEqualTo(first);
            results.add(first);
        }
        assertThat(results).as("other seeds, other games").hasSizeGreaterThan(1);
    }

    private static List<Integer> points(Game game) {
        return List.of(game.points(0), game.points(1), game.points(2));
    }
}
