package autobahn.bots;

import autobahn.engine.edition.Bonus;
import autobahn.engine.edition.Edition;
import java.util.List;

/** Rough worth of printed bonuses in points: the yardstick by which terms add up bonuses of several kinds. */
final class BonusWorth {
    /** What a bonus one step farther on the development track loses. */
    private static final double PATIENCE = 0.82;

    private static final int OUTLOOK = 12;

    /** Worth of what lies ahead of each space of the development track. */
    final double[] ahead;
    /** Worth of each kind of bonus tile. */
    final double[] tile;
    /** Worth of the bonus for preferred goods, by board and country. */
    final double[][] wish;

    final int[][] wishGoods;
    /** Worth of the first pharmaceuticals in each country. */
    final double[] pharmaceuticals;
    /** Worth of the DM for other goods in each country. */
    final double[] money;

    BonusWorth(Edition edition) {
        List<Bonus> track = edition.administration().track();
        int loop = edition.administration().loop();
        ahead = new double[track.size()];
        for (int space = 0; space < ahead.length; space++) {
            double weight = 1;
            for (int i = 0, at = space; i < OUTLOOK; i++, weight *= PATIENCE) {
                at = at + 1 < ahead.length ? at + 1 : loop;
                Bonus bonus = track.get(at);
                ahead[space] += bonus == null ? 0 : weight * of(bonus);
            }
        }
        tile = edition.trade().tiles().stream().mapToDouble(t -> of(t.bonus())).toArray();
        wish = edition.trade().boards().stream()
                .map(b -> b.wishes().stream().mapToDouble(w -> of(w.bonus())).toArray())
                .toArray(double[][]::new);
        wishGoods = edition.trade().boards().stream()
                .map(b -> b.wishes().stream().mapToInt(w -> w.goods().ordinal()).toArray())
                .toArray(int[][]::new);
        pharmaceuticals = edition.trade().countries().stream()
                .mapToDouble(c -> of(c.pharmaceuticals()))
                .toArray();
        money = edition.trade().countries().stream()
                .mapToDouble(c -> c.money() * 0.2)
                .toArray();
    }

    static double of(Bonus bonus) {
        int amount = bonus.amount();
        return switch (bonus.kind()) {
            case DEVELOP -> 1.5 * amount;
            case DM -> 0.2 * amount;
            case PROMOTE -> 5.0 * amount;
            case UNLOCK -> 4;
            case REPLACE -> 1.5;
            case GAIN -> 2;
            case FLIP -> 1.5;
            case REMOVE -> 1.5;
            case BUILD -> 2;
            case UPGRADE -> 2;
            case STATION -> 3;
            case LOAD -> 2;
            case MOVE -> 1;
            case SWAP -> 0.5;
            case COLOUR -> 1;
            case RECRUIT -> 2;
            case SLIDE -> 0.5;
            case EMPLOYEE -> 2;
            case FUNDING -> 4;
            case PICK_UP -> 1.5;
            case DISCARD -> 0;
        };
    }
}
