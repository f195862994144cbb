package autobahn.browser;

import autobahn.bots.Budget;
import autobahn.bots.Level;
import autobahn.bots.Player;
import autobahn.engine.Box;
import autobahn.engine.Game;
import autobahn.engine.Options;
import autobahn.format.Choices;
import autobahn.format.Compact;
import autobahn.format.FormatException;
import autobahn.format.GameFile;
import autobahn.format.Positions;
import autobahn.format.Records;
import autobahn.format.Refused;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

/**
 * Says in a few numbers what happens in many games, so that two machines can be held against each other: the same questions
 * must get the same answers everywhere, move for move.
 */
final class SelfCheck {
    /** Every so many moves all is compared that a table tells. */
    private static final int IN_FULL = 16;
    /** After so many moves there is something to think about. */
    private static final int MIDDLE = 100;

    private final LocalBoxes boxes;

    SelfCheck(LocalBoxes boxes) {
        this.boxes = boxes;
    }

    void addTo(Map<String, Function<CallArguments, ?>> operations) {
        operations.put("digest", this::digest);
        operations.put("perft", this::perft);
        operations.put("speed", this::speed);
    }

    /** What a game went through: a number for each of its moments, made of position, view and choices. */
    private CallAnswers.Digest digest(CallArguments call) {
        List<String> hashes = new ArrayList<>();
        if (call.has("record")) {
            String file = call.text("record");
            try {
                GameFile.read(
                        boxes.withHash(GameFile.editionHash(file)),
                        file,
                        moment -> hashes.add(hash(moment.game(), moment.size())));
            } catch (FormatException e) {
                throw Refused.faults(422, "bad-record", "The record cannot be used.", e);
            }
            return new CallAnswers.Digest(hashes.size() - 1, hashes);
        }
        Game game = begun(call);
        int most = call.whole("moves", Integer.MAX_VALUE);
        Function<Game, Integer> chooser = chooser(call, game);
        int played = 0;
        hashes.add(hash(game, 0));
        while (played < most && !game.isOver()) {
            game.play(chooser.apply(game));
            hashes.add(hash(game, ++played));
        }
        return new CallAnswers.Digest(played, hashes);
    }

    private Game begun(CallArguments call) {
        Box box = boxes.of(null);
        try {
            Options options = Records.options(call.node("options"));
            return box.newGame(options, call.seed("seed", 0));
        } catch (FormatException e) {
            throw Refused.faults(422, "bad-options", "The options cannot be used.", e);
        }
    }

    /** Any legal move, the same ones each time. */
    private static Function<Game, Integer> random(long seed) {
        return new Function<>() {
            private long state = seed;

            @Override
            public Integer apply(Game game) {
                state = state * 6364136223846793005L + 1442695040888963407L;
                return game.move((int) ((state >>> 33) % game.moveCount()));
            }
        };
    }

    private static Function<Game, Integer> chooser(CallArguments call, Game start) {
        long seed = call.seed("seed", 0);
        if (!call.has("level")) {
            return random(seed);
        }
        Level level = Level.of(call.text("level"));
        List<Player> players = new ArrayList<>();
        for (int seat = 0; seat < start.options().players(); seat++) {
            players.add(new Player(level.bot(start.box(), start.options(), seed + seat), start, seed + seat, fault -> {
                throw new IllegalStateException(fault);
            }));
        }
        int iterations = call.whole("iterations", level.iterations());
        return game -> players.get(game.seatToMove()).choose(game, Budget.iterations(iterations));
    }

    /** Of position and legal moves; now and then also of the view and of all that the moves would do. */
    private static String hash(Game game, int moves) {
        long hash = mix(0, Positions.keep(game));
        for (int move : game.moves()) {
            hash = hash * 31 + move;
        }
        if (moves % IN_FULL == 0 || game.isOver()) {
            int seat = Math.max(0, Math.min(game.seatToMove(), game.options().players() - 1));
            hash = mix(hash, Compact.write(game.view(seat)));
            hash = mix(hash, Compact.write(Choices.all(game)));
        }
        return Long.toHexString(hash);
    }

    private static long mix(long begun, String text) {
        long hash = begun;
        for (int i = 0; i < text.length(); i++) {
            hash = hash * 31 + text.charAt(i);
            hash ^= hash >>> 29;
        }
        return hash;
    }

    /** How many sequences of moves there are from the end of a record, and their order in a number. */
    private CallAnswers.Perft perft(CallArguments call) {
        String file = call.text("record");
        Box box = boxes.withHash(GameFile.editionHash(file));
        try {
            Game game = GameFile.read(box, file).game();
            List<String> counts = new ArrayList<>();
            for (int depth = 1; depth <= call.whole("depth"); depth++) {
                long[] found = new long[2];
                count(game, depth, found);
                counts.add(found[0] + " " + Long.toHexString(found[1]));
            }
            return new CallAnswers.Perft(counts);
        } catch (FormatException e) {
            throw Refused.faults(422, "bad-record", "The record cannot be used.", e);
        }
    }

    private static void count(Game game, int depth, long[] found) {
        for (int move : game.moves()) {
            found[1] = found[1] * 31 + move;
            if (depth == 1) {
                found[0]++;
            } else {
                Game next = game.copy();
                next.play(move);
                count(next, depth - 1, found);
            }
        }
    }

    /** Plays random games, or lets a bot search, for some time: how much was done, and in how many milliseconds. */
    private CallAnswers.Speed speed(CallArguments call) {
        Game start = begun(call);
        int millis = call.whole("millis");
        long begun = System.currentTimeMillis();
        long done = 0;
        for (int game = 0; System.currentTimeMillis() - begun < millis; game++) {
            done += call.has("level") ? playouts(start, call, game) : decisions(start, game);
        }
        return new CallAnswers.Speed(done, System.currentTimeMillis() - begun);
    }

    private static int decisions(Game start, long seed) {
        Game game = start.copy();
        Function<Game, Integer> chance = random(seed);
        int decisions = 0;
        for (; !game.isOver(); decisions++) {
            game.play(chance.apply(game));
        }
        return decisions;
    }

    /** How many playouts a bot made for one decision in the middle of a random game. */
    private static int playouts(Game start, CallArguments call, long seed) {
        Game game = start.copy();
        Function<Game, Integer> chance = random(seed);
        for (int i = 0; i < MIDDLE && !game.isOver(); i++) {
            game.play(chance.apply(game));
        }
        int[] told = new int[1];
        Player player =
                new Player(Level.of(call.text("level")).bot(game.box(), game.options(), seed), game, seed, fault -> {});
        player.listen(thought -> told[0] = thought.iterations());
        player.choose(game, Budget.iterations(call.whole("iterations")));
        return told[0];
    }
}
