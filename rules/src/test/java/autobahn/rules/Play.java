package autobahn.rules;

import autobahn.engine.Decision;
import autobahn.engine.Event;
import autobahn.engine.Game;
import autobahn.engine.edition.ActionSpace;
import autobahn.engine.edition.Colour;
import autobahn.engine.edition.Department;
import autobahn.engine.internal.chapter.era.Routes;
import autobahn.engine.internal.chapter.road.CityValues;
import autobahn.engine.internal.state.Autobot;
import autobahn.engine.internal.state.Names;
import autobahn.engine.internal.state.Seat;
import autobahn.engine.internal.state.State;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** A position being played: moves in notation, and what came of them. */
final class Play {
    private final Game game;
    private final State s;
    private final Words words;
    private final List<Event> events;

    /** @param events what has happened so far and will happen */
    Play(Game game, State state, Words words, List<Event> events) {
        this.game = game;
        this.s = state;
        this.words = words;
        this.events = events;
    }

    Game game() {
        return game;
    }

    State state() {
        return s;
    }

    /** Plays moves; an illegal one fails the test, saying what would be legal. */
    Play play(String... moves) {
        for (String move : moves) {
            if (!game.isLegal(game.box().notation().parse(move))) {
                throw new AssertionError(move + " is not among " + legal());
            }
            game.play(move);
        }
        return this;
    }

    /** Goes on to the end of the turn without using anything more. */
    Play endTurn() {
        while (!offers("end")) {
            play(offers("done") ? "done" : offers("pass") ? "pass" : legal().getFirst());
        }
        return play("end");
    }

    /** The legal moves, in order. */
    List<String> legal() {
        return Arrays.stream(game.moves()).mapToObj(game::notation).toList();
    }

    /** The legal moves that begin with a verb. */
    List<String> legal(String start) {
        return legal().stream().filter(move -> move.startsWith(start)).toList();
    }

    boolean offers(String move) {
        return legal().contains(move);
    }

    @Nullable
    Decision decision() {
        return game.decision();
    }

    /** Everything that has happened since the position was set up. */
    List<Event> events() {
        return events;
    }

    int turn() {
        return game.seatInTurn();
    }

    int money(int seat) {
        return s.seats[seat].money;
    }

    int supply(int seat) {
        return s.seats[seat].supply;
    }

    int lobby(int seat) {
        return s.seats[seat].lobby;
    }

    int development(int seat) {
        return s.seats[seat].development;
    }

    List<Integer> office(String colour) {
        List<Integer> seats = new ArrayList<>();
        for (int rest = s.offices[Words.constant(Colour.class, colour).ordinal()]; rest != 0; rest >>>= 4) {
            seats.add((rest & 15) - 1);
        }
        return seats;
    }

    List<String> floors(int seat) {
        List<String> floors = new ArrayList<>();
        for (int bits = s.seats[seat].floors; bits != 0; bits &= bits - 1) {
            int bit = Integer.numberOfTrailingZeros(bits);
            floors.add(Names.word(Department.values()[bit / 3]) + " " + (bit % 3 + 1));
        }
        return floors;
    }

    int value(String city) {
        return CityValues.of(s, words.city(city));
    }

    /** The status of a connection, -1 when there is none. */
    int status(String route) {
        int dash = route.indexOf('-');
        return Routes.status(s, words.city(route.substring(0, dash)), words.city(route.substring(dash + 1)));
    }

    List<String> hand(int seat) {
        return cards(s.seats[seat].hand);
    }

    List<String> played(int seat, String space) {
        return cards(
                s.seats[seat].played[Words.constant(ActionSpace.class, space).ordinal()]);
    }

    List<String> display() {
        List<String> cards = new ArrayList<>();
        for (int i = 0; i < s.displaySize; i++) {
            cards.add(s.figures.cardId[s.display[i]]);
        }
        return cards;
    }

    private List<String> cards(long mask) {
        List<String> cards = new ArrayList<>();
        for (long bits = mask; bits != 0; bits &= bits - 1) {
            cards.add(s.figures.cardId[Long.numberOfTrailingZeros(bits)]);
        }
        return cards;
    }

