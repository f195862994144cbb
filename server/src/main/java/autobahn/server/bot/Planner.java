package autobahn.server.bot;

import autobahn.bots.Budget;
import autobahn.bots.GreedyBot;
import autobahn.bots.Player;
import autobahn.engine.Event;
import autobahn.engine.Game;
import autobahn.engine.Refusal;
import autobahn.engine.View;
import autobahn.format.Choices.Choice;
import autobahn.format.Verdict;
import autobahn.server.api.Problem;
import autobahn.server.people.Person;
import autobahn.server.table.Advisable;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Moves tried on a private copy of a table. The copy is dealt anew from what the seat may see, the same way for the same
 * version, so that plans can be gone back and forth in and tell nothing that is hidden.
 */
public final class Planner {
    /** Longer than any plan that somebody keeps in mind. */
    public static final int MOST_MOVES = 200;

    /** What others do in a plan is guessed, and no longer than this. */
    private static final int MOST_GUESSED = 120;

    /**
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
            List<Choice> choices,
            @Nullable Verdict refusal) {}

    private final Advisable tables;

    public Planner(Advisable tables) {
        this.tables = tables;
    }

    /**
     * Plays moves one after the other, as far as they are possible.
     *
     * @param skip whether others then play, as a simple bot would, until this seat decides again
     */
    public Planned plan(String id, Person person, int seat, int version, List<String> moves, boolean skip) {
        Advisable.Asked asked = tables.plan(id, person, seat);
        if (asked.version() != version) {
            throw new Problem(409, "stale", "The game has gone on.").with("version", asked.version());
        }
        Game game = asked.game();
        Game start = game.seenBy(seat, version);
        Tried tried = new Tried(game, seat);
        Verdict refusal = tried.play(moves);
        if (skip && refusal == null) {
            tried.skip();
        }
        return new Planned(
                version,
                tried.moves,
                tried.events,
                tried.others || game.revealedSince(start),
                game.view(seat),
                Arrays.stream(game.moves())
                        .mapToObj(move -> Choice.of(game, move))
                        .toList(),
                refusal);
    }

    private static final class Tried {
        private final Game game;
        private final int seat;
        private final List<String> moves = new ArrayList<>();
        private final List<List<Event>> events = new ArrayList<>();
        private boolean others;

        Tried(Game game, int seat) {
            this.game = game;
            this.seat = seat;
        }

        @Nullable
        Verdict play(List<String> wanted) {
            for (String text : wanted) {
                int move = game.box().notation().parse(text);
                Refusal refusal = game.isOver() ? null : game.why(move);
                if (game.isOver() || refusal != null) {
                    return refusal == null
                            ? new Verdict(false, null, "The game is over.", null, null)
                            : Verdict.of(refusal);
                }
                play(move);
            }
            return null;
        }

        void skip() {
            Player player = new Player(new GreedyBot(game.box(), game.options()), game, 1, fault -> {});
            for (int i = 0; i < MOST_GUESSED && !game.isOver() && game.seatToMove() != seat; i++) {
                play(player.choose(game, Budget.iterations(1)));
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
