package autobahn.engine.internal.play;

import autobahn.engine.Decision;
import autobahn.engine.MoveType;
import autobahn.engine.internal.chapter.card.Extras;
import autobahn.engine.internal.chapter.card.MainAction;
import autobahn.engine.internal.chapter.truck.Driving;
import autobahn.engine.internal.state.Figures;
import autobahn.engine.internal.state.MoveList;
import autobahn.engine.internal.state.State;
import autobahn.engine.internal.state.Step;
import java.util.ArrayList;
import java.util.List;

/**
 * Keeps the main action possible (TURN-4). A card may be played whose extra action, taken first, makes its main action
 * possible, and an extra action or a tile taken first must not make it impossible. Extra actions chain (a section built
 * develops, develops to DM, …), so where counting does not tell ({@link MainAction}), the answer is found by trying them
 * out on copies. The copies are kept, so that a game in full swing allocates nothing.
 */
final class MainReach {
    private final Figures figures;
    private final autobahn.engine.Options options;
    private final List<Referee> copies = new ArrayList<>();

    MainReach(State s) {
        figures = s.figures;
        options = s.options;
    }

    /** Whether playing a card can be followed by its main action, its extras taken first. */
    boolean reachableBy(State s, int playMove, int changedColour) {
        Referee copy = copy(s, 0);
        copy.state().turn.changedColour = changedColour;
        return leadsToMain(copy, playMove, 0);
    }

    /** Removes the moves after which the pending main action could no longer be carried out. */
    void filter(State s, MoveList moves) {
        if (moves.size() == 1) {
            // the moves before have seen to it that one is left
            return;
        }
        Decision due = Step.decision(s.top());
        if (indifferent(s, due)) {
            // what is chosen here changes nothing for the main action, and the moves before have seen to that
            return;
        }
        boolean choosing = due == Decision.ACTION;
        boolean possible = choosing ? isMain(moves.get(0)) : MainAction.possible(s);
        int kept = 0;
        for (int i = 0; i < moves.size(); i++) {
            int move = moves.get(i);
            if (choosing && isMain(move)
                    || possible && MainAction.surelyKept(s, move)
                    || !MainAction.surelyLost(s, move) && leadsToMain(copy(s, 0), move, 0)) {
                moves.set(kept++, move);
            }
        }
        moves.truncate(kept);
    }

    private boolean leadsToMain(Referee referee, int move, int depth) {
        referee.decide(move);
        referee.settleUnfiltered();
        State copy = referee.state();
        if (!copy.turn.mainPending()) {
            return true;
        }
        Decision due = Step.decision(copy.top());
        if (due == Decision.TRUCKS || due == Decision.END_TURN) {
            return false;
        }
        MoveList moves = referee.unfilteredMoves();
        if (due == Decision.ACTION) {
            for (int i = 0; i < moves.size(); i++) {
                if (isMain(moves.get(i))) {
                    return true;
                }
            }
        }
        if (MainAction.hopeless(copy)) {
            return false;
        }
        // the last move of an indifferent decision declines or stops, which leads on most quickly
        for (int i = indifferent(copy, due) ? moves.size() - 1 : 0; i < moves.size(); i++) {
            int next = moves.get(i);
            boolean tried = due != Decision.ACTION || MoveType.of(next) == MoveType.EXTRA;
            if (tried && leadsToMain(copy(copy, depth + 1), next, depth + 1)) {
                return true;
            }
        }
        return false;
    }

    /**
     * Decisions that change nothing for the main action: employees, cards and tiles go here or there, or a truck drives
     * where it earns nothing.
     */
    private static boolean indifferent(State s, Decision due) {
        return switch (due) {
            case PROMOTE, GAIN, REPLACE, SWAP, ACTION_TILE, SLIDE, DELIVERY_TILE, DEAL -> true;
            case DRIVE, MOVE_TRUCK -> nothingElseFollows(s) && !Driving.mayEarn(s, s.top());
            default -> false;
        };
    }

    /** Where a truck ends may count for what moves it later, so that must be over. */
    private static boolean nothingElseFollows(State s) {
        return s.agendaSize() > 1 && Step.is(Decision.ACTION, s.agendaAt(s.agendaSize() - 2)) && Extras.left(s) == 0;
    }

    private static boolean isMain(int move) {
        return switch (MoveType.of(move)) {
            case BUILD, BUILD_TWO, UPGRADE, STATION, LOAD, UNLOCK, IMPROVE, WINE -> true;
            default -> false;
        };
    }

    private Referee copy(State s, int depth) {
        while (copies.size() <= depth) {
            copies.add(new Referee(new State(figures, options, Rulebook.RULES)));
        }
        Referee copy = copies.get(depth);
        copy.state().copyFrom(s);
        return copy;
    }
}
