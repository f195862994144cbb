package autobahn.engine.internal.state;

import autobahn.engine.Decision;
import autobahn.engine.Event;
import autobahn.engine.EventListener;
import autobahn.engine.Feature;
import autobahn.engine.MoneyReason;
import autobahn.engine.Options;
import autobahn.engine.Outcome;
import autobahn.engine.edition.Department;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * A whole game at one moment: primitives and small arrays that {@link #copyFrom} copies in one sweep. Rules change it,
 * the agenda says what is to be done next, and nothing is allocated on the way.
 */
public final class State {
    private static final int AGENDA_LIMIT = 96;

    public final Figures figures;
    public final RoadMap map;
    public final Options options;
    /** The way up to chapters that stand above the one that asks. */
    public final Rules rules;

    public final BonusRules bonuses;
    public final SoloRules solo;
    public final ModuleRules modules;

    public final int seatCount;
    public final boolean withWine;
    public final boolean withTraffic;
    public final boolean withServices;
    public final int[] officeSeats;
    /** Floors of the departments in play, as bits {@code department * 3 + floor}. */
    public final int departments;

    public final Seat[] seats;
    public final Turn turn = new Turn();
    /** Autobot's own things in the solo game. */
    public final @Nullable Autobot autobot;

    /** Built sections; begun, complete and upgraded links; stations of all players. */
    public long built;

    public long begun;
    public long complete;
    public long upgraded;
    public long stations;
    public long roadblocks;
    /** Sections next to a built one, and cities that a built section touches: both follow from {@link #built}. */
    public long frontier;

    public int touched;

    /** Employees of each office from left to right, four bits each: seat + 1. */
    public final int[] offices = new int[RoadMap.COLOURS];
    /** Tile kind + 1 on each construction-bonus space, 0 where it is taken. */
    public final byte[] bonusSpaceTiles;
    /** Tile kind + 1 on each delivery-bonus space, three a country, 0 where there is none. */
    public final byte[] deliveryTiles;
    /** Countries to which pharmaceuticals were delivered. */
    public int pharmaceuticals;

    /** Open cards from left to right. */
    public final byte[] display;

    public int displaySize;
    /** The face-down deck; the top card is the last one. */
    public final byte[] deck;

    public int deckSize;
    public int openRoutes;

    /** 0 to 2. */
    public int era;

    public int sectionsBuilt;
    /** Sections in all that end the current era. */
    public int eraTarget;
    /** Rounds in a row at whose end nobody could build (ERA-5). */
    public int deadRounds;
    /** Who triggered the end of the era, or NONE. */
    public int trigger = RoadMap.NONE;
    /** Turns left in the last round, NONE before it. */
    public int turnsLeft = RoadMap.NONE;

    public int startSeat;

    /** Sections with a traffic token. */
    public long traffic;
    /** Improvements left, and links whose station has one. */
    public int improvements;

    public long improved;
    /** Wine delivery tokens left. */
    public int wineSingles;

    public int wineDoubles;
    private long random;
    /** Whether people say what chance does; not so in a copy in which what is hidden was dealt by the generator. */
    public boolean byHand;

    private final @Nullable HandDeal handDeal;

    private final long[] agenda = new long[AGENDA_LIMIT];
    private int agendaSize;

    /** Room for working out routes. */
    public final int[] cityScratch;

    public final int[] sectionScratch = new int[64];
    public final int[] wayScratch = new int[8];

    private @Nullable State trial;
    private boolean settled;
    /** Answers what only trying out can tell; whoever runs the game provides it. */
    public Foresight foresight = Foresight.NONE;

    public @Nullable EventListener listener;

    public State(Figures figures, Options options, Rules rules) {
        this.figures = figures;
        this.rules = rules;
        bonuses = rules.bonuses();
        solo = rules.solo();
        modules = rules.modules();
        this.map = figures.map;
        this.options = options;
        seatCount = options.seats();
        withWine = options.has(Feature.WINE);
        withTraffic = options.has(Feature.TRAFFIC);
        withServices = options.has(Feature.SERVICES);
        officeSeats = new int[RoadMap.COLOURS];
        for (int colour = 0; colour < RoadMap.COLOURS; colour++) {
            officeSeats[colour] = figures.officeSeats(colour, seatCount);
        }
        departments = 0b111111111111
                | (options.has(Feature.PLANNING) ? Floors.of(Department.PLANNING.ordinal()) : 0)
                | (options.has(Feature.CUSTOMS) ? Floors.of(Department.CUSTOMS.ordinal()) : 0);
        seats = new Seat[seatCount];
        for (int i = 0; i < seatCount; i++) {
            seats[i] = new Seat();
        }
        bonusSpaceTiles = new byte[map.bonusSpaces.length];
        deliveryTiles = new byte[3 * figures.countries];
        display = new byte[figures.edition.cards().displaySize()];
        deck = new byte[figures.cards];
        cityScratch = new int[map.cities];
        autobot = options.solo() == null ? null : new Autobot(figures, options);
        eraTarget = figures.eraEnd[0];
        byHand = options.byHand();
        handDeal = byHand ? new HandDeal(figures.outcomes) : null;
    }

    public boolean isAutobot(int seat) {
        return autobot != null && seat == Autobot.SEAT;
    }

    /** The next player clockwise. */
    public int seatAfter(int seat) {
        return (seat + 1) % seatCount;
    }

    /** The cards that come into play with reunification. */
    public long advancedDeck() {
        return figures.advancedCards | (options.has(Feature.TWO_COLOURED_CARDS) ? figures.twoColouredCards : 0);
    }

    /** Takes over all that another state of the same table says. */
    public void copyFrom(State other) {
        for (int i = 0; i < seatCount; i++) {
            seats[i].copyFrom(other.seats[i]);
        }
        turn.copyFrom(other.turn);
        if (autobot != null && other.autobot != null) {
            autobot.copyFrom(other.autobot);
        }
        built = other.built;
        begun = other.begun;
        complete = other.complete;
        upgraded = other.upgraded;
        stations = other.stations;
        roadblocks = other.roadblocks;
        frontier = other.frontier;
        touched = other.touched;
        System.arraycopy(other.offices, 0, offices, 0, offices.length);
        System.arraycopy(other.bonusSpaceTiles, 0, bonusSpaceTiles, 0, bonusSpaceTiles.length);
        System.arraycopy(other.deliveryTiles, 0, deliveryTiles, 0, deliveryTiles.length);
        pharmaceuticals = other.pharmaceuticals;
        System.arraycopy(other.display, 0, display, 0, display.length);
        displaySize = other.displaySize;
        System.arraycopy(other.deck, 0, deck, 0, other.deckSize);
        deckSize = other.deckSize;
        openRoutes = other.openRoutes;
        era = other.era;
        sectionsBuilt = other.sectionsBuilt;
        eraTarget = other.eraTarget;
        deadRounds = other.deadRounds;
        trigger = other.trigger;
        turnsLeft = other.turnsLeft;
        startSeat = other.startSeat;
        traffic = other.traffic;
        improvements = other.improvements;
        improved = other.improved;
        wineSingles = other.wineSingles;
        wineDoubles = other.wineDoubles;
        random = other.random;
        byHand = other.byHand;
        System.arraycopy(other.agenda, 0, agenda, 0, other.agendaSize);
        agendaSize = other.agendaSize;
        settled = false;
    }

    /** A copy that nobody listens to. */
    public State copy() {
        State copy = new State(figures, options, rules);
        copy.copyFrom(this);
        return copy;
    }

    /** A copy of this state to try something out on. It is kept, so that trying allocates nothing. */
    public State trial() {
        if (trial == null) {
            trial = new State(figures, options, rules);
        }
        trial.copyFrom(this);
        return trial;
    }

    /** A section is on the map now; what follows from that for links and cities follows. */
    public void lay(int section) {
        int link = map.sectionLink[section];
        built |= Bits.one(section);
        begun |= Bits.one(link);
        frontier |= map.sectionAdjacent[section];
        touched |= map.sectionCities[section];
        if ((map.linkSections[link] & ~built) == 0) {
            complete |= Bits.one(link);
        }
    }

    // --- The agenda -----------------------------------------------------------------------------------------------

    public void push(long step) {
        agenda[agendaSize++] = step;
    }

    public int agendaSize() {
        return agendaSize;
    }

    /** The step at a depth of the agenda, 0 the one that was put there first. */
    public long agendaAt(int index) {
        return agenda[index];
    }

    /** Whether a decision is still to come. */
    public boolean onAgenda(Decision decision) {
        for (int i = 0; i < agendaSize; i++) {
            if (Step.is(decision, agenda[i])) {
                return true;
            }
        }
        return false;
    }

    public boolean onAgenda(Effect effect) {
        for (int i = 0; i < agendaSize; i++) {
            if (Step.is(effect, agenda[i])) {
                return true;
            }
        }
        return false;
    }

    /** Whether somebody's turn with its phases runs; then everything on the agenda is about that player. */
    public boolean isTurnRunning() {
        return agendaSize > 0 && Step.is(Decision.END_TURN, agenda[0]);
    }

    /** Whether an era has ended and the next one has not begun (ERA-3). */
    public boolean isAdministering() {
        return agendaSize > 0 && Step.is(Effect.NEXT_ERA, agenda[0]);
    }

    /** Who comes first in the administration phase: the trigger or, after a dead end, the player whose turn ended. */
    public int firstAdministered() {
        return trigger == RoadMap.NONE ? turn.seat : trigger;
    }

    /**
     * Whose stations, trucks, tiles and money the turn remembers something about: whose turn it is. Where an edition's route
     * cards bring more than DM and promotions, it is whoever is being rewarded.
     */
    public int actor() {
        if (figures.routesGiveActions && isAdministering()) {
            int waiting = 0;
            while (waiting + 1 < agendaSize && Step.is(Effect.ROUTE_REWARD, agenda[waiting + 1])) {
                waiting++;
            }
            return waiting < seatCount
                    ? (firstAdministered() + seatCount - 1 - waiting) % seatCount
                    : firstAdministered();
        }
        return turn.seat;
    }

    /** Whether tiles, display, boards and start player are still being entered, where a game is dealt by hand. */
    public boolean isSettingUp() {
        return agendaSize > 0 && Step.is(Effect.START_PLAYER, agenda[0]);
    }

    public void replaceAgendaAt(int index, long step) {
        agenda[index] = step;
    }

    public void clearAgenda() {
        agendaSize = 0;
        settled = false;
    }

    public boolean over() {
        return agendaSize == 0;
    }

    /** The decision that is due; the game must not be over. */
    public long top() {
        return agenda[agendaSize - 1];
    }

    /** Takes the decision or effect that is due off the agenda. */
    public long pop() {
        return agenda[--agendaSize];
    }

    /** Whether the legal moves that somebody has worked out are still those of this state. */
    public boolean isSettled() {
        return settled;
    }

    public void markSettled() {
        settled = true;
    }

    /** The state was changed from outside a move: legal moves are worked out anew. */
    public void movesChanged() {
        settled = false;
    }

    // --- Chance ---------------------------------------------------------------------------------------------------

    public long random() {
        return random;
    }

    public void seedRandom(long seed) {
        random = seed;
    }

    public int randomBelow(int bound) {
        random = Chance.next(random);
        return Chance.below(random, bound);
    }

    /** Mixes a pile; where it is dealt by hand its order means nothing. */
    public void shuffle(byte[] items, int size) {
        if (byHand) {
            return;
        }
        for (int i = size - 1; i > 0; i--) {
            int j = randomBelow(i + 1);
            byte item = items[i];
            items[i] = items[j];
            items[j] = item;
        }
    }

    /** What people enter; only where a game was begun to be dealt by hand. */
    public HandDeal handDeal() {
        return Objects.requireNonNull(handDeal);
    }

    /** Takes a card off a pile, which the caller makes smaller: the top one, or that which somebody has turned up. */
    public int draw(byte[] pile, int size, Outcome kind) {
        return byHand ? handDeal().draw(pile, size, kind) : pile[size - 1];
    }

    // --- Money and events -----------------------------------------------------------------------------------------

    public void gain(int seat, int amount, MoneyReason reason) {
        if (amount > 0) {
            seats[seat].money += amount;
            if (listener != null) {
                emit(new Event.MoneyGained(seat, amount, reason));
            }
        }
    }

    public void pay(int seat, int amount, MoneyReason reason) {
        if (amount > 0) {
            seats[seat].money -= amount;
            if (listener != null) {
                emit(new Event.MoneyPaid(seat, amount, reason));
            }
        }
    }

    /** DM that a player may spend now. */
    public int purse(int seat) {
        return seats[seat].money - (turn.reserved != 0 && seat == actor() ? turn.reserved : 0);
    }

    /** Tells the listener; ask {@code listener != null} first, so that nobody listening costs nothing. */
    public void emit(Event event) {
        if (listener != null) {
            listener.on(event);
        }
    }
}
