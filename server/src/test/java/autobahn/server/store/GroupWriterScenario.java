package autobahn.server.store;

import autobahn.server.simulation.Interleaving;
import java.util.ArrayList;
import java.util.List;
import java.util.function.LongConsumer;

/** Two write while somebody closes: each gets an answer, just when it was written, or is refused. */
public final class GroupWriterScenario implements LongConsumer {
    private static final class Piece extends GroupWriter.Asked<Integer> {}

    @Override
    public void accept(long seed) {
        Interleaving threads = new Interleaving(seed);
        List<Piece> written = new ArrayList<>();
        GroupWriter<Piece> writer = GroupWriter.start(threads.machine(), group -> {
            written.addAll(group);
            group.forEach(piece -> piece.answer.complete(written.size()));
        });
        threads.run(() -> write(writer, written), () -> write(writer, written), writer::close);
    }

    private static void write(GroupWriter<Piece> writer, List<Piece> written) {
        Piece piece = new Piece();
        boolean told = true;
        writer.add(piece);
        try {
            piece.await();
        } catch (IllegalStateException e) {
            told = false;
        }
        if (told != written.contains(piece)) {
            throw new AssertionError(told ? "told before it was written" : "refused, and yet written");
        }
    }
}
