package autobahn.browser;

import autobahn.bots.Chart;
import autobahn.bots.Hint;
import autobahn.engine.Options;
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
            CallAnswers.Compared.class,
            CallAnswers.Opened.class,
            CallAnswers.Played.class,
            CallAnswers.CarriedOver.class,
            CallAnswers.Counted.class,
            CallAnswers.Judged.class,
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

    /**
     * @param changes places at which different figures stand, as JSON
     * @param patch all that differs, as a file
     */
    record Compared(String from, String to, List<Change> changes, String patch) {}

    record Change(
            String path, @Nullable String was, @Nullable String is) {}

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

    /**
     * @param saved the position, where it is to be kept beside the moves
     * @param result once the game is over
     */
    record Played(
            Entry entry,
            Now now,
            @Nullable String saved,
            @Nullable Result result) {}

    /**
     * A game as these rules go on with it.
     *
     * @param record what it began as, as these rules write it; null if it goes on from a position
     * @param continued whether the position that was saved takes the place of what was entered before it
     * @param dropped how many entries since then are not legal any more
     */
    record CarriedOver(
            @Nullable String record,
            boolean continued,
            int dropped,
            String rules,
            int moves,
            @Nullable Integer toMove,
            @Nullable Result result) {}

    record Counted(Result result) {}

    /** @param chances to win, seat by seat */
    record Judged(List<Double> chances) {}

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
