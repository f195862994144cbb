package autobahn.rules;

import autobahn.edition.Editions;
import autobahn.engine.Box;
import autobahn.engine.Event;
import autobahn.engine.Feature;
import autobahn.engine.Options;
import autobahn.engine.TestGames;
import autobahn.engine.edition.ActionSpace;
import autobahn.engine.edition.Colour;
import autobahn.engine.edition.Department;
import autobahn.engine.edition.Edition;
import autobahn.engine.edition.Goods;
import autobahn.engine.internal.chapter.office.Employees;
import autobahn.engine.internal.play.Setup;
import autobahn.engine.internal.state.Autobot;
import autobahn.engine.internal.state.Network;
import autobahn.engine.internal.state.Seat;
import autobahn.engine.internal.state.State;
import autobahn.engine.internal.state.Steps;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.Set;

/**
 * A position in the making. It starts as a new game without any luck in it: seat 0 begins, seat n has route card and
 * delivery board n, no bonus tiles lie on the board and every card deck is in the order of the edition. Employees that are
 * not put anywhere are in the supply. Then {@link #turn} begins somebody's turn.
 */
final class Table {
    private static final Box STANDARD = new Box(Editions.standard());
    private static final int UNSET = -1;

    private final Box box;
    private final State s;
    private final Words words;
    private final int[] supply = {UNSET, UNSET, UNSET, UNSET};

