package autobahn.rules.game;

import static org.assertj.core.api.Assertions.assertThat;

import autobahn.engine.Decision;
import autobahn.engine.Game;
import autobahn.engine.MoveType;
import autobahn.engine.TestGames;
import autobahn.engine.internal.chapter.truck.Trucks;
import autobahn.engine.internal.state.RoadMap;
import autobahn.engine.internal.state.Seat;
import autobahn.engine.internal.state.State;
import autobahn.rules.Rule;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Where trucks end in phase 3: every path by brute force, against what DRIVE, STOP and DELIVER moves lead to. */
@Rule({"MOVE-3", "MOVE-4", "DELIV-1"})
class TruckReachTest {
    static Stream<Arguments> tables() {
        return RandomGames.tables(20);
    }

    @ParameterizedTest
    @MethodSource("tables")
    void movesReachEveryEndAndNoOther(int players, long seed) {
        int[] checked = {0};
        RandomGames.random(players, seed, (game, move) -> {
            if (game.decision() == Decision.TRUCKS) {
                State s = TestGames.state(game);
                for (int truck = 0; truck < Seat.TRUCKS; truck++) {
                    if ((Trucks.toMove(s, s.turn.seat) >>> truck & 1) != 0) {
                        checked[0]++;
                        assertThat(byMoves(game, truck)).isEqualTo(byPaths(s, truck));
                    }
                }
            }
        });
        assertThat(checked[0]).isPositive();
    }

    private static Set<String> byPaths(State s, int truck) {
        Set<String> ends = new TreeSet<>();
        int place = s.seats[s.turn.seat].truckPlace[truck];
        walk(s, truck, place, Trucks.phaseSteps(s, s.turn.seat, truck), ends);
        return ends;
    }

    private static void walk(State s, int truck, int place, int steps, Set<String> ends) {
        if (steps == 0) {
            return;
        }
        RoadMap map = s.map;
        for (int next = 0; next < map.sections; next++) {
            boolean built = (s.built >>> next & 1) != 0;
            if (built && next != place && adjacent(map, place, next)) {
                if (!occupied(s, truck, next)) {
                    ends.add("at " + next);
                }
                walk(s, truck, next, steps - 1, ends);
            }
        }
        if (place < Seat.DEPOT) {
            for (int city = 0; city < map.cities; city++) {
                if ((map.sectionCities[place] >>> city & 1) != 0 && map.cityCountry[city] != RoadMap.NONE) {
                    ends.add("in " + map.cityCountry[city]);
                }
            }
        }
    }

    private static boolean adjacent(RoadMap map, int place, int next) {
        if (place >= Seat.DEPOT) {
            return (map.sectionCities[next] >>> map.depotCity[place - Seat.DEPOT] & 1) != 0;
        }
        return map.sectionLink[place] == map.sectionLink[next]
                || (map.sectionCities[place] & map.sectionCities[next]) != 0;
    }

    private static boolean occupied(State s, int truck, int section) {
        for (int seat = 0; seat < s.seatCount; seat++) {
            for (int t = 0; t < Seat.TRUCKS; t++) {
                if ((seat != s.turn.seat || t != truck) && s.seats[seat].truckPlace[t] == section) {
                    return true;
                }
            }
        }
        return false;
    }

    private static Set<String> byMoves(Game game, int truck) {
        Set<String> ends = new TreeSet<>();
        for (int move : game.moves()) {
            if (moves(move, truck)) {
                follow(game, move, truck, ends);
            }
        }
        return ends;
    }

    private static boolean moves(int move, int truck) {
        MoveType type = MoveType.of(move);
        return (type == MoveType.DRIVE || type == MoveType.DELIVER) && MoveType.a(move) == truck;
    }

    private static void follow(Game game, int move, int truck, Set<String> ends) {
        if (MoveType.of(move) == MoveType.DELIVER) {
            ends.add("in " + MoveType.b(move));
            return;
        }
        Game next = game.copy();
        next.play(move);
        int at = TestGames.state(next).seats[game.seatInTurn()].truckPlace[truck];
        seeToStations(next);
        if (next.decision() != Decision.DRIVE) {
            ends.add("at " + at);
            return;
        }
        for (int further : next.moves()) {
            if (MoveType.of(further) == MoveType.STOP) {
                ends.add("at " + at);
            } else {
                follow(next, further, truck, ends);
            }
        }
    }

    /** Chooses bonuses on the way so that no truck moves by them. */
    private static void seeToStations(Game game) {
        while (!Set.of("DRIVE", "TRUCKS", "END_TURN").contains(String.valueOf(game.decision()))) {
            int[] moves = game.moves();
            int last = moves[moves.length - 1];
            game.play(MoveType.of(last) == MoveType.PASS ? last : moves[0]);
        }
    }
}
