package autobahn.bots;

import autobahn.engine.Game;
import autobahn.engine.MoveType;
import autobahn.engine.Playthrough;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

/** The moments of a game between its turns: the start and the end of every turn. It must be shown all moments in order. */
public final class TurnEnds implements Consumer<Playthrough> {
    /**
     * A moment between turns.
     *
     * @param move how many moves had been played
     * @param seat whose turn had just ended, -1 at the start
     */
    record TurnEnd(int move, int seat, Game game) {}

    private final List<TurnEnd> ends = new ArrayList<>();
    private int inTurn = -1;

    /** Those of a game that was played. */
    public static TurnEnds of(Playthrough game) {
        TurnEnds turns = new TurnEnds();
        game.retrace(turns);
        return turns;
    }

    @Override
    public void accept(Playthrough moment) {
        Game game = moment.game();
        if (ends.isEmpty() || game.isOver() || MoveType.of(moment.move(moment.size() - 1)) == MoveType.END) {
            ends.add(new TurnEnd(moment.size(), inTurn, game));
        }
        inTurn = game.seatInTurn();
    }

    List<TurnEnd> all() {
        return ends;
    }
}
