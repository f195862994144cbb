package autobahn.protocol.selfplay;

import autobahn.bots.Bot;
import autobahn.bots.Budget;
import autobahn.bots.Chances;
import autobahn.bots.Dice;
import autobahn.bots.Player;
import autobahn.bots.Thought;
import autobahn.bots.learn.ActionIds;
import autobahn.bots.learn.Observation;
import autobahn.bots.match.Entrant;
import autobahn.bots.match.Roster;
import autobahn.bots.match.Setting;
import autobahn.engine.Box;
import autobahn.engine.Game;
import autobahn.engine.Score;
import java.util.ArrayList;
import java.util.List;

/** Plays the games of a data set, each on its own: whoever plays which of them, the data is the same. */
public final class SelfPlay {
    private static final int MOST_MOVES = 20_000;

    private final Box box;
    private final Setting setting;
    private final Roster roster;
    private final boolean keepSeen;
    private final ActionIds ids;
    private final Observation observation;

    /** @param keepSeen whether what seats saw is kept; it can be worked out again from the choices */
    public SelfPlay(Box box, Setting setting, Roster roster, boolean keepSeen) {
        this.box = box;
        this.setting = setting;
        this.roster = roster;
        this.keepSeen = keepSeen;
        ids = new ActionIds(box);
        observation = new Observation(box, setting.options().seats());
    }

    /** Plays one game; safe for several threads. */
    public SelfPlayedGame play(int number) {
        long seed = Dice.mix(setting.seed(), number);
        Game game = box.newGame(setting.options(), seed);
        List<String> names = setting.seating(number);
        List<Entrant> entrants = names.stream().map(Entrant::parse).toList();
        List<Bot> bots = new ArrayList<>();
        List<Player> players = new ArrayList<>();
        List<String> faults = new ArrayList<>();
        for (int seat = 0; seat < entrants.size(); seat++) {
            long own = Dice.mix(seed, 1000L + seat);
            bots.add(roster.bot(entrants.get(seat), box, setting.options(), own));
            players.add(new Player(bots.get(seat), game, own, faults::add));
        }
        Chances chances = new Chances(box, setting.options());
        List<SelfPlayedGame.Choice> choices = new ArrayList<>();
        for (int moves = 0; !game.isOver() && moves < MOST_MOVES; moves++) {
            int seat = game.seatToMove();
            Entrant entrant = entrants.get(seat);
            int move = players.get(seat).choose(game, entrant.budget(setting.usual(), Budget.Clock.WALL));
            if (game.moveCount() > 1) {
                choices.add(choice(game, move, value(game, move, bots.get(seat), chances)));
            }
            game.play(move);
        }
        players.forEach(Player::leave);
        List<Score> scores = game.scores();
        long winners = scores.stream().filter(score -> score.place() == 1).count();
        return new SelfPlayedGame(
                number,
                seed,
                setting.options(),
                names,
                choices,
                scores.stream().map(Score::total).toList(),
                scores.stream()
                        .map(score -> score.place() == 1 ? 1.0 / winners : 0)
                        .toList(),
                faults);
    }

    private SelfPlayedGame.Choice choice(Game game, int move, double value) {
        List<Integer> legal = new ArrayList<>();
        for (int each : game.moves()) {
            legal.add(ids.of(each));
        }
        List<Integer> seen = new ArrayList<>();
        if (keepSeen) {
            short[] row = new short[observation.size()];
            observation.write(game, game.seatToMove(), row, 0);
            for (short input : row) {
                seen.add((int) input);
            }
        }
        return new SelfPlayedGame.Choice(game.seatToMove(), ids.of(move), legal, value, seen);
    }

    private static double value(Game game, int move, Bot bot, Chances chances) {
        Thought thought = bot instanceof Thought.Teller teller ? teller.thought() : null;
        if (thought != null && thought.line().getFirst() == move) {
            return thought.chance();
        }
        int seat = game.seatToMove();
        Game after = game.seenBy(seat, 0);
        after.play(move);
        return chances.of(after, seat);
    }
}
