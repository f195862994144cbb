package autobahn.bots;

import autobahn.engine.Facts;
import autobahn.engine.Game;
import autobahn.engine.edition.Bonus;
import autobahn.engine.edition.BonusKind;
import autobahn.engine.edition.Department;
import autobahn.engine.edition.Edition;
import autobahn.engine.edition.Goods;
import java.util.Arrays;
import java.util.List;

/** Measures the {@link Term}s of a seat's position. Keeps scratch space: one instance per thread. */
final class Terms {
    private static final int COLOURS = 7;
    private static final int FIRST_FLOORS = 0b001001001001001001;
    private static final int AUTOBOT_DEPARTMENTS = 3;
    /** Floors added up, by the bits of a department's floors. */
    private static final int[] FLOOR_SUM = {0, 1, 2, 3, 3, 4, 5, 6};

    private static final int UNREACHED = 20;
    private static final double[] NEARER = new double[UNREACHED + 1];
    private static final double[] CONNECTED = new double[UNREACHED + 1];
    private static final Department[] DEPARTMENTS = Department.values();

    static {
        double nearer = 1;
        double connected = 1;
        for (int i = 0; i <= UNREACHED; i++, nearer *= 0.85, connected *= 0.7) {
            NEARER[i] = nearer;
            CONNECTED[i] = connected;
        }
    }

    private final BonusWorth worth;
    private final long basicCards;
    private final int[] rewardStatus;
    private final Bonus[] rewards;
    private final RoadFacts roads;
    private final int[] units = new int[DEPARTMENTS.length];

    /** The result of {@link #measure}. */
    final double[] values = new double[Term.COUNT];

    Terms(Edition edition) {
        worth = new BonusWorth(edition);
        List<Edition.ActionCard> cards = edition.cards().actionCards();
        long basic = 0;
        for (int i = 0; i < cards.size(); i++) {
            basic |= cards.get(i).deck() == autobahn.engine.edition.CardDeck.BASIC ? 1L << i : 0;
        }
        basicCards = basic;
        rewardStatus = edition.cards().routeRewards().stream()
                .mapToInt(r -> r.status() == null ? RoadFacts.FAR - 1 : r.status())
                .toArray();
        rewards = edition.cards().routeRewards().stream()
                .map(Edition.RouteReward::bonus)
                .toArray(Bonus[]::new);
        roads = new RoadFacts(
                edition.cards().routes().size(),
                edition.trade().countries().size(),
                edition.board().cities().size(),
                edition.board().links().size());
    }

    /** Fills {@link #values} for a seat. */
    void measure(Game game, int seat) {
        Facts f = game.facts();
        roads.look(f);
        double[] v = values;
        Arrays.fill(v, 0);
        v[Term.CONSTANT.ordinal()] = 1;
        if (f.seat(seat).isAutobot()) {
            autobot(game, f, seat);
            return;
        }
        v[Term.POINTS.ordinal()] = game.points(seat);
        v[Term.MONEY.ordinal()] = f.seat(seat).money() * 0.1;
        v[Term.INCOME.ordinal()] = income(f, seat) * 0.1;
        v[Term.INCOME_SOON.ordinal()] = v[Term.INCOME.ordinal()] * f.eraDone();
        route(f, seat);
        v[Term.DEVELOPMENT.ordinal()] = worth.ahead[f.seat(seat).development()];
        for (int space = 1; space < 5; space++) {
            v[Term.LIMIT_STATION.ordinal() + space - 1] = f.seat(seat).tileLevel(space);
        }
        int technologies = f.seat(seat).technologies();
        for (int bits = technologies; bits != 0; bits &= bits - 1) {
            v[Term.NETWORK_1.ordinal() + Integer.numberOfTrailingZeros(bits)] = 1;
        }
        administration(f, seat);
        v[Term.SUPPLY.ordinal()] = Math.min(8, f.seat(seat).supply());
        v[Term.HAND.ordinal()] = Math.min(6, Long.bitCount(f.seat(seat).hand()));
        v[Term.CARDS.ordinal()] =
                Long.bitCount((f.seat(seat).hand() | f.seat(seat).played()) & ~basicCards);
        trucks(f, seat);
        int board = f.seat(seat).deliveryBoard();
        double claims = 0;
        for (int bits = f.seat(seat).claimable(); bits != 0; bits &= bits - 1) {
            claims += worth.wish[board][Integer.numberOfTrailingZeros(bits)];
        }
        v[Term.CLAIMS.ordinal()] = claims;
        double tiles = 0;
        for (int bits = f.seat(seat).tileKinds(); bits != 0; bits &= bits - 1) {
            int kind = Integer.numberOfTrailingZeros(bits);
            tiles += f.seat(seat).tiles(kind) * worth.tile[kind];
        }
        v[Term.TILES.ordinal()] = tiles;
        v[Term.FUNDING.ordinal()] = f.seat(seat).supply() > 0 ? ~f.seat(seat).funded() >>> game.era() - 1 & 1 : 0;
        v[Term.TOKENS.ordinal()] = Integer.bitCount(f.seat(seat).tokens());
        v[Term.EXTRA_TOKENS.ordinal()] = f.seat(seat).extraTokens();
        v[Term.TRIGGER.ordinal()] = f.trigger() == seat ? 1 : 0;
    }

