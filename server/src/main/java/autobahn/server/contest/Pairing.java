package autobahn.server.contest;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A table of a round.
 *
 * @param division of a league, or which final it is, from 1; 0 for any other
 * @param seats in their order, null for a bot; one who has no opponent this round stands alone
 */
public record Pairing(int division, List<@Nullable String> seats) {}