    List<String> tiles(int seat) {
        List<String> tiles = new ArrayList<>();
        for (int kind = 0; kind < s.figures.tileBonus.length; kind++) {
            for (int i = 0; i < s.seats[seat].tileCount(kind); i++) {
                tiles.add(Names.bonus(s.figures.tileBonus[kind]));
            }
        }
        return tiles;
    }

    /** Where a truck stands: a section, a depot or "off". */
    String truck(int seat, int truck) {
        int place = s.seats[seat].truckPlace[truck - 1];
        return place == Seat.OFF
                ? "off"
                : place >= Seat.DEPOT ? Names.depot(s.figures, place - Seat.DEPOT) : Names.section(s.figures, place);
    }

    boolean built(String section) {
        return (s.built >>> words.section(section) & 1) != 0;
    }

    boolean upgraded(String link) {
        return (s.upgraded >>> words.link(link) & 1) != 0;
    }

    List<String> delivered(int seat) {
        return countries(s.seats[seat].delivered);
    }

    List<String> claimable(int seat) {
        return countries(s.seats[seat].claimable);
    }

    private List<String> countries(int mask) {
        List<String> countries = new ArrayList<>();
        for (int bits = mask; bits != 0; bits &= bits - 1) {
            countries.add(Names.country(s.figures, Integer.numberOfTrailingZeros(bits)));
        }
        return countries;
    }

    /** The events of a kind, in order. */
    <E extends Event> List<E> events(Class<E> kind) {
        return events.stream().filter(kind::isInstance).map(kind::cast).toList();
    }

    /** What Autobot chose as the answer to a question such as "build". */
    List<String> chose(String question) {
        return events(Event.AutobotChose.class).stream()
                .filter(choice -> choice.question().equals(question))
                .map(Event.AutobotChose::chosen)
                .toList();
    }

    /** The priority that left a single option at Autobot's first choice of that kind, "" if there was but one. */
    String decider(String question) {
        Event.AutobotChose choice = events(Event.AutobotChose.class).stream()
                .filter(c -> c.question().equals(question))
                .findFirst()
                .orElseThrow(() -> new AssertionError("no choice of " + question + " in " + events));
        return choice.priorities().isEmpty()
                ? ""
                : choice.priorities().getLast().name();
    }

    Autobot bot() {
        return Objects.requireNonNull(s.autobot);
    }

    /** Values of the tasks in Autobot's queue. */
    List<Integer> queue() {
        return values(bot().taskQueue);
    }

    List<Integer> tasksUsed() {
        return values(bot().tasksUsed);
    }

    /** Values of the tasks in Autobot's deck, in rising order. */
    List<Integer> taskDeck() {
        int tasks = 0;
        for (int i = 0; i < bot().taskDeckSize; i++) {
            tasks |= 1 << bot().taskDeck[i];
        }
        return values(tasks);
    }

    private static List<Integer> values(int tasks) {
        List<Integer> values = new ArrayList<>();
        for (int bits = tasks; bits != 0; bits &= bits - 1) {
            values.add(Integer.numberOfTrailingZeros(bits) + 1);
        }
        return values;
    }

    /** Autobot's face-down colour cards, the top one first. */
    List<String> colourDeck() {
        List<String> cards = new ArrayList<>();
        for (int i = bot().colourDeckSize - 1; i >= 0; i--) {
            cards.add(s.figures.cardId[bot().colourDeck[i]]);
        }
        return cards;
    }

    /** The country to which a truck of Autobot is on its way. */
    String heading(int truck) {
        int country = bot().destination[truck - 1];
        return country < 0 ? "none" : Names.country(s.figures, country);
    }

    /** Sections with a traffic token. */
    List<String> traffic() {
        List<String> sections = new ArrayList<>();
        for (long bits = s.traffic; bits != 0; bits &= bits - 1) {
            sections.add(Names.section(s.figures, Long.numberOfTrailingZeros(bits)));
        }
        return sections;
    }
}
