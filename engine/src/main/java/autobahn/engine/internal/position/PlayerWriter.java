package autobahn.engine.internal.position;

import autobahn.engine.Position;
import autobahn.engine.edition.ActionSpace;
import autobahn.engine.edition.Colour;
import autobahn.engine.edition.Department;
import autobahn.engine.edition.Goods;
import autobahn.engine.internal.chapter.wine.Wine;
import autobahn.engine.internal.lexicon.Lexicon;
import autobahn.engine.internal.lexicon.Masks;
import autobahn.engine.internal.lexicon.Places;
import autobahn.engine.internal.state.Figures;
import autobahn.engine.internal.state.Floors;
import autobahn.engine.internal.state.RoadMap;
import autobahn.engine.internal.state.Seat;
import autobahn.engine.internal.state.State;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Puts into words what lies in front of one player. */
final class PlayerWriter {
    /** Cones on an action tile that nobody has touched. */
    static final int CONES = 2;

    private PlayerWriter() {}

    static Position.Player write(State s, int seat, Lexicon words, Sight sight) {
        Seat p = s.seats[seat];
        return new Position.Player(
                p.money,
                p.supply,
                p.lobby,
                Masks.byConstant(
                        Department.class,
                        department -> Masks.list(Floors.only(p.floors, department), floor -> floor + 1)),
                Masks.list(p.funded, era -> era + 1),
                p.development,
                sight.hand(seat) ? Masks.list(p.hand, words.card::name) : null,
                Masks.byConstant(ActionSpace.class, space -> Masks.list(p.played[space], words.card::name)),
                p.yellowAside,
                cones(p),
                Masks.constants(p.tokens, Colour.values()),
                p.extraTokens,
                technologies(s, p, words),
                Masks.list(p.stations, words.link::name),
                trucks(s, seat, words),
                words.board.name(p.deliveryBoard),
                Masks.list(p.claimable, words.country::name),
                Masks.list(p.claimed, words.country::name),
                Masks.list(p.paid, words.country::name),
                Masks.list(p.delivered, words.country::name),
                Masks.counts(p.tiles, words.tile),
                p.tilesTaken,
                p.route == RoadMap.NONE ? null : words.route.name(p.route),
                s.withWine ? wine(p, words, sight.wineCard(seat)) : null,
                s.withTraffic ? p.trafficTokens : null);
    }

    private static Map<ActionSpace, Integer> cones(Seat p) {
        Map<ActionSpace, Integer> cones = new EnumMap<>(ActionSpace.class);
        for (ActionSpace space : ActionSpace.values()) {
            if (space != ActionSpace.UNLOCK) {
                cones.put(space, CONES - p.tileLevel(space.ordinal()));
            }
        }
        return cones;
    }

    private static Map<Department, List<String>> technologies(State s, Seat p, Lexicon words) {
        Map<Department, List<String>> technologies = new EnumMap<>(Department.class);
        for (int column = 0; column < Figures.COLUMNS; column++) {
            int open = p.openLocks(column);
            if (open != 0) {
                technologies.put(
                        Department.values()[s.figures.columnDepartment[column]], Masks.list(open, words.lock::name));
            }
        }
        return technologies;
    }

    private static Position.Wine wine(Seat p, Lexicon words, boolean seen) {
        boolean shown = p.wineCard != RoadMap.NONE && (seen || p.wine != Wine.HIDDEN);
        return new Position.Wine(shown ? words.wine.name(p.wineCard) : null, Position.WineState.values()[p.wine]);
    }

    private static List<Position.Truck> trucks(State s, int seat, Lexicon words) {
        Seat p = s.seats[seat];
        List<Position.Truck> trucks = new ArrayList<>();
        for (int truck = 0; truck < p.usableTrucks; truck++) {
            int place = p.truckPlace[truck];
            trucks.add(
                    place == Seat.OFF
                            ? new Position.Truck(null, null, null)
                            : new Position.Truck(
                                    Places.name(place, words),
                                    Goods.values()[p.truckGoods[truck]],
                                    destination(s, seat, truck, words)));
        }
        return trucks;
    }

    private static @Nullable String destination(State s, int seat, int truck, Lexicon words) {
        int country = s.autobot == null || !s.isAutobot(seat) ? RoadMap.NONE : s.autobot.destination[truck];
        return country == RoadMap.NONE ? null : words.country.name(country);
    }
}
