package autobahn.cli.text;

import autobahn.engine.Game;
import autobahn.engine.Refusal;
import java.util.ArrayList;
import java.util.List;

/** The legal moves as a numbered list, and why others are not among them. */
public final class MoveListText {
    private MoveListText() {}

    public static String heading(Game game) {
        return Words.player(game.seatToMove(), game.options()) + ", " + Words.decision(String.valueOf(game.decision()))
                + ":";
    }

    /** The moves, one a line, their effects in a column of their own. */
    public static List<String> of(Game game) {
        MoveText text = new MoveText(game);
        int[] moves = game.moves();
        int width = 0;
        for (int move : moves) {
            width = Math.max(width, game.notation(move).length());
        }
        List<String> lines = new ArrayList<>();
        for (int i = 0; i < moves.length; i++) {
            String notation = game.notation(moves[i]);
            String effect = text.of(moves[i]);
            String gap = effect.isEmpty() ? "" : " ".repeat(width - notation.length() + 2);
            lines.add("%4d  ".formatted(i + 1) + notation + gap + effect);
        }
        return lines;
    }

    /**
     * What a person who asks about a move is told.
     *
     * @throws autobahn.engine.IllegalMoveException if it cannot be read
     */
    public static String why(Game game, String text) {
        int move = game.box().notation().parse(text);
        String name = "'" + game.notation(move) + "'";
        if (game.isOver()) {
            return name + " is not legal now: the game is over.";
        }
        Refusal refusal = game.why(move);
        return refusal == null
                ? name + " is legal now."
                : name + " is not legal now: " + refusal.reason() + " (" + refusal.rule() + ")";
    }
}
