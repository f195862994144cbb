package autobahn.format;

import autobahn.engine.Event;
import autobahn.engine.Game;
import autobahn.engine.Refusal;
import autobahn.engine.View;
import java.util.ArrayList;
import java.util.List;
import java.util.function.ToIntFunction;
import org.jspecify.annotations.Nullable;

/**
 * Where moves lead that were tried on a private copy of a table.
 *
 * @param moves those that were played, with what was guessed of others
 * @param events what each of them brought
 * @param guessed whether chance had a say in it, or somebody else: the table may come out another way
 * @param choices of whoever would decide now
 * @param refusal why the first move that was not played is not possible
 */
public record Planned(
        int version,
        List<String> moves,
        List<List<Event>> events,
        boolean guessed,
        View view,
        List<Choices.Choice> choices,
        @Nullable Verdict refusal) {

    /** What others do in a plan is guessed, and no longer than this. */
    private static final int MOST_GUESSED = 120;

    /**
     * Plays moves one after the other, as far as they are possible.
     *
     * @param game a copy, dealt anew from what the seat may see; it goes on with the plan
     * @param guess what others then play until the seat decides again; null where nobody else shall play
     */
    public static Planned of(
            Game game, int seat, int version, List<String> moves, @Nullable ToIntFunction<Game> guess) {
        Game start = game.copy();
        Trial trial = new Trial(game, seat);
        Verdict refusal = trial.play(moves);
        if (guess != null && refusal == null) {
            trial.skip(guess);
        }
        boolean guessed = trial.others || game.revealedSince(start);
        return new Planned(version, trial.moves, trial.events, guessed, game.view(seat), Choices.all(game), refusal);
    }

    private static final class Trial {
        private final Game game;
        private final int seat;
        private final List<String> moves = new ArrayList<>();
        private final List<List<Event>> events = new ArrayList<>();
        private boolean others;

        Trial(Game game, int seat) {
            this.game = game;
            this.seat = seat;
        }

        @Nullable
        Verdict play(List<String> wanted) {
            for (String text : wanted) {
                int move = game.box().notation().parse(text);
                if (game.isOver()) {
                    return Verdict.of(game, seat, move, true);
                }
                Refusal refusal = game.why(move);
                if (refusal != null) {
                    return Verdict.of(refusal);
                }
                play(move);
            }
            return null;
        }

        void skip(ToIntFunction<Game> guess) {
            for (int i = 0; i < MOST_GUESSED && !game.isOver() && game.seatToMove() != seat; i++) {
                play(guess.applyAsInt(game));
            }
        }

        private void play(int move) {
            List<Event> happened = new ArrayList<>();
            others |= game.seatToMove() != seat;
            moves.add(game.notation(move));
            game.listen(happened::add);
            game.play(move);
            game.listen(null);
            events.add(happened);
        }
    }
}
