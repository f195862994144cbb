package autobahn.protocol.batch;

import autobahn.bots.Budget;
import autobahn.bots.Dice;
import autobahn.bots.Level;
import autobahn.bots.Player;
import autobahn.bots.learn.ActionIds;
import autobahn.bots.learn.Observation;
import autobahn.engine.Box;
import autobahn.engine.Game;
import java.io.IOException;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Games side by side. A game that is over says what it has come to, and begins anew with its next seed if that is wanted. */
final class Batch {
    /** The game goes on; it has ended with this step; it has gone on for too long and was ended as it stood. */
    static final byte RUNNING = 0;

    static final byte ENDED = 1;
    static final byte CUT_SHORT = 2;

    /** No game by the rules has come near this; it is for policies that never build. */
    private static final int MOST_DECISIONS = 20_000;

    private final Box box;
    private final BatchSettings settings;
    private final SharedMemory memory;
    private final ActionIds ids;
    private final Observation observation;
    private final Game[] games;
    private final @Nullable Player[][] players;
    private final long[] seeds;
    private final int[] episodes;
    private final int[] decisions;
    private final int[] moves;
    private final short[] legal = new short[SharedMemory.MOST_LEGAL];
    private final short[] row;

    Batch(Box box, BatchSettings settings, ActionIds ids) throws IOException, BatchException {
        this.box = box;
        this.settings = settings;
        this.ids = ids;
        int count = settings.games();
        int seats = settings.options().seats();
        observation = new Observation(box, seats);
        memory = new SharedMemory(settings.file(), count, seats, settings.observe() ? observation.size() : 0);
        row = new short[observation.size()];
        games = new Game[count];
        players = new Player[count][settings.options().players()];
        seeds = new long[count];
        episodes = new int[count];
        decisions = new int[count];
        moves = new int[count];
        reset(settings.seed());
    }

    SharedMemory memory() {
        return memory;
    }

    Observation observation() {
        return observation;
    }

    int size() {
        return games.length;
    }

    /** Begins all games anew. */
    void reset(long seed) throws BatchException {
        for (int i = 0; i < games.length; i++) {
            reset(i, Dice.mix(seed, i));
        }
    }

    void reset(int i, long seed) throws BatchException {
        seeds[i] = seed;
        episodes[i] = 0;
        begin(i);
        clear(i);
        show(i);
    }

    private void begin(int i) {
        long seed = Dice.mix(seeds[i], episodes[i]++);
        games[i] = box.newGame(settings.options(), seed);
        decisions[i] = 0;
        for (Map.Entry<Integer, Level> bot : settings.bots().entrySet()) {
            long own = Dice.mix(seed, 1000L + bot.getKey());
            players[i][bot.getKey()] =
                    new Player(bot.getValue().bot(box, settings.options(), own), games[i], own, fault -> {});
        }
        playBots(i);
    }

    /** Plays the action of every game. All are looked at before the first is played: one that is not legal changes nothing. */
    void step() throws BatchException {
        for (int i = 0; i < games.length; i++) {
            moves[i] = move(i);
        }
        for (int i = 0; i < games.length; i++) {
            play(i);
        }
    }

    /** Plays the action of one game; the others stay as they are. */
    void step(int i) throws BatchException {
        moves[i] = move(i);
        play(i);
    }

    /** The move that the other side has written down for a game. */
    private int move(int i) throws BatchException {
        if (!settings.again() && memory.over.get(i) != RUNNING) {
            throw new BatchException("game " + i + " is over: reset it");
        }
        int id = memory.actions.get(i);
        if (id < 0 || id >= ids.count() || !games[i].isLegal(ids.move(id))) {
            throw new BatchException("game " + i + ": action " + id + " "
                    + (id < 0 || id >= ids.count()
                            ? "does not exist: ids are 0 to " + (ids.count() - 1)
                            : "('" + games[i].notation(ids.move(id)) + "') is not legal now"));
        }
        return ids.move(id);
    }

