package autobahn.engine.internal.position;

import autobahn.engine.Position;
import autobahn.engine.PositionFault;
import autobahn.engine.edition.ActionSpace;
import autobahn.engine.internal.chapter.office.Promotions;
import autobahn.engine.internal.lexicon.Lexicon;
import autobahn.engine.internal.lexicon.Masks;
import autobahn.engine.internal.lexicon.Places;
import autobahn.engine.internal.state.Autobot;
import autobahn.engine.internal.state.Bits;
import autobahn.engine.internal.state.Figures;
import autobahn.engine.internal.state.Floors;
import autobahn.engine.internal.state.Names;
import autobahn.engine.internal.state.PositionFaults;
import autobahn.engine.internal.state.RoadMap;
import autobahn.engine.internal.state.Seat;
import autobahn.engine.internal.state.State;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Reads what lies in front of one player. */
final class PlayerReader {
    /** Nobody earns a fraction of it, and sums of it stay far from overflowing. */
    private static final int MOST_MONEY = 1_000_000;

    private static final int MANY = 99;

    private final Position.Player player;
    private final State s;
    private final int seat;
    private final Seat p;
    private final String place;
    private final Lexicon words;
    private final PositionFaults faults;

    private PlayerReader(Position.Player player, State s, int seat, Lexicon words, PositionFaults faults) {
        this.player = player;
        this.s = s;
        this.seat = seat;
        this.p = s.seats[seat];
        this.place = Places.player(seat) + ".";
        this.words = words;
        this.faults = faults;
    }

    static void read(Position.Player player, State s, int seat, Lexicon words, PositionFaults faults) {
        PlayerReader reader = new PlayerReader(player, s, seat, words, faults);
        reader.readEmployees();
        reader.readCards();
        reader.readTechnologies();
        reader.readTrucks();
        reader.readDeliveries();
        ModulesReader.readPlayer(player, s, reader.p, reader.place, words, faults);
    }

    private int number(int value, int most, String name) {
        return faults.range(value, 0, most, place + name);
    }

    private long mask(List<String> names, Lexicon.Kind kind, String name) {
        return Masks.mask(names, kind, place + name, faults);
    }

    private void readEmployees() {
        p.money = number(player.money(), MOST_MONEY, "money");
        p.supply = number(player.supply(), MANY, "supply");
        p.lobby = number(player.lobby(), MANY, "lobby");
        player.departments().forEach((department, floors) -> {
            String name = place + "departments." + Names.word(department);
            p.floors |= Floors.in(department.ordinal(), Masks.ordinals(floors, Promotions.FLOORS, name, faults));
        });
        p.funded = Masks.ordinals(player.funding(), s.figures.eraEnd.length, place + "funding", faults);
        p.development = number(player.development(), s.figures.track.length - 1, "development");
    }

    private void readCards() {
        List<String> hand = player.hand();
        faults.check(hand != null, place + "hand", PositionFault.HANDS);
        p.hand = hand == null ? 0 : mask(hand, words.card, "hand");
        player.played().forEach((space, cards) -> {
            p.played[space.ordinal()] = mask(cards, words.card, "played." + Names.word(space));
        });
        p.yellowAside = player.yellowAside();
        for (ActionSpace space : ActionSpace.values()) {
            Integer cones = player.cones().get(space);
            String name = "cones." + Names.word(space);
            boolean tile = space != ActionSpace.UNLOCK;
            faults.check(
                    (cones != null) == tile, place + name, tile ? PositionFault.MISSING : PositionFault.NO_ACTION_TILE);
            if (tile && cones != null) {
                int level = PlayerWriter.CONES - number(cones, PlayerWriter.CONES, name);
                p.tileLevels |= (int) Bits.nibbleAt(space.ordinal(), level);
            }
        }
    }

    private void readTechnologies() {
        p.tokens = Masks.enums(player.tokens(), place + "tokens", faults);
        p.extraTokens = number(player.extraTokens(), MANY, "extraTokens");
        player.technologies().forEach((department, locks) -> {
            String name = "technologies." + Names.word(department);
            int column = 0;
            while (column < Figures.COLUMNS && s.figures.columnDepartment[column] != department.ordinal()) {
                column++;
            }
            faults.check(column < Figures.COLUMNS, place + name, PositionFault.NO_COLUMN);
            long open = mask(locks, words.lock, name);
            p.technologies |= column < Figures.COLUMNS ? (int) Bits.nibbleAt(column, (int) open) : 0;
        });
        p.stations = mask(player.stations(), words.link, "stations");
        p.stationsBuilt = Long.bitCount(p.stations);
    }

    private void readTrucks() {
        p.usableTrucks = faults.range(player.trucks().size(), 1, Seat.TRUCKS, place + "trucks.size");
        for (int i = 0; i < Math.min(Seat.TRUCKS, player.trucks().size()); i++) {
            String name = place + "trucks[" + i + "]";
            Position.Truck truck = player.trucks().get(i);
            String at = truck.at();
            faults.check(
                    (at == null) == (truck.goods() == null),
                    name + ".goods",
                    at == null ? PositionFault.EMPTY_TRUCK : PositionFault.LOADED_TRUCK);
            if (at != null) {
                p.truckPlace[i] = Places.read(at, words, name + ".at", faults);
                p.truckGoods[i] = truck.goods() == null ? 0 : truck.goods().ordinal();
            }
            readDestination(truck.destination(), i, name + ".destination");
        }
    }

    private void readDestination(@Nullable String country, int truck, String name) {
        Autobot bot = s.isAutobot(seat) ? s.autobot : null;
        if (bot == null) {
            faults.check(country == null, name, PositionFault.AUTOBOT_TRUCKS);
        } else {
            bot.destination[truck] =
                    country == null ? RoadMap.NONE : Masks.number(country, words.country, name, faults);
        }
    }

    private void readDeliveries() {
        p.deliveryBoard = Masks.number(player.deliveryBoard(), words.board, place + "deliveryBoard", faults);
        p.claimable = (int) mask(player.claimable(), words.country, "claimable");
        p.claimed = (int) mask(player.claimed(), words.country, "claimed");
        p.paid = (int) mask(player.paid(), words.country, "paid");
        p.delivered = (int) mask(player.delivered(), words.country, "delivered");
        p.tiles = Masks.packed(player.tiles(), words.tile, place + "tiles", faults);
        p.tilesTaken = number(player.tilesTaken(), MANY, "tilesTaken");
        String route = player.route();
        p.route = route == null ? RoadMap.NONE : Masks.number(route, words.route, place + "route", faults);
    }
}
