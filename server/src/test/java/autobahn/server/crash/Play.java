package autobahn.server.crash;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.URI;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/** Many tables that are played at the same time, each with somebody who follows it. A table that is over makes room for a new one. */
final class Play {
    private static final int TABLES = 8;

    private record Seated(Table table, Thread player, List<Follower> followers) {}

    private final SplittableRandom random;
    private final URI[] nodes;
    private final List<Seated> tables = new ArrayList<>();
    private int moves;
    private int resumed;

    /** @param nodes servers of one database; on each somebody begins to follow each table */
    Play(long seed, URI... nodes) throws Exception {
        this.random = new SplittableRandom(seed);
        this.nodes = nodes;
        for (int i = 0; i < TABLES; i++) {
            tables.add(open());
        }
    }

    private Seated open() throws Exception {
        Table table = new Table(random.nextLong(), nodes);
        List<Follower> followers = new ArrayList<>();
        for (int i = 0; i < nodes.length; i++) {
            URI[] from = new URI[nodes.length];
            for (int j = 0; j < nodes.length; j++) {
                from[j] = nodes[(i + j) % nodes.length];
            }
            Follower follower = new Follower(table, from);
            Thread.startVirtualThread(follower);
            followers.add(follower);
        }
        return new Seated(table, Thread.startVirtualThread(table), followers);
    }

    /** Lets the tables play for a moment. */
    void goOn() throws Exception {
        for (int i = 0; i < TABLES; i++) {
            if (tables.get(i).table.isOver()) {
                finish(tables.get(i));
                tables.set(i, open());
            }
        }
        Thread.sleep(random.nextInt(50, 400));
    }

    /** Every acknowledged move is there, on all tables. */
    void check() throws Exception {
        try (ExecutorService executor = Executors.newVirtualThreadPerTaskExecutor()) {
            List<Future<?>> checks = new ArrayList<>();
            for (Seated seated : tables) {
                checks.add(executor.submit(() -> {
                    seated.table.check();
                    return null;
                }));
            }
            for (Future<?> check : checks) {
                check.get();
            }
        }
    }

    void finish() throws Exception {
        for (Seated seated : tables) {
            seated.table.stop();
        }
        for (Seated seated : tables) {
            finish(seated);
        }
    }

    private void finish(Seated seated) throws InterruptedException {
        Table table = seated.table;
        seated.player.join();
        table.check();
        table.replays();
        moves += table.acknowledged();
        int version = table.version();
        for (Follower follower : seated.followers) {
            follower.await(version);
            resumed += follower.resumed();
        }
    }

    /** Moves that were acknowledged until now on the tables that are played. */
    int acknowledged() {
        return tables.stream().mapToInt(seated -> seated.table.acknowledged()).sum();
    }

    /** Waits until so many moves have been acknowledged. */
    void await(int moves) throws InterruptedException {
        for (int i = 0; i < 1200 && acknowledged() < moves; i++) {
            Thread.sleep(50);
        }
        assertThat(acknowledged()).as("acknowledged moves").isGreaterThanOrEqualTo(moves);
    }

    /** Moves that were acknowledged on tables that have ended. */
    int moves() {
        return moves;
    }

    /** How often a stream was taken up again. */
    int resumed() {
        return resumed;
    }
}
