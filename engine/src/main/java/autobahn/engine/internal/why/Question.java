package autobahn.engine.internal.why;

import autobahn.engine.MoveType;
import autobahn.engine.Phrase;
import autobahn.engine.Reason;
import autobahn.engine.internal.Seat;
import autobahn.engine.internal.State;
import autobahn.engine.internal.Tables;
import autobahn.engine.internal.step.Step;
import autobahn.engine.internal.step.StepKind;

/** A move that somebody asks about, at the decision that is due; its arguments are known to be in range. */
public final class Question {
    final State s;
    final Tables t;
    final long step;
    final StepKind due;
    final int seat;
    final Seat player;
    final MoveType type;
    final int a;
    final int b;
    final int c;

    /** The game must not be over. */
    public Question(State s, int move) {
        this.s = s;
        t = s.tables;
        step = s.top();
        due = StepKind.of(step);
        seat = Step.seat(step);
        player = s.seats[seat];
        type = MoveType.of(move);
        a = MoveType.a(move);
        b = MoveType.b(move);
        c = MoveType.c(move);
    }

    public MoveType type() {
        return type;
    }

    /** An argument of the decision that is due. */
    int arg(int index) {
        return Step.arg(step, index);
    }

    boolean atAction() {
        return due == StepKind.ACTION;
    }

    /** The main action of this turn is still to be chosen. */
    boolean beforeMain() {
        return !s.turn.mainDone && !s.turn.mainPending();
    }

    /** The name of the card played this turn. */
    String card() {
        return t.cardId[s.turn.card];
    }

    /** Such as 'you have DM 7'. */
    Phrase funds() {
        return funds(s.purse(seat));
    }

    Phrase funds(int purse) {
        int aside = player.money - purse;
        return aside == 0 ? Reason.FUNDS.of(player.money) : Reason.FUNDS_SPOKEN_FOR.of(player.money, aside);
    }
}
