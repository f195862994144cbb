package autobahn.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Going back costs about as many moves as are taken back, and few games are kept for that. Games are counted, not played. */
class MilestonesTest {
    private static final int LONG = 2_000;
    private static final int FEW = 16;

    private static Milestones after(Milestones before, int from, int to) {
        Milestones now = before;
        for (int count = from; count <= to; count++) {
            now = Milestones.isOne(count) ? now.with(count, null) : now;
        }
        return now;
    }

    @Test
    void whatIsPlayedAgainIsBoundedByWhatIsTakenBack() {
        Milestones now = Milestones.none();
        for (int size = 1; size <= LONG; size++) {
            now = after(now, size, size);
            for (int back = 1; back <= size; back++) {
                int to = size - back;
                assertThat(to - now.upTo(to).last())
                        .as("from %d to %d", size, to)
                        .isLessThanOrEqualTo(Math.max(FEW, 2 * back));
            }
        }
    }

    @Test
    void fewAreKept() {
        for (int size : List.of(15, 16, 500, 561, 1_023, 1_024, LONG)) {
            Milestones now = after(Milestones.none(), 1, size);
            long kept = IntStream.rangeClosed(0, size)
                    .map(count -> now.upTo(count).last())
                    .filter(count -> count > 0)
                    .distinct()
                    .count();
            assertThat(kept).as("after %d moves", size).isLessThanOrEqualTo(12);
        }
    }

    /** Whoever goes back again and again plays again no more than all that was taken back, and few for each time. */
    @Test
    void goingBackInManyStepsCostsNoMoreThanAtOnce() {
        for (int step : List.of(1, 3, 50)) {
            Milestones now = after(Milestones.none(), 1, LONG);
            int played = 0;
            int steps = 0;
            for (int to = LONG - step; to > 0; to -= step, steps++) {
                Milestones known = now.upTo(to - 1);
                played += to - known.last();
                now = after(known, known.last() + 1, to);
            }
            assertThat(played).as("by %d", step).isLessThanOrEqualTo(2 * LONG + FEW * steps);
        }
    }
}
