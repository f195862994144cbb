package autobahn.bots;

import autobahn.engine.Argument;
import autobahn.engine.Box;
import autobahn.engine.Decision;
import autobahn.engine.Facts;
import autobahn.engine.Game;
import autobahn.engine.MoveType;
import autobahn.engine.Notation;
import autobahn.engine.edition.CardDeck;
import autobahn.engine.edition.Colour;
import autobahn.engine.edition.Edition;
import autobahn.engine.edition.Goods;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Sorts moves into kinds that deserve one opinion: a section in an era, a technology in an era, a step that brings a truck
 * nearer. A kind has a name, by which habits know it, and a number, which is nobody else's business. Cheap enough for every
 * move of every playout. Keeps scratch space: one instance per thread.
 */
final class Kinds {
    /** The kind of a move that depends on the position, when nobody has looked at it. */
    static final int OPEN = -1;

    private static final List<MoveType> TYPES = MoveType.ofPlayers();
    private static final int COLOURS = Colour.values().length;
    private static final int LARGEST_HAND = 15;
    private static final int MONEY_BAND = 8;

    private static final List<String> ERAS = List.of("era-1", "era-2", "era-3");
    private static final List<String> HANDS = IntStream.rangeClosed(0, LARGEST_HAND)
            .mapToObj(cards -> "hand-" + cards)
            .toList();
    private static final List<String> MONEY = List.of("below-8", "below-16", "below-24", "from-24");
    private static final List<String> PHASES =
            Stream.concat(Stream.of("before-main-action"), ERAS.stream()).toList();
    /** Basic cards by their colour, then all others by their first. */
    private static final List<String> CARD_GROUPS = Stream.of("basic-", "other-")
            .flatMap(deck -> Arrays.stream(Colour.values()).map(colour -> deck + word(colour)))
            .toList();

    private final List<String> names = new ArrayList<>();
    /** The number of the first kind of each type, and how many there are along its second and third side. */
    private final int[] first = new int[TYPES.size()];

    private final int[] second = new int[TYPES.size()];
    private final int[] third = new int[TYPES.size()];

    private final int[] cardGroup;
    private final int[][] wishGoods;
    /** Seat by seat: each has delivered elsewhere. */
    private final BorderDistances[] abroad = {
        new BorderDistances(), new BorderDistances(), new BorderDistances(), new BorderDistances()
    };

    Kinds(Box box) {
        for (MoveType type : TYPES) {
            name(type, sides(type, box.notation()));
        }
        Edition edition = box.edition();
        cardGroup = edition.cards().actionCards().stream()
                .mapToInt(
                        c -> c.colours().stream().mapToInt(Enum::ordinal).min().orElse(0)
                                + (c.deck() == CardDeck.BASIC ? 0 : COLOURS))
                .toArray();
        wishGoods = new BonusWorth(edition).wishGoods;
    }

    /** What tells kinds of one type apart, side by side; together they make the name. */
    private static List<List<String>> sides(MoveType type, Notation notation) {
        return switch (type) {
            case PLAY -> List.of(notation.names(Argument.SPACE), ERAS, CARD_GROUPS);
            case TILE, TILE_COLOUR, EXTRA, TAKE, BUILD, BUILD_TWO, UPGRADE, STATION, LOAD ->
                List.of(ERAS, notation.names(type.arguments().getFirst()));
            case UNLOCK, PROMOTE ->
                List.of(
                        ERAS,
                        notation.names(type.arguments().get(0)),
                        notation.names(type.arguments().get(1)));
            case GAIN, SWAP, REPLACE, ROUTE, CLAIM, FLIP, REMOVE, SLIDE, BONUS, IMPROVE, TRAFFIC ->
                List.of(notation.names(type.arguments().getFirst()));
            case NO_CLAIM, HIRE, END, WINE -> List.of(ERAS);
            case REFRESH -> List.of(ERAS, HANDS);
            case FUNDING -> List.of(ERAS, MONEY);
            case DRIVE -> List.of(List.of("nearer", "as-far", "farther"), List.of("plain", "past-own-station"));
            case DELIVER -> List.of(List.of("first-time", "again"), List.of("other-goods", "preferred-goods"));
            case STOP -> List.of(List.of("inland", "at-border"));
            case DONE -> List.of(PHASES);
            case PASS -> List.of(Decision.ofPlayers().stream().map(Kinds::word).toList());
            case DEAL -> throw new IllegalArgumentException("chance has no habits");
        };
    }

