package autobahn.rules.game;

import static org.assertj.core.api.Assertions.assertThat;

import autobahn.engine.Game;
import autobahn.engine.Score;
import autobahn.engine.TestGames;
import autobahn.engine.edition.Colour;
import autobahn.engine.edition.Department;
import autobahn.engine.edition.Edition;
import autobahn.engine.internal.chapter.era.Eras;
import autobahn.engine.internal.chapter.era.Routes;
import autobahn.engine.internal.chapter.road.Building;
import autobahn.engine.internal.chapter.road.CityValues;
import autobahn.engine.internal.chapter.road.Upgrading;
import autobahn.engine.internal.chapter.station.Stations;
import autobahn.engine.internal.chapter.truck.Loading;
import autobahn.engine.internal.state.Names;
import autobahn.engine.internal.state.RoadMap;
import autobahn.engine.internal.state.State;
import autobahn.rules.Rule;
import java.util.HashSet;
import java.util.Set;
import java.util.function.IntFunction;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** The masks of the engine against {@link SlowMap}, which knows only names and events. */
@Tag("slow")
class SecondOpinionTest {
    private static final SlowMap MAP = new SlowMap(RandomGames.BOX.edition());
    /** The slow map is slow: not every decision changes anything on it. */
    private static final int EVERY = 5;

    static Stream<Arguments> tables() {
        return RandomGames.tables(10);
    }

    @ParameterizedTest
    @MethodSource("tables")
    @Rule({"CITY-1", "BUDGET-1", "BUILD-1", "BUILD-2", "UPG-1", "UPG-2", "STN-1", "LOAD-1"})
    void roadsAgree(int players, long seed) {
        Game game = RandomGames.newGame(players, seed);
        Ledger ledger = new Ledger(game);
        game.listen(ledger);
        int[] decision = {0};
        RandomGames.finish(game, new Dice(seed), (g, move) -> {
            if (decision[0]++ % EVERY == 0) {
                checkRoads(g, ledger);
            }
        });
        checkRoads(game, ledger);
    }

    private static void checkRoads(Game game, Ledger ledger) {
        State s = TestGames.state(game);
        for (int city = 0; city < s.map.cities; city++) {
            Edition.City data = s.figures.edition.board().cities().get(city);
            equal(CityValues.of(s, city), MAP.cityValue(ledger, data), data.name());
        }
        int seat = s.turn.seat;
        int money = s.purse(seat);
        int locks = s.seats[seat].technologies;
        // second lock of the upgrade column: DM 2 less per section
        int perSection = s.figures.upgradeCost[s.era] - ((locks & 2) != 0 ? 2 : 0);
        Set<Colour> loadable = MAP.loadable(ledger);
        for (Colour colour : Colour.values()) {
            int bit = colour.bit();
            equal(
                    names(Building.targets(s, seat, bit), i -> Names.section(s.figures, i)),
                    MAP.buildable(ledger, colour, money, s.era),
                    "sections to build");
            equal(
                    names(Upgrading.targets(s, seat, bit), i -> Names.link(s.figures, i)),
                    MAP.upgradable(ledger, colour, money, perSection),
                    "links to upgrade");
            equal(
                    names(Stations.sites(s, seat, bit), i -> Names.link(s.figures, i)),
                    MAP.stationSites(ledger, colour, seat),
                    "sites of stations");
            equal((Loading.colours(s, seat) & bit) != 0, loadable.contains(colour), "depots");
            equal(Eras.budget(s, colour.ordinal()), MAP.budget(ledger, colour), "budget");
        }
    }

    private static Set<String> names(long mask, IntFunction<String> name) {
        Set<String> names = new HashSet<>();
        for (long bits = mask; bits != 0; bits &= bits - 1) {
            names.add(name.apply(Long.numberOfTrailingZeros(bits)));
        }
        return names;
    }

    private static void equal(Object engine, Object slow, String what) {
        if (!engine.equals(slow)) {
            assertThat(engine).as(what).isEqualTo(slow);
        }
    }

    @ParameterizedTest
    @MethodSource("tables")
    @Rule("ROUTE-1")
    void routesAgree(int players, long seed) {
        Game game = RandomGames.newGame(players, seed);
        Ledger ledger = new Ledger(game);
        int[] era = {1};
        game.listen(event -> {
            ledger.on(event);
            if (event instanceof autobahn.engine.Event.RouteChecked checked) {
                String[] ends = checked.route().split("-", -1);
                equal(checked.status(), status(ledger, ends[0], ends[1]), checked.route());
            }
        });
        RandomGames.finish(game, new Dice(seed), (g, move) -> {
            if (g.era() != era[0]) {
                era[0] = g.era();
                checkAllRoutes(g, ledger);
            }
        });
        checkAllRoutes(game, ledger);
    }

    private static int status(Ledger ledger, String from, String to) {
        return MAP.routeStatus(ledger, spaced(from), spaced(to));
    }

    private static String spaced(String city) {
        return city.equals("BadHersfeld") ? "Bad Hersfeld" : city;
    }

    private static void checkAllRoutes(Game game, Ledger ledger) {
        State s = TestGames.state(game);
        RoadMap map = s.map;
        for (int route = 0; route < s.figures.routeFrom.length; route++) {
            int from = s.figures.routeFrom[route];
            int to = s.figures.routeTo[route];
            equal(Routes.status(s, from, to), MAP.routeStatus(ledger, map.cityName[from], map.cityName[to]), "route");
        }
    }

    @ParameterizedTest
    @MethodSource("tables")
    @Rule("SCORE-1")
    void pointsAgree(int players, long seed) {
        Game game = RandomGames.newGame(players, seed);
        Ledger ledger = new Ledger(game);
        game.listen(ledger);
        RandomGames.finish(game, new Dice(seed), (g, move) -> {});
        for (Score score : game.scores()) {
            Ledger.Account account = ledger.accounts.get(score.seat());
            int points = 2 * account.lobby;
            int floors = TestGames.state(game).seats[score.seat()].floors;
            for (int floor = 1; floor <= 3; floor++) {
                int seated = account.offices.values().stream()
                        .mapToInt(Integer::intValue)
                        .sum();
                points += has(floors, Department.NETWORK, floor) ? floor * seated : 0;
                points += has(floors, Department.TRADE, floor) ? floor * account.countries.size() : 0;
                points += has(floors, Department.SERVICE, floor) ? floor * account.stations.size() : 0;
                points += has(floors, Department.FINANCE, floor) ? floor * (account.money / 20) : 0;
            }
            assertThat(score.total()).isEqualTo(points).isEqualTo(game.points(score.seat()));
        }
    }

    private static boolean has(int floors, Department department, int floor) {
        return (floors >>> 3 * department.ordinal() + floor - 1 & 1) != 0;
    }
}
