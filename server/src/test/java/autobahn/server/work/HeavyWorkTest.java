package autobahn.server.work;

import static org.assertj.core.api.Assertions.assertThat;

import autobahn.server.api.Problem;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.Semaphore;
import org.junit.jupiter.api.Test;

/** However much heavy work there is, it keeps to threads of its own, and what is too much is refused at once. */
class HeavyWorkTest {
    private static final int WAITING = 64;
    private static final int SURPLUS = 30;

    @Test
    void itKeepsToItsThreadsAndRefusesWhatIsTooMuch() throws Exception {
        int most = Math.max(1, Runtime.getRuntime().availableProcessors() - 1);
        CountDownLatch end = new CountDownLatch(1);
        Semaphore refused = new Semaphore(0);
        Set<Thread> workers = ConcurrentHashMap.newKeySet();
        try (HeavyWork work = new HeavyWork();
                ExecutorService asking = Executors.newVirtualThreadPerTaskExecutor()) {
            List<Future<Boolean>> questions = new ArrayList<>();
            for (int i = 0; i < most + WAITING + SURPLUS; i++) {
                questions.add(asking.submit(() -> ask(work, workers, end, refused)));
            }
            refused.acquire(SURPLUS); // none of the others has ended yet
            assertThat(questions).filteredOn(Future::isDone).hasSizeLessThanOrEqualTo(SURPLUS);
            end.countDown();
            int done = 0;
            for (Future<Boolean> question : questions) {
                done += question.get() ? 1 : 0;
            }
            assertThat(done).isEqualTo(most + WAITING);
        }
        assertThat(workers)
                .hasSizeLessThanOrEqualTo(most)
                .allSatisfy(worker -> assertThat(worker.getName()).startsWith("heavy-"));
    }

    private static boolean ask(HeavyWork work, Set<Thread> workers, CountDownLatch end, Semaphore refused) {
        try {
            return work.run(() -> {
                workers.add(Thread.currentThread());
                end.await();
                return true;
            });
        } catch (Problem e) {
            assertThat(e.code()).isEqualTo("overloaded");
            refused.release();
            return false;
        }
    }
}
