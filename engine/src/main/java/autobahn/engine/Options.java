package autobahn.engine;

import java.util.EnumSet;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * What a table has agreed on before the game.
 *
 * @param players people at the table, 1 to 4; alone one plays against Autobot
 * @param solo Autobot's settings, exactly when one plays alone
 * @param features content added to the base game
 * @param dealtByHand true if people enter what chance says ({@link #byHand}), else null
 */
public record Options(
        int players,
        @Nullable Solo solo,
        Set<Feature> features,
        @Nullable Boolean dealtByHand) {

    /**
     * Autobot's difficulty (SOLO-15), each part on its own.
     *
     * @param promotions automatic promotions at the ends of the eras: 0 the usual ones, 1 and 2 more of them
     */
    public record Solo(
            boolean hard, boolean fasterTrucks, boolean developOnPassing, boolean developOnSkipping, int promotions) {
        public Solo {
            if (promotions < 0 || promotions > 2) {
                throw new IllegalArgumentException("solo promotions are 0, 1 or 2, not " + promotions);
            }
        }

        /** The easy board and nothing harder. */
        public static Solo easy() {
            return new Solo(false, false, false, false, 0);
        }
    }

    public Options {
        if (players < 1 || players > 4) {
            throw new IllegalArgumentException("Autobahn is for 1 to 4 players, not " + players);
        }
        if ((solo != null) != (players == 1)) {
            throw new IllegalArgumentException(
                    players == 1
                            ? "one player plays against Autobot: solo settings are missing"
                            : "Autobot plays with one player only, not with " + players);
        }
        if (features.contains(Feature.PLANNING) && features.contains(Feature.CUSTOMS)) {
            throw new IllegalArgumentException("Planning and Customs are two sides of one board: choose one of them");
        }
        features = features.isEmpty() ? Set.of() : Set.copyOf(EnumSet.copyOf(features));
        dealtByHand = Boolean.TRUE.equals(dealtByHand) ? true : null;
    }

    /** A table whose cards and tiles the game deals. */
    public Options(int players, @Nullable Solo solo, Set<Feature> features) {
        this(players, solo, features, null);
    }

    /** The base game. */
    public static Options players(int players) {
        return new Options(players, players == 1 ? Solo.easy() : null, Set.of());
    }

    /**
     * Whether chance is dealt by hand: wherever it has a say, the game asks for the outcome ({@link Decision#DEAL}) among
     * all that are possible by what is known. So a real table is followed, and so chance becomes explicit for research.
     */
    public boolean byHand() {
        return dealtByHand != null;
    }

    /** The same table with chance dealt by hand. */
    public Options handDealt() {
        return new Options(players, solo, features, true);
    }

    public boolean has(Feature feature) {
        return features.contains(feature);
    }

    /** Seats at the table, Autobot's included. */
    public int seats() {
        return solo == null ? players : 2;
    }
}
