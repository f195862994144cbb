package autobahn.engine.internal.chapter.autobot;

import autobahn.engine.AutobotPriority;
import autobahn.engine.AutobotQuestion;
import autobahn.engine.Event;
import autobahn.engine.internal.state.Bits;
import autobahn.engine.internal.state.Names;
import autobahn.engine.internal.state.State;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntFunction;
import org.jspecify.annotations.Nullable;

/** Writes down which options stood and which priority removed which, while somebody listens. */
final class Explanation {
    private final State s;
    private final AutobotQuestion question;
    private final IntFunction<String> name;
    private final List<String> options;
    private final List<Event.AutobotChose.Priority> priorities = new ArrayList<>();

    private Explanation(State s, AutobotQuestion question, IntFunction<String> name, long options) {
        this.s = s;
        this.question = question;
        this.name = name;
        this.options = names(options);
    }

    static @Nullable Explanation ofSections(State s, AutobotQuestion question, long options) {
        return s.listener == null ? null : new Explanation(s, question, i -> Names.section(s.figures, i), options);
    }

    static @Nullable Explanation ofLinks(State s, AutobotQuestion question, long options) {
        return s.listener == null ? null : new Explanation(s, question, i -> Names.link(s.figures, i), options);
    }

    static @Nullable Explanation ofCountries(State s, AutobotQuestion question, long options) {
        return s.listener == null ? null : new Explanation(s, question, i -> Names.country(s.figures, i), options);
    }

    static @Nullable Explanation ofDepots(State s, AutobotQuestion question, long options) {
        return s.listener == null ? null : new Explanation(s, question, i -> Names.depot(s.figures, i), options);
    }

    private List<String> names(long mask) {
        List<String> names = new ArrayList<>();
        for (long bits = mask; bits != 0; bits = Bits.rest(bits)) {
            names.add(name.apply(Bits.first(bits)));
        }
        return names;
    }

    /** Applies a priority: it keeps what fits it, or everything if nothing does. */
    static long keep(@Nullable Explanation explanation, AutobotPriority priority, long before, long fitting) {
        long after = (before & fitting) != 0 ? before & fitting : before;
        if (explanation != null && after != before) {
            explanation.priorities.add(new Event.AutobotChose.Priority(priority.text(), explanation.names(after)));
        }
        return after;
    }

    /** Applies a priority that keeps the options with the least figure. */
    static long keepLeast(@Nullable Explanation explanation, AutobotPriority priority, long before, int[] figure) {
        int least = Integer.MAX_VALUE;
        long fitting = 0;
        for (long bits = before; bits != 0; bits = Bits.rest(bits)) {
            int option = Bits.first(bits);
            if (figure[option] < least) {
                least = figure[option];
                fitting = 0;
            }
            fitting |= figure[option] == least ? Bits.one(option) : 0;
        }
        return keep(explanation, priority, before, fitting);
    }

    /** The option that is left; the first one if the priorities leave several. */
    static int choose(@Nullable Explanation explanation, long left) {
        int chosen = Bits.first(left);
        if (explanation != null) {
            explanation.s.emit(new Event.AutobotChose(
                    explanation.question.text(),
                    explanation.options,
                    explanation.priorities,
                    explanation.name.apply(chosen)));
        }
        return chosen;
    }
}