    private void name(MoveType type, List<List<String>> sides) {
        first[type.ordinal()] = names.size();
        second[type.ordinal()] = sides.size() > 1 ? sides.get(1).size() : 1;
        third[type.ordinal()] = sides.size() > 2 ? sides.get(2).size() : 1;
        List<String> made = List.of(word(type));
        for (List<String> side : sides) {
            made = made.stream()
                    .flatMap(begun -> side.stream().map(word -> begun + " " + word))
                    .toList();
        }
        names.addAll(made);
    }

    private static String word(Enum<?> constant) {
        return constant.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /** The names of all kinds, in the order of their numbers. */
    List<String> names() {
        return names;
    }

    int count() {
        return names.size();
    }

    private int number(MoveType type, int a, int b, int c) {
        int t = type.ordinal();
        return first[t] + (a * second[t] + b) * third[t] + c;
    }

    int of(Game game, int move) {
        MoveType type = MoveType.of(move);
        int a = MoveType.a(move);
        int b = MoveType.b(move);
        int era = game.era() - 1;
        return switch (type) {
            case REFRESH -> number(type, era, Math.min(LARGEST_HAND, handSize(game)), 0);
            case FUNDING -> number(type, era, Math.min(MONEY.size() - 1, money(game) / MONEY_BAND), 0);
            case DRIVE -> drive(game, a, b);
            case DELIVER -> deliver(game, a, b);
            case STOP ->
                number(
                        type,
                        nearest(game, a, game.facts().seat(game.seatToMove()).truckPlace(a)) <= 1 ? 1 : 0,
                        0,
                        0);
            case DONE -> number(type, game.facts().mainDone() ? 1 + era : 0, 0, 0);
            case PASS -> number(type, Objects.requireNonNull(game.decision()).ordinal(), 0, 0);
            default -> fixed(type, a, b, era);
        };
    }

    /** The kind of a move whatever the position, or {@link #OPEN}. */
    int fixed(MoveType type, int a, int b, int era) {
        return switch (type) {
            case PLAY -> number(type, b, era, a < cardGroup.length ? cardGroup[a] : 0);
            case TILE, TILE_COLOUR, EXTRA, TAKE, BUILD, BUILD_TWO, UPGRADE, STATION, LOAD -> number(type, era, a, 0);
            case UNLOCK, PROMOTE -> number(type, era, a, b);
            case REPLACE -> number(type, b, 0, 0);
            case GAIN, SWAP, ROUTE, CLAIM, FLIP, REMOVE, SLIDE, BONUS, IMPROVE, TRAFFIC -> number(type, a, 0, 0);
            case NO_CLAIM, HIRE, END, WINE -> number(type, era, 0, 0);
            case REFRESH, FUNDING, DRIVE, DELIVER, STOP, DONE, PASS, DEAL -> OPEN;
        };
    }

    private static int handSize(Game game) {
        return Long.bitCount(game.facts().seat(game.seatToMove()).hand());
    }

    private static int money(Game game) {
        return game.facts().seat(game.seatToMove()).money();
    }

    private int drive(Game game, int truck, int section) {
        Facts f = game.facts();
        int seat = game.seatToMove();
        int place = f.seat(seat).truckPlace(truck);
        int before = nearest(game, truck, place);
        int after = nearest(game, truck, section);
        boolean station = place < Facts.DEPOT
                && f.map().sectionLink(place) == f.map().sectionLink(section)
                && (f.seat(seat).stations() >>> f.map().sectionLink(section) & 1) != 0;
        return number(MoveType.DRIVE, after < before ? 0 : after == before ? 1 : 2, station ? 1 : 0, 0);
    }

    /** Steps to the nearest country that the truck would be welcome in. */
    private int nearest(Game game, int truck, int place) {
        Facts f = game.facts();
        int seat = game.seatToMove();
        if (f.seat(seat).truckGoods(truck) == Goods.WINE.ordinal()) {
            return BorderDistances.FAR;
        }
        return abroad[seat].from(f, seat, place);
    }

    private int deliver(Game game, int truck, int country) {
        Facts f = game.facts();
        int seat = game.seatToMove();
        boolean wanted =
                wishGoods[f.seat(seat).deliveryBoard()][country] == f.seat(seat).truckGoods(truck);
        return number(MoveType.DELIVER, f.seat(seat).delivered() >>> country & 1, wanted ? 1 : 0, 0);
    }
}
