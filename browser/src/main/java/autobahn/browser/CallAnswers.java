package autobahn.browser;

import autobahn.bots.Chart;
import autobahn.bots.Hint;
import autobahn.engine.Options;
import autobahn.engine.Score;
import autobahn.format.Entry;
import autobahn.format.Now;
import autobahn.format.Result;
import autobahn.format.Shapes;
import autobahn.format.Written;
import autobahn.json.ShapesOf;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What calls answer with, where it is nothing that a server tells as well. */
@ShapesOf(
        written = {
            Hint.class,
            Chart.class,
            CallAnswers.About.class,
            CallAnswers.Text.class,
            CallAnswers.Checked.class,
            CallAnswers.Opened.class,
            CallAnswers.Played.class,
            CallAnswers.Scores.class,
            CallAnswers.Faults.class,
            CallAnswers.BotMove.class,
            CallAnswers.Thinking.class,
            CallAnswers.Nothing.class,
            CallAnswers.Digest.class,
            CallAnswers.Perft.class,
            CallAnswers.Speed.class
        })
final class CallAnswers {
    record About(String rules, String edition, String editionHash, List<String> levels) {}

    record Text(@Nullable String hash, String text) {}

    record Checked(
            @Nullable String id,
            @Nullable String name,
            @Nullable String hash,
            List<String> faults) {}

    record Opened(
            int table,
            int version,
            int moves,
            int first,
            boolean over,
            @Nullable Integer toMove,
            Options options,
            String edition,
            String editionHash,
            @Nullable Result result) {}

    record Played(Entry entry, Now now) {}

    record Scores(List<Score> scores, boolean over) {}

    record Faults(List<String> faults) {}

    record BotMove(int seat, String move, Thinker.@Nullable Progress thought) {}

    /** @param answer once it is done */
    record Thinking(
            int thinking,
            boolean done,
            Thinker.@Nullable Progress thought,
            @Nullable Written answer) {}

    record Nothing() {}

    /** @param hashes of the position, the view and the choices after each move */
    record Digest(int moves, List<String> hashes) {}

    record Perft(List<String> counts) {}

    record Speed(long done, long millis) {}

    static {
        Shapes.add(MadeCallAnswers.ALL);
    }

    private CallAnswers() {}

    /** To be called before anything is written. */
    static void known() {}
}
