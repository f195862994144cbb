package autobahn.engine;

import autobahn.engine.edition.ActionSpace;
import autobahn.engine.edition.Colour;
import autobahn.engine.edition.Department;
import autobahn.engine.internal.state.Figures;
import autobahn.engine.internal.state.Names;
import autobahn.engine.internal.state.RoadMap;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.StringTokenizer;
import org.jspecify.annotations.Nullable;

/**
 * The written form of moves: a verb and the names of what it is about, such as {@code build Köln-Dortmund}. Every move has
 * one form, which parses back to it; reading is lenient about case, accents and blanks inside names.
 */
public final class Notation {
    private static final String EXTRA_TOKEN = "extra";
    private static final String WHITE = " \t\n\u000B\f\r";

    private final Figures figures;
    private final Map<Argument, Map<String, Integer>> names = new EnumMap<>(Argument.class);
    /** The moves that begin with a word, folded. */
    private final Map<String, List<MoveType>> verbs = new HashMap<>();
    /** Names of two words, folded, and the same in one word. */
    private final Map<String, String> joined = new HashMap<>();

    Notation(Figures figures) {
        this.figures = figures;
        for (Argument kind : Argument.values()) {
            Map<String, Integer> byName = new HashMap<>();
            names.put(kind, byName);
            for (int value = 0; value < count(kind); value++) {
                for (String name : spellings(kind, value)) {
                    byName.put(fold(name), value);
                    byName.put(foldLong(name), value);
                }
            }
        }
        for (MoveType type : MoveType.values()) {
            verbs.computeIfAbsent(fold(verb(type)), verb -> new ArrayList<>()).add(type);
        }
        RoadMap map = figures.map;
        for (String name : map.cityName) {
            join(name);
        }
        figures.edition.trade().countries().forEach(country -> join(country.name()));
    }

    private void join(String name) {
        if (name.contains(" ")) {
            joined.put(fold(name), fold(name).replace(" ", ""));
        }
    }

    /** How many values an argument has in this edition, counted from 0. */
    public int count(Argument kind) {
        RoadMap map = figures.map;
        return switch (kind) {
            case ROUTE -> figures.routeFrom.length;
            case COUNTRY -> figures.countries;
            case CARD -> figures.cards;
            case SPACE -> ActionSpace.values().length;
            case TILE -> figures.tileBonus.length;
            case COLOUR -> Colour.values().length;
            case TOKEN -> Colour.values().length + 1;
            case EXTRA -> Extra.values().length;
            case SECTION -> map.sections;
            case LINK -> map.links;
            case TRUCK -> 2;
            case DEPOT -> map.depots;
            case COLUMN -> Figures.COLUMNS;
            case LOCK -> Figures.LOCKS;
            case DEPARTMENT -> Department.values().length;
            case FLOOR -> 3;
            case STATION -> figures.stationBonus.length;
            case IMPROVEMENT -> figures.edition.modules().improvements().size();
            case OUTCOME -> figures.outcomes.count();
        };
    }

    private String name(Argument kind, int value) {
        return switch (kind) {
            case ROUTE -> Names.route(figures, value);
            case COUNTRY -> Names.country(figures, value);
            case CARD -> figures.cardId[value];
            case SPACE -> Names.word(ActionSpace.values()[value]);
            case TILE -> Names.bonus(figures.tileBonus[value]);
            case COLOUR -> Names.colour(value);
            case TOKEN -> value == MoveType.EXTRA_TOKEN ? EXTRA_TOKEN : Names.colour(value);
            case EXTRA -> Names.extra(value);
            case SECTION -> Names.section(figures, value);
            case LINK -> Names.link(figures, value);
            case DEPOT -> Names.depot(figures, value);
            case TRUCK, FLOOR, STATION, IMPROVEMENT -> Integer.toString(value + 1);
            case OUTCOME -> Names.outcome(figures, value);
            case COLUMN -> Names.word(Department.values()[figures.columnDepartment[value]]);
            case LOCK -> Names.lock(value);
            case DEPARTMENT -> Names.word(Department.values()[value]);
        };
    }

    /** What an argument can be, by name, in the order of the numbers that moves carry. */
    public List<String> names(Argument kind) {
        List<String> all = new ArrayList<>();
        for (int value = 0; value < count(kind); value++) {
            all.add(name(kind, value));
        }
        return all;
    }

    /** The name and other ways to write it: links and one-section links either way round. */
    private List<String> spellings(Argument kind, int value) {
        String name = name(kind, value);
        List<String> spellings = new ArrayList<>(List.of(name));
        boolean eitherWay = kind == Argument.LINK
                || kind == Argument.ROUTE
                || (kind == Argument.SECTION && figures.map.sectionSibling[value] == RoadMap.NONE);
        if (eitherWay) {
            int dash = name.indexOf('-');
            spellings.add(name.substring(dash + 1) + "-" + name.substring(0, dash));
        }
        return spellings;
    }

    private static String verb(MoveType type) {
        return type == MoveType.TILE_COLOUR ? Names.word(MoveType.TILE) : Names.word(type);
    }

