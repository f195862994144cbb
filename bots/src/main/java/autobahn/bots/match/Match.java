package autobahn.bots.match;

import autobahn.bots.Budget;
import autobahn.bots.Dice;
import autobahn.bots.Player;
import autobahn.engine.Box;
import autobahn.engine.Game;
import java.util.ArrayList;
import java.util.List;

/** Plays the games of a match, each on its own: whoever plays which of them, and in which order, the results are the same. */
public final class Match {
    public static final String AUTOBOT = "autobot";

    private static final int MOST_MOVES = 20_000;

    private final Box box;
    private final Setting setting;
    private final Budget.Clock clock;
    private final Roster roster;

    public Match(Box box, Setting setting, Budget.Clock clock) {
        this(box, setting, clock, Roster.LEVELS);
    }

    public Match(Box box, Setting setting, Budget.Clock clock, Roster roster) {
        this.roster = roster;
        this.box = box;
        this.setting = setting;
        this.clock = clock;
    }

    public Setting setting() {
        return setting;
    }

    /** Plays one game of the match. */
    public GameResult play(int number) {
        int deal = setting.deal(number);
        long seed = Dice.mix(setting.seed(), deal);
        Game game = box.newGame(setting.options(), seed);
        List<String> names = new ArrayList<>(setting.seating(number));
        List<Entrant> entrants = names.stream().map(Entrant::parse).toList();
        List<Player> players = new ArrayList<>();
        List<String> faults = new ArrayList<>();
        for (int seat = 0; seat < entrants.size(); seat++) {
            long own = Dice.mix(seed, 1000L + seat);
            players.add(
                    new Player(roster.bot(entrants.get(seat), box, setting.options(), own), game, own, faults::add));
        }
        Recorder recorder = new Recorder(game);
        for (int moves = 0; !game.isOver() && moves < MOST_MOVES; moves++) {
            int seat = game.seatToMove();
            Entrant entrant = entrants.get(seat);
            int move = players.get(seat).choose(game, entrant.budget(setting.usual(), clock));
            game.play(move);
            recorder.look(move);
        }
        players.forEach(Player::leave);
        if (!game.isOver()) {
            faults.add("the game did not end within " + MOST_MOVES + " moves; it counts as it stood");
        }
        while (names.size() < game.seats()) {
            names.add(AUTOBOT);
        }
        return recorder.result(number, deal, names, faults);
    }

    /** The games of one part out of several, as evenly as they go; whole deals stay together. */
    public List<Integer> part(int index, int parts) {
        List<Integer> games = new ArrayList<>();
        for (int game = 0; game < setting.games(); game++) {
            if (setting.deal(game) % parts == index - 1) {
                games.add(game);
            }
        }
        return games;
    }
}
