package autobahn.engine;

import autobahn.engine.internal.position.PositionWriter;
import autobahn.engine.internal.position.Redeal;
import autobahn.engine.internal.state.State;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Filters a position for one pair of eyes (TURN-9). What nobody sees is in {@link Position.Hidden}, which a view does not
 * have; what only its owner sees is taken out here, player by player.
 */
final class ViewFilter {
    private ViewFilter() {}

    static View of(Game game, @Nullable Integer seat) {
        State s = game.state();
        Position position = PositionWriter.write(s, game.box().lexicon());
        boolean decides = seat != null && seat == game.seatToMove();
        List<Position.Player> players = new ArrayList<>();
        List<Integer> handSizes = new ArrayList<>();
        for (int i = 0; i < game.seats(); i++) {
            Position.Player player = position.players().get(i);
            players.add(shown(player, seesHand(game, seat, i), seat != null && seat == i));
            handSizes.add(Long.bitCount(s.seats[i].hand));
        }
        return new View(
                position.options(),
                seat,
                game.isOver() ? null : game.seatToMove(),
                game.isOver() ? null : String.valueOf(game.decision()),
                position.table(),
                s.deckSize,
                List.copyOf(players),
                List.copyOf(handSizes),
                shown(position.autobot(), s),
                sizes(position.hidden().autobot()),
                position.turn(),
                position.agenda(),
                decides ? notation(game) : List.of(),
                scores(game, seat),
                Reckoner.of(s));
    }

    static boolean seesHand(Game game, @Nullable Integer seat, int owner) {
        return game.box().edition().rulings().openHands() || seat != null && seat == owner;
    }

    private static List<String> notation(Game game) {
        List<String> moves = new ArrayList<>();
        for (int move : game.moves()) {
            moves.add(game.notation(move));
        }
        return List.copyOf(moves);
    }

    /** Planning counts cards in hand, so that with closed hands its score would tell what they are. */
    private static List<Score> scores(Game game, @Nullable Integer seat) {
        List<Score> scores = new ArrayList<>(game.scores());
        if (game.options().has(Feature.PLANNING) && !game.isOver()) {
            scores.removeIf(score -> !seesHand(game, seat, score.seat()));
        }
        return List.copyOf(scores);
    }

    /** Autobot's wine cards are turned up with the third era. */
    private static Position.@Nullable Autobot shown(Position.@Nullable Autobot bot, State s) {
        return bot == null || Redeal.wineTurnedUp(s)
                ? bot
                : new Position.Autobot(
                        bot.colour(),
                        bot.colourCardsUsed(),
                        bot.yellowOnTop(),
                        bot.taskQueue(),
                        bot.tasksUsed(),
                        bot.advancedTasksSeen(),
                        bot.slotsFilled(),
                        null);
    }

    private static View.@Nullable DeckSizes sizes(Position.@Nullable Decks decks) {
        return decks == null
                ? null
                : new View.DeckSizes(
                        decks.colours().size(),
                        decks.tasks().size(),
                        decks.advancedTasks().size());
    }

    /** A wine card is its owner's secret until it is used. */
    private static Position.@Nullable Wine shown(Position.@Nullable Wine wine, boolean own) {
        boolean secret = wine != null && !own && wine.state() == Position.WineState.FACE_DOWN;
        return secret ? new Position.Wine(null, Position.WineState.FACE_DOWN) : wine;
    }

    private static Position.Player shown(Position.Player p, boolean hand, boolean own) {
        return new Position.Player(
                p.money(),
                p.supply(),
                p.lobby(),
                p.departments(),
                p.funding(),
                p.development(),
                hand ? p.hand() : null,
                p.played(),
                p.yellowAside(),
                p.cones(),
                p.tokens(),
                p.extraTokens(),
                p.technologies(),
                p.stations(),
                p.trucks(),
                p.deliveryBoard(),
                p.claimable(),
                p.claimed(),
                p.paid(),
                p.delivered(),
                p.tiles(),
                p.tilesTaken(),
                p.route(),
                shown(p.wine(), own),
                p.trafficTokens());
    }
}