    /** The written form of a move. */
    public String format(int move) {
        MoveType type = MoveType.of(move);
        StringBuilder text = new StringBuilder(verb(type));
        int[] values = {MoveType.a(move), MoveType.b(move), MoveType.c(move)};
        List<Argument> arguments = type.arguments();
        for (int i = 0; i < arguments.size(); i++) {
            text.append(' ').append(name(arguments.get(i), values[i]));
        }
        return text.toString();
    }

    /** What is wrong with a move that no notation could have written; null if nothing is. */
    @Nullable
    Phrase misfit(int move) {
        MoveType type = MoveType.of(move);
        int[] values = {MoveType.a(move), MoveType.b(move), MoveType.c(move)};
        List<Argument> arguments = type.arguments();
        for (int i = 0; i < values.length; i++) {
            if (i >= arguments.size() && values[i] != 0) {
                return i == 0
                        ? Reason.NO_ARGUMENT.of(verb(type), values[i])
                        : Reason.TOO_MANY_ARGUMENTS.of(verb(type), i, values[i]);
            }
            if (i < arguments.size() && values[i] >= count(arguments.get(i))) {
                return Reason.NO_SUCH_NUMBER.of(Names.word(arguments.get(i)), values[i], count(arguments.get(i)) - 1);
            }
        }
        return null;
    }

    /**
     * Reads a move; whether it is legal is another question.
     *
     * @throws IllegalMoveException saying what could not be read
     */
    public int parse(String text) {
        List<String> words = words(text);
        if (words.isEmpty()) {
            throw new IllegalMoveException("an empty move");
        }
        IllegalMoveException problem = null;
        for (MoveType type : verbs.getOrDefault(words.get(0), List.of())) {
            try {
                return parse(type, words, text);
            } catch (IllegalMoveException e) {
                problem = e;
            }
        }
        throw problem != null
                ? problem
                : new IllegalMoveException("unknown move '" + shorten(text) + "': moves begin with " + verbs());
    }

    private int parse(MoveType type, List<String> words, String text) {
        List<Argument> arguments = type.arguments();
        int[] values = new int[3];
        int next = 1;
        for (int i = 0; i < arguments.size(); i++) {
            int length = arguments.get(i) == Argument.DEPOT || arguments.get(i) == Argument.OUTCOME ? 2 : 1;
            if (next + length > words.size()) {
                throw new IllegalMoveException(
                        "'" + shorten(text) + "' is incomplete: " + verb(type) + usage(arguments));
            }
            String word = String.join(" ", words.subList(next, next + length));
            Integer value = Objects.requireNonNull(names.get(arguments.get(i))).get(word);
            if (value == null) {
                throw new IllegalMoveException(
                        "'" + shorten(text) + "': no " + Names.word(arguments.get(i)) + " '" + shorten(word) + "'");
            }
            values[i] = value;
            next += length;
        }
        if (next != words.size()) {
            throw new IllegalMoveException("'" + shorten(text) + "' says too much: " + verb(type) + usage(arguments));
        }
        return type.move(values[0], values[1], values[2]);
    }

    private static String usage(List<Argument> arguments) {
        StringBuilder usage = new StringBuilder();
        for (Argument kind : arguments) {
            usage.append(" <").append(Names.word(kind)).append('>');
        }
        return usage.toString();
    }

    private static String verbs() {
        return String.join(
                ", ",
                Arrays.stream(MoveType.values()).map(Notation::verb).distinct().toList());
    }

    private static String shorten(String text) {
        return text.length() <= 60 ? text : text.substring(0, 60) + "…";
    }

    private List<String> words(String text) {
        String folded = fold(text.length() <= 200 ? text : text.substring(0, 200))
                .replace('–', '-')
                .trim();
        for (Map.Entry<String, String> name : joined.entrySet()) {
            folded = folded.replace(name.getKey(), name.getValue());
        }
        List<String> words = new ArrayList<>();
        for (StringTokenizer rest = new StringTokenizer(folded, WHITE); rest.hasMoreTokens(); ) {
            words.add(rest.nextToken());
        }
        return words;
    }

    /** Lower case without accents. */
    private static String fold(String text) {
        StringBuilder folded = new StringBuilder();
        for (char c : text.toLowerCase(Locale.ROOT).toCharArray()) {
            folded.append(
                    switch (c) {
                        case 'ä', 'å', 'á', 'à', 'â' -> 'a';
                        case 'ö', 'ø', 'ó', 'ô' -> 'o';
                        case 'ü', 'ú', 'û' -> 'u';
                        case 'é', 'è', 'ê' -> 'e';
                        default -> c;
                    });
        }
        return folded.toString();
    }

    /** Lower case with accents written out, as on a keyboard that lacks them. */
    private static String foldLong(String text) {
        return fold(text.toLowerCase(Locale.ROOT)
                .replace("ä", "ae")
                .replace("ö", "oe")
                .replace("ø", "oe")
                .replace("ü", "ue")
                .replace("å", "aa"));
    }
}