    private void play(int i) throws BatchException {
        games[i].play(moves[i]);
        decisions[i]++;
        playBots(i);
        boolean cut = decisions[i] >= MOST_DECISIONS;
        if (games[i].isOver() || cut) {
            finish(i, games[i].isOver() ? ENDED : CUT_SHORT);
        } else if (memory.over.get(i) != RUNNING) {
            clear(i);
        }
        show(i);
    }

    private void playBots(int i) {
        Game game = games[i];
        while (!game.isOver() && !settings.bots().isEmpty() && decisions[i] < MOST_DECISIONS) {
            int seat = game.seatToMove();
            Player player = players[i][seat];
            Level level = settings.bots().get(seat);
            if (player == null || level == null) {
                return;
            }
            game.play(player.choose(game, Budget.iterations(level.iterations())));
            decisions[i]++;
        }
    }

    /** Rewards are shares of the first place, less what equals would have: they add up to nothing. */
    private void finish(int i, byte how) {
        Game game = games[i];
        int seats = game.seats();
        long most = Long.MIN_VALUE;
        int winners = 0;
        for (int seat = 0; seat < seats; seat++) {
            if (game.rank(seat) > most) {
                most = game.rank(seat);
                winners = 0;
            }
            winners += game.rank(seat) == most ? 1 : 0;
        }
        for (int seat = 0; seat < seats; seat++) {
            float share = game.rank(seat) == most ? 1f / winners : 0;
            memory.rewards.put(i * seats + seat, share - 1f / seats);
            memory.points.put(i * seats + seat, (short) game.points(seat));
        }
        memory.over.put(i, how);
        if (settings.again()) {
            begin(i);
        }
    }

    private void clear(int i) {
        int seats = games[i].seats();
        for (int seat = 0; seat < seats; seat++) {
            memory.rewards.put(i * seats + seat, 0);
            memory.points.put(i * seats + seat, (short) 0);
        }
        memory.over.put(i, RUNNING);
    }

    /** Writes what the seat needs that decides. */
    private void show(int i) throws BatchException {
        Game game = games[i];
        if (game.moveCount() > SharedMemory.MOST_LEGAL) {
            throw new BatchException("game " + i + " has " + game.moveCount() + " legal moves, and "
                    + SharedMemory.MOST_LEGAL + " fit in");
        }
        memory.seats.put(i, (byte) game.seatToMove());
        int count = ids.legal(game, legal, 0);
        memory.counts.put(i, (short) count);
        memory.legal.put(i * SharedMemory.MOST_LEGAL, legal, 0, count);
        if (settings.observe()) {
            observation.write(game, Math.max(0, game.seatToMove()), row, 0);
            memory.seen.put(i * row.length, row, 0, row.length);
        }
    }

    /** Makes one game go on from where another is; what bots there had planned is not copied. */
    void copy(int from, int to) throws BatchException {
        games[to].copyFrom(games[from]);
        decisions[to] = decisions[from];
        clear(to);
        if (games[to].isOver()) {
            finish(to, ENDED);
        }
        show(to);
    }

    Game game(int i) {
        return games[i];
    }

    /** The move of a level, as an id; the game is left as it is. */
    int ask(int i, Level level, long seed) {
        Player player = new Player(level.bot(box, settings.options(), seed), games[i], seed, fault -> {});
        return ids.of(player.choose(games[i], Budget.iterations(level.iterations())));
    }

    /** Plays random moves on games of its own and returns the nanoseconds: what the other side can be measured by. */
    long alone(long decisions) {
        Game game = box.newGame(settings.options(), settings.seed());
        Dice dice = new Dice(settings.seed());
        long begun = System.nanoTime();
        for (long i = 0; i < decisions; i++) {
            game.play(game.move(dice.below(game.moveCount())));
            if (game.isOver()) {
                game = box.newGame(settings.options(), Dice.mix(settings.seed(), i));
            }
        }
        return System.nanoTime() - begun;
    }
}
