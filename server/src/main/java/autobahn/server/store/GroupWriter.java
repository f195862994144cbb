package autobahn.server.store;

import autobahn.server.work.Machine;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.function.Consumer;

/**
 * One thread that writes for all. What has queued up while the last commit was on its way to the disk goes into the next
 * one together: the price of reaching the disk is shared, and nobody is told before it is paid.
 */
final class GroupWriter<P extends GroupWriter.Asked<?>> implements AutoCloseable {
    private static final int MOST_AT_ONCE = 256;

    /** Something to be written, and somebody who waits for it. */
    abstract static class Asked<A> {
        final CompletableFuture<A> answer = new CompletableFuture<>();

        A await() {
            try {
                return answer.join();
            } catch (CompletionException e) {
                throw e.getCause() instanceof RuntimeException cause ? cause : e;
            }
        }
    }

    private final Consumer<List<P>> commit;
    /** Nothing stands for the end: what was queued before is written, what comes after is refused. */
    private final LinkedBlockingQueue<Optional<P>> queue = new LinkedBlockingQueue<>();

    private final Thread thread;
    private volatile boolean ended;

    private GroupWriter(Machine machine, Consumer<List<P>> commit) {
        this.commit = commit;
        this.thread = machine.thread("writer", this::run);
    }

    /** @param commit writes and answers; if it throws, those that have no answer yet get the fault */
    static <P extends Asked<?>> GroupWriter<P> start(Machine machine, Consumer<List<P>> commit) {
        GroupWriter<P> writer = new GroupWriter<>(machine, commit);
        writer.thread.start();
        return writer;
    }

    void add(P asked) {
        queue.add(Optional.of(asked));
        if (ended) {
            refuseAll(); // the thread may have been gone before
        }
    }

    private void run() {
        List<Optional<P>> next = new ArrayList<>(MOST_AT_ONCE);
        do {
            next.clear();
            try {
                next.add(queue.take());
            } catch (InterruptedException e) {
                continue; // nobody here does that: the end is told by the queue
            }
            queue.drainTo(next, MOST_AT_ONCE - 1);
            write(next.stream()
                    .takeWhile(Optional::isPresent)
                    .map(Optional::get)
                    .toList());
        } while (next.stream().allMatch(Optional::isPresent));
        ended = true;
        next.stream().flatMap(Optional::stream).forEach(GroupWriter::refuse); // those before the end have their answers
        refuseAll();
    }

    private void write(List<P> group) {
        if (group.isEmpty()) {
            return;
        }
        try {
            commit.accept(group);
        } catch (Throwable e) { // also errors: everybody waits for this thread, and nobody would start it again
            group.forEach(asked -> asked.answer.completeExceptionally(e));
        }
    }

    private void refuseAll() {
        for (Optional<P> left = queue.poll(); left != null; left = queue.poll()) {
            left.ifPresent(GroupWriter::refuse);
        }
    }

    private static void refuse(Asked<?> asked) {
        asked.answer.completeExceptionally(new IllegalStateException("the database is closed"));
    }

    @Override
    public void close() {
        queue.add(Optional.empty());
        try {
            thread.join();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
