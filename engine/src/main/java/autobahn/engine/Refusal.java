package autobahn.engine;

/**
 * Why a move is not legal.
 *
 * @param rule the id of the rule that forbids it, such as BUILD-1
 * @param reason one sentence with the figures behind it
 */
public record Refusal(String rule, String reason) {}
