package autobahn.engine.internal.state;

import autobahn.engine.Extra;
import autobahn.engine.Outcome;
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
    public static String city(Figures figures, int city) {
        return figures.map.cityName[city].replace(" ", "");
    }

    public static String link(Figures figures, int link) {
        return city(figures, figures.map.linkFrom[link]) + "-" + city(figures, figures.map.linkTo[link]);
    }

    /** The link from the near city to the far one: a section of a two-section link lies next to the first. */
    public static String section(Figures figures, int section) {
        RoadMap map = figures.map;
        int link = map.sectionLink[section];
        boolean second = map.linkLength[link] == 2 && map.sectionSibling[section] < section;
        int near = second ? map.linkTo[link] : map.linkFrom[link];
        int far = second ? map.linkFrom[link] : map.linkTo[link];
        return city(figures, near) + "-" + city(figures, far);
    }

    public static String depot(Figures figures, int depot) {
        return colour(figures.map.depotColour[depot]) + " " + city(figures, figures.map.depotCity[depot]);
    }

    public static String colour(int colour) {
        return word(Colour.values()[colour]);
    }

    public static String route(Figures figures, int route) {
        return city(figures, figures.routeFrom[route]) + "-" + city(figures, figures.routeTo[route]);
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
    public static String wineCard(Figures figures, int card) {
        return (figures.edition.modules().wineCards().get(card).country() + "-").replace(" ", "")
                + city(figures, figures.wineGoal[card]);
    }

    /** What chance turned up: its kind, and which one of them. */
    public static String outcome(Figures figures, int outcome) {
        int member = figures.outcomes.member(outcome);
        Outcome kind = figures.outcomes.kind(outcome);
        String name = switch (kind) {
            case TILE -> bonus(figures.tileBonus[member]);
            case CARD -> figures.cardId[member];
            case BOARD -> figures.edition.trade().boards().get(member).name();
            case START -> Integer.toString(member + 1);
            case ROUTE -> route(figures, member);
            case TASK ->
                Integer.toString(figures.edition.solo().tasks().get(member).value());
            case WINE -> wineCard(figures, member);
        };
        return word(kind) + " " + name.replace(" ", "");
    }

    public static String country(Figures figures, int country) {
        return figures.edition.trade().countries().get(country).name().replace(" ", "");
    }
}
