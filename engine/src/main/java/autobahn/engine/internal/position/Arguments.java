package autobahn.engine.internal.position;

import autobahn.engine.PositionFault;
import autobahn.engine.edition.Colour;
import autobahn.engine.internal.lexicon.Lexicon;
import autobahn.engine.internal.lexicon.Masks;
import autobahn.engine.internal.state.Bits;
import autobahn.engine.internal.state.Field;
import autobahn.engine.internal.state.Names;
import autobahn.engine.internal.state.PositionFaults;
import autobahn.engine.internal.state.Seat;
import autobahn.engine.internal.state.Steps;
import java.util.ArrayList;
import java.util.List;

/** Arguments of steps as text: numbers, names, and lists of names with a blank in between. */
final class Arguments {
    private static final String NONE = "none";
    private static final int MOST = 254;
    /** Far more than any card or bonus gives; what is farther takes for ever to search. */
    private static final int MOST_STEPS = 12;

    private Arguments() {}

    static String write(Field field, int value, Lexicon words) {
        return switch (field.type()) {
            case NUMBER -> Integer.toString(value + first(field));
            case FLAG -> value != 0 ? "yes" : "no";
            case COLOUR -> Names.colour(value);
            case COLOURS -> String.join(" ", Masks.list(value, Names::colour));
            case SECTION -> value == Steps.NOWHERE ? NONE : words.section.name(value);
            case LINK -> words.link.name(value);
            case TRUCK -> Integer.toString(value + 1);
            case TRUCKS -> String.join(" ", Masks.list(value, truck -> Integer.toString(truck + 1)));
            case COUNTRY -> words.country.name(value);
            case OUTCOME -> words.outcome.name(value);
        };
    }

    static int read(Field field, String text, Lexicon words, String place, PositionFaults faults) {
        return switch (field.type()) {
            case NUMBER -> number(text, first(field), first(field) + most(field, words), place, faults) - first(field);
            case FLAG -> flag(text, place, faults);
            case COLOUR -> colour(text, place, faults);
            case COLOURS -> colours(text, place, faults);
            case SECTION -> text.equals(NONE) ? Steps.NOWHERE : Masks.number(text, words.section, place, faults);
            case LINK -> Masks.number(text, words.link, place, faults);
            case TRUCK -> number(text, 1, Seat.TRUCKS, place, faults) - 1;
            case TRUCKS -> trucks(text, place, faults);
            case COUNTRY -> Masks.number(text, words.country, place, faults);
            case OUTCOME -> Masks.number(text, words.outcome, place, faults);
        };
    }

    /** Station spaces count from 1. */
    private static int first(Field field) {
        return field.name().equals("space") ? 1 : 0;
    }

    private static int most(Field field, Lexicon words) {
        return switch (field.name()) {
            case "level" -> 1;
            case "steps" -> MOST_STEPS;
            case "space" -> words.figures.stationBonus.length - 1;
            default -> MOST;
        };
    }

    private static int number(String text, int least, int most, String place, PositionFaults faults) {
        boolean digits = !text.isEmpty() && text.length() <= 3 && text.chars().allMatch(c -> c >= '0' && c <= '9');
        int value = digits ? Integer.parseInt(text) : -1;
        boolean good = value >= least && value <= most;
        faults.check(good, place, PositionFault.NUMBER, least, most, Masks.shown(text));
        return good ? value : least;
    }

    private static int flag(String text, String place, PositionFaults faults) {
        faults.check(text.equals("yes") || text.equals("no"), place, PositionFault.YES_OR_NO, Masks.shown(text));
        return text.equals("yes") ? 1 : 0;
    }

    private static int colour(String text, String place, PositionFaults faults) {
        for (int colour = 0; colour < Colour.values().length; colour++) {
            if (Names.colour(colour).equals(text)) {
                return colour;
            }
        }
        faults.add(place, PositionFault.NO_COLOUR, Masks.shown(text));
        return 0;
    }

    private static int colours(String text, String place, PositionFaults faults) {
        int mask = 0;
        for (String word : words(text)) {
            mask |= Bits.small(colour(word, place, faults));
        }
        return mask;
    }

    private static int trucks(String text, String place, PositionFaults faults) {
        int mask = 0;
        for (String word : words(text)) {
            mask |= Bits.small(number(word, 1, Seat.TRUCKS, place, faults) - 1);
        }
        return mask;
    }

    /** What stands between single spaces. */
    private static List<String> words(String text) {
        List<String> words = new ArrayList<>();
        int begun = 0;
        for (int space = text.indexOf(' '); space >= 0; space = text.indexOf(' ', begun)) {
            words.add(text.substring(begun, space));
            begun = space + 1;
        }
        words.add(text.substring(begun));
        return words;
    }
}
