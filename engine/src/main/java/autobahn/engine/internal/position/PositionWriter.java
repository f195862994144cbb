package autobahn.engine.internal.position;

import autobahn.engine.Extra;
import autobahn.engine.Position;
import autobahn.engine.edition.ActionSpace;
import autobahn.engine.edition.Colour;
import autobahn.engine.internal.lexicon.Lexicon;
import autobahn.engine.internal.lexicon.Masks;
import autobahn.engine.internal.lexicon.Places;
import autobahn.engine.internal.state.Bits;
import autobahn.engine.internal.state.RoadMap;
import autobahn.engine.internal.state.State;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Puts a state into words. */
public final class PositionWriter {
    private PositionWriter() {}

    public static Position write(State s, Lexicon words) {
        return write(s, words, Sight.ALL);
    }

    /** Without what those eyes do not see in front of others; what nobody sees is the part {@code hidden}. */
    public static Position write(State s, Lexicon words, Sight sight) {
        List<Position.Player> players = new ArrayList<>();
        for (int seat = 0; seat < s.seatCount; seat++) {
            players.add(PlayerWriter.write(s, seat, words, sight));
        }
        return new Position(
                s.options,
                table(s, words),
                List.copyOf(players),
                AutobotWriter.open(s, words, sight),
                turn(s, words),
                Agenda.write(s, words),
                new Position.Hidden(words.card.pile(s.deck, s.deckSize), s.random(), AutobotWriter.decks(s, words)));
    }

    private static Position.Table table(State s, Lexicon words) {
        List<String> display = new ArrayList<>();
        for (int i = 0; i < s.displaySize; i++) {
            display.add(words.card.name(s.display[i]));
        }
        return new Position.Table(
                s.era + 1,
                s.sectionsBuilt,
                s.eraTarget,
                s.deadRounds == 0 ? null : s.deadRounds,
                orNull(s.trigger),
                orNull(s.turnsLeft),
                s.startSeat,
                new Position.Roads(
                        Masks.list(s.built, words.section::name),
                        Masks.list(s.upgraded, words.link::name),
                        Masks.list(s.roadblocks, words.section::name)),
                constructionTiles(s, words),
                deliveryTiles(s, words),
                Masks.list(s.pharmaceuticals, words.country::name),
                display,
                Masks.list(s.openRoutes, words.route::name),
                Masks.byConstant(Colour.class, colour -> office(s.offices[colour])),
                s.withTraffic ? Masks.list(s.traffic, words.section::name) : null,
                s.withServices
                        ? new Position.Services(
                                Masks.list(s.improvements, i -> i + 1), Masks.list(s.improved, words.link::name))
                        : null,
                s.withWine ? new Position.WineTokens(s.wineSingles, s.wineDoubles) : null);
    }

    private static Map<String, String> constructionTiles(State s, Lexicon words) {
        Map<String, String> tiles = new LinkedHashMap<>();
        for (int i = 0; i < s.bonusSpaceTiles.length; i++) {
            if (s.bonusSpaceTiles[i] != 0) {
                tiles.put(words.section.name(s.map.bonusSpaces[i]), words.tile.name(s.bonusSpaceTiles[i] - 1));
            }
        }
        return tiles;
    }

    private static Map<String, List<String>> deliveryTiles(State s, Lexicon words) {
        Map<String, List<String>> tiles = new LinkedHashMap<>();
        for (int country = 0; country < s.figures.countries; country++) {
            List<String> here = new ArrayList<>();
            for (int i = 3 * country; i < 3 * country + 3; i++) {
                if (s.deliveryTiles[i] != 0) {
                    here.add(words.tile.name(s.deliveryTiles[i] - 1));
                }
            }
            if (!here.isEmpty()) {
                tiles.put(words.country.name(country), here);
            }
        }
        return tiles;
    }

    private static List<Integer> office(int office) {
        List<Integer> seats = new ArrayList<>();
        for (int rest = office; rest != 0; rest = Bits.dropNibble(rest)) {
            seats.add(Bits.nibble(rest, 0) - 1);
        }
        return seats;
    }

    private static Position.Turn turn(State s, Lexicon words) {
        var turn = s.turn;
        boolean played = turn.card != RoadMap.NONE;
        return new Position.Turn(
                turn.seat,
                played ? words.card.name(turn.card) : null,
                played ? ActionSpace.values()[turn.space] : null,
                Masks.constants(turn.colours, Colour.values()),
                turn.changedColour == RoadMap.NONE ? null : Colour.values()[turn.changedColour],
                turn.mainDone,
                Masks.counts(turn.lockedTiles, words.tile),
                turn.tileUsed,
                Masks.constants(turn.extrasDone, Extra.values()),
                turn.builtWithCard,
                turn.reserved,
                Masks.list(turn.stationBonuses, i -> i + 1),
                Masks.list(turn.stationsPassed, words.link::name),
                Masks.list(turn.trucksMoved, i -> i + 1),
                List.of(Places.trail(turn.trails[0], words), Places.trail(turn.trails[1], words)),
                turn.boostedTruck == RoadMap.NONE ? null : turn.boostedTruck + 1);
    }

    private static @Nullable Integer orNull(int value) {
        return value == RoadMap.NONE ? null : value;
    }
}
