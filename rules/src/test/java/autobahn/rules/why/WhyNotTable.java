package autobahn.rules.why;

import static org.assertj.core.api.Assertions.assertThat;

import autobahn.edition.Editions;
import autobahn.engine.Box;
import autobahn.engine.Decision;
import autobahn.engine.Game;
import autobahn.engine.MoveType;
import autobahn.engine.Options;
import autobahn.engine.Refusal;
import autobahn.engine.TestGames;
import autobahn.engine.edition.ActionSpace;
import autobahn.engine.internal.state.Seat;
import autobahn.engine.internal.state.State;
import org.junit.jupiter.api.BeforeEach;

/** A game of two at its first turn, whose position tests change as they need it. */
abstract class WhyNotTable {
    static final Box BOX = new Box(Editions.standard());

    Game game;
    State s;
    int seat;
    Seat me;

    @BeforeEach
    void setUp() {
        sitDown(2);
    }

    void sitDown(int players) {
        sitDown(BOX, players);
    }

    void sitDown(Box box, int players) {
        game = box.newGame(Options.players(players), 1);
        s = TestGames.state(game);
        while (game.decision() == Decision.ROUTE_CARD) {
            game.play(game.move(0));
        }
        seat = game.seatToMove();
        me = s.seats[seat];
    }

    /** Works out the legal moves after the position was changed. */
    void settle() {
        s.movesChanged();
        game.moveCount();
        assertThat(game.seatToMove()).isEqualTo(seat);
    }

    /** Puts a decision before the one that is due. */
    void decide(long step) {
        s.push(step);
        settle();
        assertThat(s.top()).as("the decision must not lapse").isEqualTo(step);
    }

    void refused(String move, String rule, String reason) {
        refused(BOX.notation().parse(move), rule, reason);
    }

    void refused(int move, String rule, String reason) {
        assertThat(game.why(move)).extracting(Refusal::rule, Refusal::reason).containsExactly(rule, reason);
    }

    void allowed(String move) {
        assertThat(game.why(BOX.notation().parse(move))).isNull();
    }

    String player() {
        return "player " + (seat + 1);
    }

    static int argument(String move) {
        return MoveType.a(BOX.notation().parse(move));
    }

    static int section(String name) {
        return argument("build " + name);
    }

    static int link(String name) {
        return argument("upgrade " + name);
    }

    static int card(String name) {
        return argument("gain " + name);
    }

    static int tile(String name) {
        return argument("take " + name);
    }

    /** Puts a card of the hand, or a new one, on an action space. */
    void lay(String card, ActionSpace space) {
        me.hand &= ~(1L << card(card));
        me.played[space.ordinal()] |= 1L << card(card);
    }

    void takeToHand(String card) {
        me.hand |= 1L << card(card);
    }
}
