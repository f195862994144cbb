package autobahn.engine;

import autobahn.engine.internal.chapter.era.DeadEnd;
import autobahn.engine.internal.state.Step;
import java.util.List;

/** Words and figures of the engine that no other type of the API lists, for programs that say them in words of their own. */
public final class Vocabulary {
    /** After so many rounds in which nobody could build, an era ends by itself (ERA-5). */
    public static final int DEAD_END_ROUNDS = DeadEnd.ROUNDS;

    private Vocabulary() {}

    /** Every kind of step that {@link Position.Pending} can name; those of {@link Decision} ask somebody. */
    public static List<String> steps() {
        return Step.kinds().stream().<String>map(Enum::name).toList();
    }
}
