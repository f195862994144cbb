package autobahn.engine;

import autobahn.engine.internal.chapter.card.PlayingWhy;
import autobahn.engine.internal.play.Objections;
import autobahn.engine.internal.why.Question;

/** Names the rule that forbids a move. */
final class WhyNot {
    private WhyNot() {}

    /** The rule that forbids a move which is not legal now; any int may be asked about. */
    static Refusal explain(Game game, int move) {
        if (MoveType.number(move) >= MoveType.values().length) {
            return new Refusal("TURN-1", Reason.NO_MOVE_TYPE.of(MoveType.number(move)));
        }
        Phrase misfit = game.box().notation().misfit(move);
        if (misfit != null) {
            return new Refusal(MoveType.of(move).rule(), misfit);
        }
        if (game.isOver()) {
            return new Refusal("SCORE-1", Reason.GAME_OVER.of());
        }
        Question question = Objections.question(game.state(), move);
        Refusal objection = Objections.of(question);
        return objection != null ? objection : PlayingWhy.mainLost(question);
    }

    /** Whether notation can write a move. */
    static boolean readable(Box box, int move) {
        return MoveType.number(move) < MoveType.values().length
                && box.notation().misfit(move) == null;
    }
}
