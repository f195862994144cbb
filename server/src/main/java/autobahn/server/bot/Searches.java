package autobahn.server.bot;

import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;

/** Limits how many searches run at the same time on this node. */
public final class Searches {
    private static final long RENEW_SECONDS = 3;

    private final Semaphore places;

    public Searches(int most) {
        places = new Semaphore(Math.max(1, most), true);
    }

    /** Waits for a place; false if there was none in time or it is no longer wanted. */
    boolean enter(long seconds, BooleanSupplier stillWanted) {
        try {
            for (long waited = 0; waited < seconds; waited += RENEW_SECONDS) {
                if (places.tryAcquire(RENEW_SECONDS, TimeUnit.SECONDS)) {
                    return true;
                }
                if (!stillWanted.getAsBoolean()) {
                    return false;
                }
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        return false;
    }

    void leave() {
        places.release();
    }
}
