package autobahn.rules;

import autobahn.edition.Editions;
import autobahn.engine.Box;
import autobahn.engine.Event;
import autobahn.engine.Feature;
import autobahn.engine.Options;
import autobahn.engine.TestGames;
import autobahn.engine.edition.Colour;
import autobahn.engine.edition.Edition;
import autobahn.engine.internal.chapter.office.Employees;
import autobahn.engine.internal.state.RoadMap;
import autobahn.engine.internal.state.Seat;
import autobahn.engine.internal.state.State;
import autobahn.engine.internal.state.Steps;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;

/**
 * A position in the making. It starts as a new game without any luck in it: seat 0 begins, seat n has route card and
 * delivery board n, no bonus tiles lie on the board and every card deck is in the order of the edition. Employees that are
 * not put anywhere are in the supply. Then {@link #turn} begins somebody's turn.
 */
final class Table implements TableMap, TableCards, TableSeats, TableAutobot {
    private static final Box STANDARD = new Box(Editions.standard());
    private static final int UNSET = -1;

    private final Box box;
    private final State s;
    private final Words words;
    private final int[] supply = {UNSET, UNSET, UNSET, UNSET};

    private Table(Box box, Options options) {
        this.box = box;
        s = TestGames.state(box.newGame(options, 1));
        words = new Words(TestGames.figures(box));
        s.clearAgenda();
        s.startSeat = 0;
        s.openRoutes = 0;
        Arrays.fill(s.bonusSpaceTiles, (byte) 0);
        Arrays.fill(s.deliveryTiles, (byte) 0);
        Arrays.fill(s.offices, 0);
        for (int seat = 0; seat < s.seatCount; seat++) {
            s.seats[seat].route = seat;
            s.seats[seat].deliveryBoard = seat;
            Employees.sit(s, seat, Colour.BLACK.ordinal());
        }
        sortDeck(s.figures.improvedCards);
        if (s.autobot != null) {
            colours("black", "red", "cyan", "purple", "white", "orange");
            tasks(1, 2, 3, 5, 7);
        }
    }

    @Override
    public Table table() {
        return this;
    }

    @Override
    public State state() {
        return s;
    }

    @Override
    public Words words() {
        return words;
    }

    static Table players(int players, Feature... features) {
        return new Table(STANDARD, new Options(players, players == 1 ? Options.Solo.easy() : null, Set.of(features)));
    }

    /** A table that plays with other figures or rulings. */
    static Table players(int players, Edition edition, Feature... features) {
        return new Table(new Box(edition), new Options(players, null, Set.of(features)));
    }

    /** One player at seat 0 against Autobot at seat 1. */
    static Table solo(Options.Solo options, Feature... features) {
        return new Table(STANDARD, new Options(1, options, Set.of(features)));
    }

    /** The same with other figures or rulings. */
    static Table solo(Edition edition, Feature... features) {
        return new Table(new Box(edition), new Options(1, Options.Solo.easy(), Set.of(features)));
    }

    static Table solo(Feature... features) {
        return solo(Options.Solo.easy(), features);
    }

    private void sortDeck(long cards) {
        s.deckSize = 0;
        for (int card = s.figures.cards - 1; card >= 0; card--) {
            if ((cards >>> card & 1) != 0) {
                s.deck[s.deckSize++] = (byte) card;
            }
        }
        for (s.displaySize = 0; s.displaySize < s.display.length; s.displaySize++) {
            s.display[s.displaySize] = s.deck[--s.deckSize];
        }
    }

    /** The given era has begun; the third one after reunification. */
    Table era(int era) {
        s.era = era - 1;
        s.eraTarget = s.figures.eraEnd[era - 1];
        s.sectionsBuilt = era == 1 ? 0 : s.figures.eraEnd[era - 2];
        if (era == 3) {
            s.roadblocks = 0;
            sortDeck(s.advancedDeck());
            for (int seat = 0; seat < s.options.players(); seat++) {
                s.seats[seat].yellowAside = false;
                s.seats[seat].hand |= 1L << s.figures.yellowCard;
            }
        }
        return this;
    }

    /** Sections that players have built so far, for the ends of eras. */
    Table sectionsBuilt(int count) {
        s.sectionsBuilt = count;
        return this;
    }

    /** Rounds in a row at whose end nobody could build. */
    Table deadRounds(int rounds) {
        s.deadRounds = rounds;
        return this;
    }

    /** That many employees in the supply; what is missing to 25 is out of sight. */
    Table supply(int seat, int count) {
        supply[seat] = count;
        return this;
    }

    /** Improvements that are left, counted from 1. */
    Table improvements(int... left) {
        s.improvements = 0;
        for (int improvement : left) {
            s.improvements |= 1 << improvement - 1;
        }
        return this;
    }

    Table wineTokens(int doubles, int singles) {
        s.wineDoubles = doubles;
        s.wineSingles = singles;
        return this;
    }

    /** The turn of a seat begins. */
    Play turn(int seat) {
        for (int i = 0; i < s.seatCount; i++) {
            Seat player = s.seats[i];
            int elsewhere = Employees.inOffices(s, i)
                    + player.lobby
                    + Integer.bitCount(player.floors)
                    + Integer.bitCount(player.funded);
            player.supply = supply[i] == UNSET ? s.figures.edition.playerBoard().employees() - elsewhere : supply[i];
        }
        s.trigger = RoadMap.NONE;
        s.push(Steps.turn(seat));
        List<Event> events = new ArrayList<>();
        s.listener = events::add;
        return new Play(TestGames.resume(box, s), s, words, events);
    }
}