    /** What an office would divide now, in the game that was measured last. */
    int budget(Facts f, int colour) {
        return roads.budget(f, colour);
    }

    private void autobot(Game game, Facts f, int seat) {
        double[] v = values;
        v[Term.AUTOBOT_POINTS.ordinal()] = game.points(seat);
        v[Term.AUTOBOT_OFFICES.ordinal()] = f.seat(seat).inOffices();
        v[Term.AUTOBOT_COUNTRIES.ordinal()] = Integer.bitCount(f.seat(seat).delivered());
        v[Term.AUTOBOT_STATIONS.ordinal()] = f.seat(seat).stationsBuilt();
        v[Term.AUTOBOT_LOBBY.ordinal()] = Math.min(3, f.seat(seat).lobby());
        for (int d = 0; d < AUTOBOT_DEPARTMENTS; d++) {
            v[Term.AUTOBOT_FLOORS.ordinal()] += FLOOR_SUM[f.seat(seat).floors() >>> Facts.FLOORS * d & 7];
        }
        v[Term.AUTOBOT_DEVELOPMENT.ordinal()] = worth.ahead[f.seat(seat).development()];
        for (int truck = 0; truck < 2; truck++) {
            v[Term.AUTOBOT_TRUCKS_LOADED.ordinal()] += f.seat(seat).truckPlace(truck) == Facts.OFF ? 0 : 1;
        }
    }

    private int income(Facts f, int seat) {
        int sum = 0;
        for (int colour = 0; colour < COLOURS; colour++) {
            int own = f.employees(colour, seat);
            if (own > 0) {
                sum += roads.budget(f, colour) / f.employees(colour) * own;
            }
        }
        return sum;
    }

    private void route(Facts f, int seat) {
        int route = f.seat(seat).route();
        if (route == Facts.NONE) {
            return;
        }
        int missing = roads.missing(f, route);
        values[Term.ROUTE_NEAR.ordinal()] = missing >= UNREACHED ? 0 : CONNECTED[missing];
        if (missing == 0) {
            int status = roads.status(f, route);
            for (int i = 0; i < rewards.length; i++) {
                if (status <= rewardStatus[i]) {
                    boolean money = rewards[i].kind() == BonusKind.DM;
                    values[(money ? Term.ROUTE_MONEY : Term.ROUTE_PROMOTIONS).ordinal()] +=
                            money ? rewards[i].amount() * 0.1 : rewards[i].amount();
                }
            }
        }
    }

