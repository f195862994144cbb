package autobahn.rules.game;

import autobahn.engine.Feature;
import autobahn.engine.Options;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;

/** Options of all kinds: random pairs of modules and stretch content, everything at once, random settings of Autobot. */
final class RandomOptions {
    private static final Feature[] FEATURES = Feature.values();

    private RandomOptions() {}

    static Options random(int players, long seed) {
        Dice dice = new Dice(seed ^ players);
        Set<Feature> features = switch (dice.below(4)) {
            case 0, 1 -> pair(dice);
            case 2 -> everything(dice);
            default -> some(dice);
        };
        return new Options(players, players == 1 ? solo(dice) : null, features);
    }

    /** All modules and stretch content that fit together; settings of Autobot at random. */
    static Options everything(int players, long seed) {
        Dice dice = new Dice(seed ^ players);
        return new Options(players, players == 1 ? solo(dice) : null, everything(dice));
    }

    /** Every pair of features that fits together. */
    static List<Set<Feature>> pairs() {
        List<Set<Feature>> pairs = new ArrayList<>();
        for (Feature one : FEATURES) {
            for (Feature two : FEATURES) {
                if (one.compareTo(two) < 0 && fits(EnumSet.of(one, two))) {
                    pairs.add(EnumSet.of(one, two));
                }
            }
        }
        return pairs;
    }

    private static boolean fits(Set<Feature> features) {
        return !features.containsAll(EnumSet.of(Feature.PLANNING, Feature.CUSTOMS));
    }

    private static Set<Feature> pair(Dice dice) {
        List<Set<Feature>> pairs = pairs();
        return pairs.get(dice.below(pairs.size()));
    }

    private static Set<Feature> everything(Dice dice) {
        Set<Feature> features = EnumSet.allOf(Feature.class);
        features.remove(dice.below(2) == 0 ? Feature.PLANNING : Feature.CUSTOMS);
        return features;
    }

    private static Set<Feature> some(Dice dice) {
        Set<Feature> features = EnumSet.noneOf(Feature.class);
        for (Feature feature : FEATURES) {
            if (dice.below(2) == 0) {
                features.add(feature);
            }
        }
        if (!fits(features)) {
            features.remove(Feature.PLANNING);
        }
        return features;
    }

    private static Options.Solo solo(Dice dice) {
        return new Options.Solo(
                dice.below(2) == 0, dice.below(2) == 0, dice.below(2) == 0, dice.below(2) == 0, dice.below(3));
    }
}
