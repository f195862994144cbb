package autobahn.server.work;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;

/** Threads that a node cannot do without outlive whatever is thrown in them, also an exhausted heap. */
class ServiceThreadTest {
    @Test
    void whateverIsThrownTheNextRoundComes() throws InterruptedException {
        ServiceThreads threads = new ServiceThreads(Machine.REAL);
        AtomicInteger rounds = new AtomicInteger();
        CountDownLatch survived = new CountDownLatch(1);
        ServiceThread thread = threads.start("tried", () -> {
            switch (rounds.incrementAndGet()) {
                case 1 -> throw new OutOfMemoryError("as if");
                case 2 -> throw new StackOverflowError();
                case 3 -> throw new InterruptedException();
                case 4 -> throw new IllegalStateException();
                case 5 -> survived.countDown();
                default -> Thread.sleep(TimeUnit.MINUTES.toMillis(1));
            }
        });
        assertThat(survived.await(1, TimeUnit.MINUTES)).isTrue();
        assertThat(threads.dead()).isEmpty();
        thread.close();
        assertThat(thread.isAlive()).isFalse();
        assertThat(threads.dead()).as("those that were closed are not missed").isEmpty();
    }
}
