package autobahn.server.contest;

import java.util.Locale;

/**
 * Somebody who takes part.
 *
 * @param division of a league, from 1; 0 where there is none
 */
public record Contestant(String id, int division, State state) {
    public enum State {
        PLAYS,
        WITHDRAWN,
        DISQUALIFIED;

        public String id() {
            return name().toLowerCase(Locale.ROOT);
        }

        public static State of(String id) {
            return valueOf(id.toUpperCase(Locale.ROOT));
        }
    }

    public boolean plays() {
        return state == State.PLAYS;
    }
}
