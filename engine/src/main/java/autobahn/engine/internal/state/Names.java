package autobahn.engine.internal.state;

import autobahn.engine.Extra;
import autobahn.engine.edition.Bonus;
import autobahn.engine.edition.Colour;
import java.util.Locale;

/** What things are called in notation, events and positions. */
public final class Names {
    private static final String[] LOCKS = {"1", "2", "3a", "3b"};

    private Names() {}

    /** A lock of a technology column: its level, and which of the two on the third. */
    public static String lock(int lock) {
        return LOCKS[lock];
    }

    /** A city's name in one word. */
    public static String city(Tables t, int city) {
        return t.network.cityName[city].replace(" ", "");
    }

    public static String link(Tables t, int link) {
        return city(t, t.network.linkFrom[link]) + "-" + city(t, t.network.linkTo[link]);
    }

    /** The link from the near city to the far one: a section of a two-section link lies next to the first. */
    public static String section(Tables t, int section) {
        Network n = t.network;
        int link = n.sectionLink[section];
        boolean second = n.linkLength[link] == 2 && n.sectionSibling[section] < section;
        int near = second ? n.linkTo[link] : n.linkFrom[link];
        int far = second ? n.linkFrom[link] : n.linkTo[link];
        return city(t, near) + "-" + city(t, far);
    }

    public static String depot(Tables t, int depot) {
        return colour(t.network.depotColour[depot]) + " " + city(t, t.network.depotCity[depot]);
    }

    public static String colour(int colour) {
        return word(Colour.values()[colour]);
    }

    public static String route(Tables t, int route) {
        return city(t, t.routeFrom[route]) + "-" + city(t, t.routeTo[route]);
    }

    public static String bonus(Bonus bonus) {
        String kind = word(bonus.kind());
        return switch (bonus.kind()) {
            case DEVELOP, DM, MOVE -> kind + "-" + bonus.amount();
            case PROMOTE -> bonus.amount() > 1 ? kind + "-" + bonus.amount() : kind;
            default -> kind;
        };
    }

    public static String extra(int extra) {
        return word(Extra.values()[extra]);
    }

    /** An enum constant as it is written in notation: lower case, hyphens. */
    public static String word(Enum<?> constant) {
        return constant.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /** A wine card: where the wine comes from and where it belongs. */
    public static String wineCard(Tables t, int card) {
        return (t.edition.modules().wineCards().get(card).country() + "-").replace(" ", "") + city(t, t.wineGoal[card]);
    }

    public static String country(Tables t, int country) {
        return t.edition.trade().countries().get(country).name().replace(" ", "");
    }
}
