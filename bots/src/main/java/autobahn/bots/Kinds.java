package autobahn.bots;

import autobahn.engine.Facts;
import autobahn.engine.Game;
import autobahn.engine.MoveType;
import autobahn.engine.edition.Edition;
import autobahn.engine.edition.Goods;
import java.util.List;

/**
 * Sorts moves into kinds that deserve one opinion: a section in an era, a technology in an era, a step that brings a truck
 * nearer. Cheap enough for every move of every playout. Keeps scratch space: one instance per thread.
 */
final class Kinds {
    /** Room for each type of move. */
    static final int ROOM = 256;

    static final int COUNT = MoveType.values().length * ROOM;

    private final int[] cardGroup;
    private final int[][] wishGoods;
    /** Seat by seat: each has delivered elsewhere. */
    private final BorderDistances[] abroad = {
        new BorderDistances(), new BorderDistances(), new BorderDistances(), new BorderDistances()
    };

    Kinds(Edition edition) {
        List<Edition.ActionCard> cards = edition.cards().actionCards();
        cardGroup = cards.stream()
                .mapToInt(
                        c -> c.colours().stream().mapToInt(Enum::ordinal).min().orElse(0)
                                + (c.deck() == autobahn.engine.edition.CardDeck.BASIC ? 0 : 7))
                .toArray();
        wishGoods = new BonusWorth(edition).wishGoods;
    }

    int of(Game game, int move) {
        MoveType type = MoveType.of(move);
        int a = MoveType.a(move);
        int b = MoveType.b(move);
        int era = game.era() - 1;
        int fixed = fixed(type, a, b, era);
        if (fixed >= 0) {
            return fixed;
        }
        int kind = switch (type) {
            case REFRESH -> era * 16 + Math.min(15, handSize(game));
            case FUNDING -> era * 4 + Math.min(3, money(game) / 8);
            case DRIVE -> drive(game, a, b);
            case DELIVER -> deliver(game, a, b);
            case STOP -> nearest(game, a, game.facts().truckPlace(game.seatToMove(), a)) <= 1 ? 1 : 0;
            case DONE -> game.facts().mainDone() ? 1 + era : 0;
            case PASS -> Math.floorMod(String.valueOf(game.decision()).hashCode(), 64);
            default -> throw new AssertionError(type);
        };
        return type.ordinal() * ROOM + (kind & ROOM - 1);
    }

    /** The kind of a move that does not depend on the position, else -1. */
    int fixed(MoveType type, int a, int b, int era) {
        int kind = switch (type) {
            case PLAY -> (b * 3 + era) * 14 + (a < cardGroup.length ? cardGroup[a] : 0);
            case TILE, TILE_COLOUR, EXTRA, TAKE -> era * 16 + a;
            case BUILD, BUILD_TWO -> era * 64 + a;
            case UPGRADE, STATION -> era * 64 + a;
            case LOAD -> era * 16 + a;
            case UNLOCK -> era * 12 + a * 4 + b;
            case PROMOTE -> (era * 6 + a) * 3 + b;
            case GAIN, SWAP -> a;
            case REPLACE -> b;
            case ROUTE, CLAIM, FLIP, REMOVE, SLIDE, BONUS, IMPROVE, TRAFFIC -> a;
            case NO_CLAIM, HIRE, END, WINE -> era;
            case REFRESH, FUNDING, DRIVE, DELIVER, STOP, DONE, PASS -> -1;
        };
        return kind < 0 ? -1 : type.ordinal() * ROOM + (kind & ROOM - 1);
    }

    private static int handSize(Game game) {
        return Long.bitCount(game.facts().hand(game.seatToMove()));
    }

    private static int money(Game game) {
        return game.facts().money(game.seatToMove());
    }

    private int drive(Game game, int truck, int section) {
        Facts f = game.facts();
        int seat = game.seatToMove();
        int place = f.truckPlace(seat, truck);
        int before = nearest(game, truck, place);
        int after = nearest(game, truck, section);
        boolean station = place < Facts.DEPOT
                && f.sectionLink(place) == f.sectionLink(section)
                && (f.stations(seat) >>> f.sectionLink(section) & 1) != 0;
        return (after < before ? 0 : after == before ? 1 : 2) * 2 + (station ? 1 : 0);
    }

    /** Steps to the nearest country that the truck would be welcome in. */
    private int nearest(Game game, int truck, int place) {
        Facts f = game.facts();
        int seat = game.seatToMove();
        if (f.truckGoods(seat, truck) == Goods.WINE.ordinal()) {
            return BorderDistances.FAR;
        }
        return abroad[seat].from(f, seat, place);
    }

    private int deliver(Game game, int truck, int country) {
        Facts f = game.facts();
        int seat = game.seatToMove();
        boolean wanted = wishGoods[f.deliveryBoard(seat)][country] == f.truckGoods(seat, truck);
        return (f.delivered(seat) >>> country & 1) * 2 + (wanted ? 1 : 0);
    }
}
