package autobahn.engine;

import autobahn.engine.internal.position.PositionWriter;
import autobahn.engine.internal.position.Sight;
import autobahn.engine.internal.state.State;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Makes the view of one pair of eyes (TURN-9). What nobody sees is in {@link Position.Hidden}, which a view does not have;
 * what only its owner sees is not written for others ({@link Sight}).
 */
final class ViewFilter {
    private ViewFilter() {}

    static View of(Game game, @Nullable Integer seat) {
        State s = game.state();
        Sight sight = Sight.of(s, seat);
        Position position = PositionWriter.write(s, game.box().lexicon(), sight);
        boolean decides = seat != null && seat == game.seatToMove();
        return new View(
                position.options(),
                seat,
                game.isOver() ? null : game.seatToMove(),
                game.isOver() ? null : String.valueOf(game.decision()),
                position.table(),
                s.deckSize,
                position.players(),
                handSizes(s),
                position.autobot(),
                sizes(position.hidden().autobot()),
                position.turn(),
                position.agenda(),
                decides ? notation(game) : List.of(),
                scores(game, sight),
                Reckoner.of(s));
    }

    private static List<Integer> handSizes(State s) {
        return Stream.of(s.seats).map(player -> Long.bitCount(player.hand)).toList();
    }

    private static List<String> notation(Game game) {
        List<String> moves = new ArrayList<>();
        for (int move : game.moves()) {
            moves.add(game.notation(move));
        }
        return List.copyOf(moves);
    }

    /** Planning counts cards in hand, so that with closed hands its score would tell what they are. */
    private static List<Score> scores(Game game, Sight sight) {
        List<Score> scores = new ArrayList<>(game.scores());
        if (game.options().has(Feature.PLANNING) && !game.isOver()) {
            scores.removeIf(score -> !sight.hand(score.seat()));
        }
        return List.copyOf(scores);
    }

    private static View.@Nullable DeckSizes sizes(Position.@Nullable Decks decks) {
        return decks == null
                ? null
                : new View.DeckSizes(
                        decks.colours().size(),
                        decks.tasks().size(),
                        decks.advancedTasks().size());
    }
}
