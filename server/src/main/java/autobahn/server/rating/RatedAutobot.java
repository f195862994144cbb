package autobahn.server.rating;

import autobahn.engine.Feature;
import autobahn.engine.Options;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** Autobot as an opponent that has a rating: another one for each of its settings, and for what is added to the game. */
public final class RatedAutobot {
    /** What the names of all begin with. */
    public static final String PREFIX = "autobot:";

    private RatedAutobot() {}

    /** Such as {@code autobot:hard+faster-trucks+wine}. */
    public static String id(Options.Solo settings, Options options) {
        List<String> parts = new ArrayList<>();
        parts.add(settings.hard() ? "hard" : "easy");
        if (settings.fasterTrucks()) {
            parts.add("faster-trucks");
        }
        if (settings.developOnPassing()) {
            parts.add("develop-on-passing");
        }
        if (settings.developOnSkipping()) {
            parts.add("develop-on-skipping");
        }
        if (settings.promotions() > 0) {
            parts.add("promotions-" + settings.promotions());
        }
        for (Feature feature : Feature.values()) {
            if (options.has(feature)) {
                parts.add(feature.name().toLowerCase(Locale.ROOT).replace('_', '-'));
            }
        }
        return PREFIX + String.join("+", parts);
    }
}
