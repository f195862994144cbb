package autobahn.bots;

import autobahn.edition.Editions;
import autobahn.engine.Box;
import autobahn.engine.Feature;
import autobahn.engine.Options;
import java.util.EnumSet;
import java.util.Set;

/** Tables to test at: every player count, every added content. */
final class Tables {
    static final Box BOX = new Box(Editions.standard());

    private Tables() {}

    /** One of all the ways to set up a table. */
    static Options any(Dice dice) {
        int players = 1 + dice.below(4);
        Set<Feature> features = EnumSet.noneOf(Feature.class);
        for (Feature feature : Feature.values()) {
            if (dice.below(2) == 0) {
                features.add(feature);
            }
        }
        if (features.contains(Feature.PLANNING)) {
            features.remove(Feature.CUSTOMS);
        }
        Options.Solo solo = new Options.Solo(
                dice.below(2) == 0, dice.below(2) == 0, dice.below(2) == 0, dice.below(2) == 0, dice.below(3));
        return new Options(players, players == 1 ? solo : null, features);
    }
}