    private void administration(Facts f, int seat) {
        double[] v = values;
        int lobby = f.seat(seat).lobby();
        int floors = f.seat(seat).floors();
        int open = f.seat(seat).access() & ~f.fullFloors() & ~floors;
        v[Term.LOBBY.ordinal()] = Math.min(3, lobby);
        for (int d = 0; d < units.length; d++) {
            units[d] = f.seat(seat).unit(DEPARTMENTS[d]);
            int there = floors >>> Facts.FLOORS * d & 7;
            if (d < 4) {
                v[Term.NETWORK_FLOORS.ordinal() + d] = FLOOR_SUM[there];
                v[Term.NETWORK_PROSPECT.ordinal() + d] = 0.1 * units[d] * FLOOR_SUM[open >>> Facts.FLOORS * d & 7];
            }
        }
        v[Term.OFFICES.ordinal()] = units[0];
        v[Term.COUNTRIES.ordinal()] = units[1];
        v[Term.STATIONS.ordinal()] = units[2];
        int above = floors << 1 & ~FIRST_FLOORS | (lobby > 0 ? FIRST_FLOORS : 0);
        int targets = above & open;
        double best = 0;
        for (int bits = targets; bits != 0; bits &= bits - 1) {
            int target = Integer.numberOfTrailingZeros(bits);
            best = Math.max(best, units[target / Facts.FLOORS] - (target % Facts.FLOORS == 0 ? 2 : 0));
        }
        v[Term.BEST_PROMOTION.ordinal()] = best;
        v[Term.PROMOTABLE.ordinal()] = targets == 0 ? 0 : 1;
    }

    private void trucks(Facts f, int seat) {
        for (int truck = 0; truck < f.seat(seat).usableTrucks(); truck++) {
            int place = f.seat(seat).truckPlace(truck);
            if (place != Facts.OFF) {
                values[Term.TRUCKS_LOADED.ordinal()]++;
                if (f.seat(seat).truckGoods(truck) == Goods.WINE.ordinal()) {
                    wine(f, seat, place);
                } else {
                    freight(f, seat, place, f.seat(seat).truckGoods(truck));
                }
            }
        }
    }

    /** Finds where a truck does best. */
    private void freight(Facts f, int seat, int place, int goods) {
        int[] steps = roads.stepsAbroad(f, place);
        double best = 0;
        double bestCountry = 0;
        double bestBonus = 0;
        for (int country = 0; country < steps.length; country++) {
            if (steps[country] <= UNREACHED) {
                double isNew = f.seat(seat).delivered() >>> country & 1 ^ 1;
                double bonus = deliveryWorth(f, seat, country, goods);
                double nearer = NEARER[steps[country]];
                double total = nearer * (4 * isNew + bonus);
                if (total > best) {
                    best = total;
                    bestCountry = nearer * isNew;
                    bestBonus = nearer * bonus;
                }
            }
        }
        values[Term.TRUCK_COUNTRY.ordinal()] += bestCountry;
        values[Term.TRUCK_BONUS.ordinal()] += bestBonus;
    }

    private double deliveryWorth(Facts f, int seat, int country, int goods) {
        double tile = f.deliveryTiles(country) > 0 ? 1.5 : 0;
        int board = f.seat(seat).deliveryBoard();
        if (goods == Goods.PHARMACEUTICALS.ordinal()) {
            if ((f.pharmaceuticals() >>> country & 1) == 0) {
                return tile + worth.pharmaceuticals[country];
            }
        } else if (worth.wishGoods[board][country] == goods
                && ((f.seat(seat).claimable() | f.seat(seat).claimed()) >>> country & 1) == 0) {
            return tile + worth.wish[board][country];
        }
        return tile + ((f.seat(seat).paid() >>> country & 1) == 0 ? worth.money[country] : 0);
    }

    /** Wine is worth a promotion or two and counts for Trade. */
    private void wine(Facts f, int seat, int place) {
        int goal = f.seat(seat).wineGoal();
        if (goal == Facts.NONE || place >= Facts.DEPOT) {
            return;
        }
        long home = f.map().citySections(goal);
        long ring = 1L << place;
        long reached = ring;
        for (int steps = 0; ring != 0 && steps < UNREACHED; steps++) {
            if ((ring & home) != 0) {
                values[Term.TRUCK_COUNTRY.ordinal()] += NEARER[steps];
                values[Term.TRUCK_BONUS.ordinal()] += 6 * NEARER[steps];
                return;
            }
            long next = 0;
            for (long bits = ring; bits != 0; bits &= bits - 1) {
                next |= f.map().sectionAdjacent(Long.numberOfTrailingZeros(bits));
            }
            ring = next & f.built() & ~reached;
            reached |= ring;
        }
    }
}
