package autobahn.cli.text;

import autobahn.engine.Options;
import autobahn.engine.Position;
import autobahn.engine.edition.ActionSpace;
import autobahn.engine.edition.CardKind;
import autobahn.engine.edition.Colour;
import autobahn.engine.edition.Edition;
import autobahn.engine.edition.TechnologyKind;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** How people call what the notation writes in one word. */
public final class Words {
    private static final Pattern AMOUNT = Pattern.compile("(.+)-(\\d+)");

    /** Names that the notation joins: BadHersfeld, CzechRepublic. */
    private final Map<String, String> apart = new HashMap<>();

    public Words(Edition edition) {
        edition.board().cities().forEach(city -> split(city.name()));
        edition.trade().countries().forEach(country -> split(country.name()));
    }

    private void split(String name) {
        apart.put(name.replace(" ", ""), name);
    }

    /** A city or country. */
    public String place(String name) {
        return apart.getOrDefault(name, name);
    }

    /** A link, section or route: both places, with a dash between. */
    public String road(String name) {
        int dash = name.indexOf('-');
        return dash < 0 ? place(name) : place(name.substring(0, dash)) + "–" + place(name.substring(dash + 1));
    }

    /** A depot such as {@code black BadHersfeld}. */
    public String depot(String name) {
        int blank = name.indexOf(' ');
        return blank < 0 ? place(name) : place(name.substring(blank + 1)) + " (" + name.substring(0, blank) + ")";
    }

    /** What a truck carries and where it is. */
    String truck(Position.Truck truck) {
        String at = truck.at();
        return at == null
                ? "free"
                : (truck.goods() == null ? "empty" : word(truck.goods())) + " at "
                        + (at.contains(" ") ? depot(at) : road(at));
    }

    /** A bonus such as {@code develop-2}, as something one gets. */
    public static String bonus(String name) {
        Matcher matcher = AMOUNT.matcher(name);
        String amount = matcher.matches() ? matcher.group(2) : "1";
        return switch (matcher.matches() ? matcher.group(1) : name) {
            case "dm" -> "DM " + amount;
            case "develop" -> "develop " + amount;
            case "move" -> "move a truck " + amount;
            case "promote" -> amount.equals("1") ? "promote" : "promote " + amount + " times";
            case "replace" -> "replace a card";
            case "gain" -> "gain a card";
            case "flip" -> "flip an action tile";
            case "remove" -> "remove an action tile";
            case "build" -> "build a section";
            case "upgrade" -> "upgrade a link";
            case "station" -> "build a station";
            case "load" -> "load a truck";
            case "swap" -> "swap cards";
            case "colour" -> "change a card's colour";
            case "recruit" -> "recruit an employee";
            case "slide" -> "slide a card";
            case "employee" -> "place an employee";
            case "unlock" -> "unlock";
            default -> name.replace('-', ' ');
        };
    }

    public static String space(ActionSpace space) {
        return switch (space) {
            case UNLOCK -> "Unlock technology";
            case STATION -> "Build station";
            case LOAD -> "Load truck";
            case UPGRADE -> "Upgrade link";
            case BUILD -> "Build section";
        };
    }

    public static String technology(TechnologyKind kind) {
        return switch (kind) {
            case DEVELOP_ON_UPGRADE -> "each upgrade develops 1";
            case CHEAPER_UPGRADE -> "cheaper upgrades";
            case DEVELOP_ON_LOAD -> "each loading develops 1";
            case SECOND_TRUCK -> "a second truck";
            case DEVELOP_ON_STATION -> "each station develops 1";
            case BONUS_ON_STATION -> "each station gives its bonus";
            case GAIN_CARD -> "gain a card";
            case UPGRADE_ANYWHERE -> "upgrade anywhere";
            case LOAD_ANYWHERE -> "load anywhere and move";
            case STATION_ANYWHERE -> "build a station anywhere";
        };
    }

    /** What an action card offers besides its colours; empty for a plain one. */
    public static String card(CardKind kind) {
        return switch (kind) {
            case PLAIN, A9, A10 -> "";
            case I1 -> "build: develop 1";
            case I2 -> "upgrade: develop 1 a section";
            case I3 -> "load: truck +1 step";
            case I4 -> "also a station";
            case A1 -> "upgrade also load, load also upgrade";
            case A2 -> "pay DM 10: develop 2";
            case A3 -> "trucks +2 steps";
            case A4 -> "two sections, DM 5 less each";
            case A5 -> "DM 12";
            case A6 -> "develop 1";
            case A7 -> "also build; upgrade also load, load also upgrade";
            case A8 -> "also build; promote if it built";
            case YELLOW -> "also build";
        };
    }

    /** The decision that is due, as a heading. */
    public static String decision(String step) {
        return switch (step) {
            case "ROUTE_CARD" -> "take a route card";
            case "CLAIM" -> "claim a delivery bonus";
            case "ACTION" -> "main action";
            case "TRUCKS" -> "move trucks";
            case "END_TURN" -> "end of turn";
            case "ACTION_TILE" -> "choose an action tile";
            case "CHOOSE_STATION_BONUS" -> "choose a station bonus";
            case "DELIVERY_TILE" -> "take a delivery tile";
            case "HIRE" -> "pay to place an employee";
            case "GAIN" -> "gain a card";
            case "REPLACE" -> "replace a card";
            default -> step.toLowerCase(Locale.ROOT).replace('_', ' ');
        };
    }

    /** The autobahn's number, as on its signs. */
    public static String autobahn(Colour colour) {
        return switch (colour) {
            case RED -> "A1";
            case CYAN -> "A2";
            case ORANGE -> "A3";
            case PURPLE -> "A4/A5";
            case WHITE -> "A6";
            case BLACK -> "A7";
            case YELLOW -> "A9";
        };
    }

    /** Who sits at a seat: in the solo game the second one is Autobot's. */
    public static String player(int seat, Options options) {
        return isAutobot(seat, options) ? "Autobot" : "Player " + (seat + 1);
    }

    public static boolean isAutobot(int seat, Options options) {
        return options.solo() != null && seat == 1;
    }

    public static String word(Enum<?> constant) {
        return constant.name().toLowerCase(Locale.ROOT).replace('_', ' ');
    }

    public static String title(Enum<?> constant) {
        String word = word(constant);
        return Character.toUpperCase(word.charAt(0)) + word.substring(1);
    }

    /** Breaks a list of items into lines that fit; further lines begin under the first. ANSI codes take no room. */
    public static String wrap(String text, String separator, int width, int indent) {
        StringBuilder wrapped = new StringBuilder();
        int column = indent;
        for (String item : text.split(Pattern.quote(separator), -1)) {
            int length = item.replaceAll("\033\\[[0-9;]*m", "").length();
            if (column > indent && column + separator.length() + length > width) {
                wrapped.append('\n').append(" ".repeat(indent));
                column = indent;
            }
            wrapped.append(column > indent ? separator : "").append(item);
            column += length + (column > indent ? separator.length() : 0);
        }
        return wrapped.toString();
    }

    public static String count(int count, String thing) {
        return count + " " + thing + (count == 1 ? "" : "s");
    }
}
