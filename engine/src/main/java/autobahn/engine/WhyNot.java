package autobahn.engine;

/** Names the rule that forbids a move. */
final class WhyNot {
    private WhyNot() {}

    static Refusal explain(Game game, int move) {
        return new Refusal("TURN-1", "the game is at another decision: " + game.decision());
    }
}
