package autobahn.engine.internal.state;

import autobahn.engine.MoveType;
import autobahn.engine.Outcome;
import java.util.Arrays;

/**
 * Where a game is dealt by hand: the outcomes that people have entered for the step which is carried out now, and what that
 * step asks for beyond them. Face-down piles are sets then; which of their cards lies on top is not known before it is asked.
 */
public final class HandDeal {
    private static final int MOST = 48;

    private final Outcomes outcomes;
    private final int[] entered = new int[MOST];
    private int enteredSize;
    private int next;

    private boolean asking;
    private boolean misfit;
    private Outcome asked = Outcome.TILE;
    private long possible;
    private final int[] weights = new int[Long.SIZE];

    HandDeal(Outcomes outcomes) {
        this.outcomes = outcomes;
    }

    /** Nothing is entered and nothing asked. */
    public void clear() {
        enteredSize = 0;
        next = 0;
        asking = false;
        misfit = false;
    }

    /** Adds an outcome to those that the next step will find. */
    public void enter(int outcome) {
        if (enteredSize < MOST) {
            entered[enteredSize++] = outcome;
        }
    }

    /** Takes over what another one asks for. */
    public void askLike(HandDeal other) {
        asking = true;
        asked = other.asked;
        possible = other.possible;
        System.arraycopy(other.weights, 0, weights, 0, weights.length);
    }

    /** Whether an outcome is needed that nobody has entered. */
    public boolean isAsking() {
        return asking;
    }

    /** Whether an outcome was entered that cannot be, or one that nobody asked for. */
    public boolean isMisfit() {
        return misfit || next < enteredSize;
    }

    /** One of some members of a kind, all equally likely. */
    public int choose(Outcome kind, long members) {
        int member = find(kind, members);
        if (member == RoadMap.NONE) {
            if (!asking) {
                Arrays.fill(weights, 1);
                ask(kind, members);
            }
            return Bits.first(members);
        }
        return member;
    }

    /**
     * One of some members of a kind.
     *
     * @param likely how likely each member is, beside the others
     */
    public int choose(Outcome kind, long members, int[] likely) {
        int member = find(kind, members);
        if (member == RoadMap.NONE) {
            if (!asking) {
                System.arraycopy(likely, 0, weights, 0, likely.length);
                ask(kind, members);
            }
            return Bits.first(members);
        }
        return member;
    }

    private int find(Outcome kind, long members) {
        if (asking || next == enteredSize) {
            return RoadMap.NONE;
        }
        int outcome = entered[next++];
        if (outcomes.kind(outcome) == kind && Bits.has(members, outcomes.member(outcome))) {
            return outcomes.member(outcome);
        }
        misfit = true;
        return RoadMap.NONE;
    }

    private void ask(Outcome kind, long members) {
        asking = true;
        asked = kind;
        possible = members;
    }

    /** Takes a card out of a pile whose order nobody knows; the caller makes it smaller. */
    int draw(byte[] pile, int size, Outcome kind) {
        long members = 0;
        for (int i = 0; i < size; i++) {
            members |= Bits.one(pile[i]);
        }
        int card = choose(kind, members);
        remove(pile, size, card);
        return card;
    }

    /** The others close the gap. */
    public static void remove(byte[] pile, int size, int card) {
        int at = 0;
        while (pile[at] != card) {
            at++;
        }
        System.arraycopy(pile, at + 1, pile, at, size - at - 1);
    }

    public Outcome asked() {
        return asked;
    }

    public void addMoves(MoveList out) {
        for (long bits = possible; bits != 0; bits = Bits.rest(bits)) {
            out.add(MoveType.DEAL.move(outcomes.number(asked, Bits.first(bits))));
        }
    }

    /** How likely an outcome that is asked for is, beside the others. */
    public int weight(int outcome) {
        return weights[outcomes.member(outcome)];
    }

    public boolean isPossible(int outcome) {
        return outcomes.kind(outcome) == asked && Bits.has(possible, outcomes.member(outcome));
    }
}
