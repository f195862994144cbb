package autobahn.browser;

import autobahn.engine.Box;
import autobahn.engine.Playthrough;
import autobahn.format.FormatException;
import autobahn.format.Positions;
import autobahn.format.Refused;

/**
 * A position that stands for all that was entered before it.
 *
 * @param version how many entries that were
 * @param moves how many moves stood then
 */
record Base(int version, int moves, String position) {
    static Base of(CallArguments call) {
        return new Base(call.whole("version"), call.whole("moves"), call.text("position"));
    }

    /** The game that goes on from there. */
    Playthrough begin(Box box) {
        try {
            return Playthrough.from(Positions.resume(box, position), moves);
        } catch (FormatException e) {
            throw Refused.faults(422, "bad-record", "The kept position cannot be used.", e);
        }
    }
}