    private Table(Box box, Options options) {
        this.box = box;
        s = TestGames.state(box.newGame(options, 1));
        words = new Words(TestGames.tables(box));
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
        sortDeck(s.tables.improvedCards);
        if (s.autobot != null) {
            colours("black", "red", "cyan", "purple", "white", "orange");
            tasks(1, 2, 3, 5, 7);
        }
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
        for (int card = s.tables.cards - 1; card >= 0; card--) {
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
        s.eraTarget = s.tables.eraEnd[era - 1];
        s.sectionsBuilt = era == 1 ? 0 : s.tables.eraEnd[era - 2];
        if (era == 3) {
            s.roadblocks = 0;
            sortDeck(s.advancedDeck());
            for (int seat = 0; seat < s.options.players(); seat++) {
                s.seats[seat].yellowAside = false;
                s.seats[seat].hand |= 1L << s.tables.yellowCard;
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

    /** Single sections, each next to the first city of its name. */
    Table sections(String... names) {
        for (String name : names) {
            s.built |= 1L << words.section(name);
        }
        Setup.deriveRoads(s);
        return this;
    }

    /** Whole links. */
    Table links(String... names) {
        for (String name : names) {
            s.built |= s.network.linkSections[words.link(name)];
        }
        Setup.deriveRoads(s);
        return this;
    }

    Table upgraded(String... names) {
        for (String name : names) {
            s.upgraded |= 1L << words.link(name);
        }
        return links(names);
    }

    Table stations(int seat, String... links) {
        for (String name : links) {
            s.stations |= 1L << words.link(name);
            s.seats[seat].stations |= 1L << words.link(name);
            s.seats[seat].stationsBuilt++;
        }
        return this;
    }

    /** Stations of a player that were built elsewhere, to uncover bonuses. */
    Table stationsBuilt(int seat, int count) {
        s.seats[seat].stationsBuilt = count;
        return this;
    }

    /** Who sits in an office, from left to right. */
    Table office(String colour, int... seats) {
        s.offices[Words.constant(Colour.class, colour).ordinal()] = 0;
        for (int seat : seats) {
            Employees.sit(s, seat, Words.constant(Colour.class, colour).ordinal());
        }
        return this;
    }

    Table lobby(int seat, int count) {
        s.seats[seat].lobby = count;
        return this;
    }

    /** Employees in departments, such as "finance 1". */
    Table floors(int seat, String... places) {
        for (String place : places) {
            int space = place.indexOf(' ');
            int department =
                    Words.constant(Department.class, place.substring(0, space)).ordinal();
            s.seats[seat].floors |= 1 << 3 * department + Integer.parseInt(place.substring(space + 1)) - 1;
        }
        return this;
    }

    /** That many employees in the supply; what is missing to 25 is out of sight. */
    Table supply(int seat, int count) {
        supply[seat] = count;
        return this;
    }

    Table funded(int seat, int era) {
        s.seats[seat].funded |= 1 << era - 1;
        return this;
    }

    Table money(int seat, int money) {
        s.seats[seat].money = money;
        return this;
    }

    Table development(int seat, int space) {
        s.seats[seat].development = space;
        return this;
    }

    Table hand(int seat, String... cards) {
        s.seats[seat].hand = 0;
        for (String card : cards) {
            s.seats[seat].hand |= 1L << words.card(card);
        }
        return this;
    }

    /** Cards that lie on an action space; they are no longer in hand. */
    Table played(int seat, String space, String... cards) {
        for (String card : cards) {
            s.seats[seat].hand &= ~(1L << words.card(card));
            s.seats[seat].played[Words.constant(ActionSpace.class, space).ordinal()] |= 1L << words.card(card);
        }
        return this;
    }

    Table display(String... cards) {
        s.displaySize = 0;
        for (String card : cards) {
            s.display[s.displaySize++] = (byte) words.card(card);
        }
        return this;
    }

    /** The face-down deck, the top card first. */
    Table deck(String... cards) {
        s.deckSize = 0;
        for (int i = cards.length - 1; i >= 0; i--) {
            s.deck[s.deckSize++] = (byte) words.card(cards[i]);
        }
        return this;
    }

    /** Technologies of a column: that many from the bottom, 3a before 3b. */
    Table technologies(int seat, int network, int trade, int service) {
        int[] counts = {network, trade, service};
        for (int column = 0; column < counts.length; column++) {
            s.seats[seat].technologies |= (1 << counts[column]) - 1 << 4 * column;
        }
        s.seats[seat].usableTrucks = trade >= 2 ? 2 : 1;
        return this;
    }

    Table tokens(int seat, String... colours) {
        s.seats[seat].tokens = 0;
        for (String colour : colours) {
            s.seats[seat].tokens |= Words.constant(Colour.class, colour).bit();
        }
        return this;
    }

    Table extraTokens(int seat, int count) {
        s.seats[seat].extraTokens = count;
        return this;
    }

    /** How often the tile of an action space was flipped or removed. */
    Table tileLevel(int seat, String space, int level) {
        for (int i = 0; i < level; i++) {
            s.seats[seat].raiseTile(Words.constant(ActionSpace.class, space).ordinal());
        }
        return this;
    }

    /** A loaded truck on a section, or in a depot such as "black Hamburg". */
    Table truck(int seat, int truck, String place, String goods) {
        s.seats[seat].usableTrucks = Math.max(truck, s.seats[seat].usableTrucks);
        s.seats[seat].truckPlace[truck - 1] =
                place.contains(" ") ? Seat.DEPOT + words.depot(place) : words.section(place);
        s.seats[seat].truckGoods[truck - 1] = Words.constant(Goods.class, goods).ordinal();
        return this;
    }

    Table board(int seat, int board) {
        s.seats[seat].deliveryBoard = board - 1;
        return this;
    }

    Table route(int seat, String route) {
        s.seats[seat].route = words.route(route);
        return this;
    }

    Table tiles(int seat, String... tiles) {
        for (String tile : tiles) {
            s.seats[seat].addTile(words.tile(tile));
        }
        return this;
    }

    Table tileOn(String section, String tile) {
        s.bonusSpaceTiles[s.network.sectionBonusSpace[words.section(section)]] = (byte) (words.tile(tile) + 1);
        return this;
    }

    Table deliveryTiles(String country, String... tiles) {
        for (int i = 0; i < tiles.length; i++) {
            s.deliveryTiles[3 * words.country(country) + i] = (byte) (words.tile(tiles[i]) + 1);
        }
        return this;
    }

    Table claimable(int seat, String... countries) {
        for (String country : countries) {
            s.seats[seat].claimable |= 1 << words.country(country);
        }
        return this;
    }

    Table claimed(int seat, String... countries) {
        for (String country : countries) {
            s.seats[seat].claimed |= 1 << words.country(country);
        }
        return this;
    }

    /** Countries whose DM icon is used. */
    Table paid(int seat, String... countries) {
        for (String country : countries) {
            s.seats[seat].paid |= 1 << words.country(country);
        }
        return this;
    }

    Table delivered(int seat, String... countries) {
        for (String country : countries) {
            s.seats[seat].delivered |= 1 << words.country(country);
        }
        return this;
    }

    /** Countries that have had their first pharmaceuticals. */
    Table pharmaceuticals(String... countries) {
        for (String country : countries) {
            s.pharmaceuticals |= 1 << words.country(country);
        }
        return this;
    }

    /** Sections with a traffic token. */
    Table traffic(String... sections) {
        for (String section : sections) {
            s.traffic |= 1L << words.section(section);
        }
        return this;
    }

    /** Traffic tokens that a player has collected. */
    Table trafficTokens(int seat, int count) {
        s.seats[seat].trafficTokens = count;
        return this;
    }

    /** Links whose station has an improvement; those taken are the leftmost ones. */
    Table improved(String... links) {
        for (String link : links) {
            s.improved |= 1L << words.link(link);
            s.improvements &= s.improvements - 1;
        }
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

    /** The wine card of a player, by its source country. */
    Table wineCard(int seat, String country) {
        s.seats[seat].wineCard = words.wineCard(country);
        return this;
    }

    Table wineTokens(int doubles, int singles) {
        s.wineDoubles = doubles;
        s.wineSingles = singles;
        return this;
    }

    /** Wine cards beside Autobot's board. */
    Table autobotWine(String... countries) {
        bot().wineCards = 0;
        for (String country : countries) {
            bot().wineCards |= 1 << words.wineCard(country);
        }
        return this;
    }

    private Autobot bot() {
        return Objects.requireNonNull(s.autobot);
    }

    /** Autobot's colour deck, the top card first; the others of its cards are out of sight. */
    Table colours(String... cards) {
        bot().colourCardsUsed = 0;
        bot().colourDeckSize = 0;
        for (int i = cards.length - 1; i >= 0; i--) {
            bot().colourDeck[bot().colourDeckSize++] = (byte) words.card(cards[i]);
        }
        return this;
    }

    /** Colour cards that lie face up beside Autobot's board. */
    Table coloursUsed(String... cards) {
        for (String card : cards) {
            bot().colourCardsUsed |= 1L << words.card(card);
        }
        return this;
    }

    /** Autobot's task deck by value, the top card first; of the others, A cards are used ones and B cards advanced. */
    Table tasks(int... values) {
        Autobot bot = bot();
        bot.taskDeckSize = 0;
        bot.advancedTasksSize = 0;
        bot.taskQueue = 0;
        bot.tasksUsed = 0;
        for (int i = values.length - 1; i >= 0; i--) {
            bot.taskDeck[bot.taskDeckSize++] = (byte) (values[i] - 1);
        }
        for (int value = 8; value >= 1; value--) {
            int task = value - 1;
            if (Arrays.stream(values).noneMatch(v -> v - 1 == task)) {
                if (s.tables.edition.solo().tasks().get(task).advanced()) {
                    bot.advancedTasks[bot.advancedTasksSize++] = (byte) task;
                } else {
                    bot.tasksUsed |= 1 << task;
                }
            }
        }
        return this;
    }

    /** Tasks that wait in Autobot's queue; call it after {@link #tasks}. */
    Table queue(int... values) {
        for (int value : values) {
            bot().taskQueue |= 1 << value - 1;
            bot().tasksUsed &= ~(1 << value - 1);
        }
        return this;
    }

    /** A truck of Autobot on its way to a country. */
    Table autobotTruck(int truck, String place, String goods, String country) {
        bot().destination[truck - 1] = words.country(country);
        return truck(Autobot.SEAT, truck, place, goods);
    }

    /** The colour of Autobot's turn before. */
    Table lastColour(String colour) {
        bot().colour = Words.constant(Colour.class, colour).ordinal();
        return this;
    }

    Table slotsFilled(int count) {
        bot().slotsFilled = count;
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
            player.supply = supply[i] == UNSET ? s.tables.edition.playerBoard().employees() - elsewhere : supply[i];
        }
        s.trigger = Network.NONE;
        s.push(Steps.turn(seat));
        List<Event> events = new ArrayList<>();
        s.listener = events::add;
        return new Play(TestGames.resume(box, s), s, words, events);
    }
}
