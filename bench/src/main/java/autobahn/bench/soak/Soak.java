package autobahn.bench.soak;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.atomic.AtomicInteger;
import org.jspecify.annotations.Nullable;

/**
 * Lets many people use a server for a long time and says whether it stayed within bounds.
 * <pre>
 * ./autobahn soak [--minutes 30] [--clients 24] [--db jdbc:postgresql:…]
 * </pre>
 * Without a database it is an SQLite one in a temporary folder.
 */
public final class Soak {
    private static final int SAMPLES = 36;
    private static final int TABLES = 16;
    /** A stream whose client is gone is noticed when something is sent: at the second heartbeat at the latest. */
    private static final int LEAVING_SECONDS = 60;

    private final SoakedServer server;
    private final int clients;
    private final AtomicInteger visits = new AtomicInteger();
    private final ConcurrentLinkedQueue<Throwable> faults = new ConcurrentLinkedQueue<>();
    private volatile boolean ended;

    private Soak(SoakedServer server, int clients) {
        this.server = server;
        this.clients = clients;
    }

    public static void main(String[] args) throws Exception {
        List<String> options = Arrays.asList(args);
        double minutes = Double.parseDouble(option(options, "--minutes", "30"));
        int clients = Integer.parseInt(option(options, "--clients", "24"));
        String database = option(options, "--db", "");
        List<String> faults = run(database.isEmpty() ? null : database, (long) (minutes * 60), clients);
        System.out.println(
                faults.isEmpty() ? "The server stayed within bounds." : "The server did not stay within bounds.");
        System.exit(faults.isEmpty() ? 0 : 1);
    }

    private static String option(List<String> options, String name, String otherwise) {
        int at = options.indexOf(name);
        return at < 0 ? otherwise : options.get(at + 1);
    }

    /** What was wrong; empty if nothing was. */
    static List<String> run(@Nullable String database, long seconds, int clients)
            throws IOException, InterruptedException {
        Path folder = Files.createTempDirectory("autobahn-soak");
        String address = database == null ? "jdbc:sqlite:" + folder.resolve("autobahn.db") : database;
        System.out.println("log and data of the server: " + folder);
        try (SoakedServer server = new SoakedServer(address, TABLES, folder.resolve("server.log"))) {
            SoakVerdict verdict = new Soak(server, clients).run(seconds);
            System.out.println(verdict);
            return verdict.faults();
        }
    }

    private SoakVerdict run(long seconds) throws IOException, InterruptedException {
        Sample before = server.sample();
        System.out.println(before);
        new Visits(server.uri(), -1).fill(TABLES);
        List<Thread> people = new ArrayList<>();
        for (int i = 0; i < clients; i++) {
            Visits one = new Visits(server.uri(), i);
            people.add(Thread.startVirtualThread(() -> visit(one)));
        }
        List<Sample> during = new ArrayList<>();
        for (int i = 0; i < SAMPLES; i++) {
            Thread.sleep(1000 * seconds / SAMPLES);
            during.add(server.sample());
            System.out.println(during.getLast());
        }
        ended = true;
        for (Thread person : people) {
            person.join();
        }
        SoakVerdict verdict = new SoakVerdict(TABLES, before, during, afterwards());
        verdict.note("visits: " + visits, visits.get() > clients);
        verdict.note("visits that failed: " + faults.size() + first(), faults.isEmpty());
        return verdict;
    }

    private String first() {
        Throwable fault = faults.peek();
        return fault == null ? "" : ", the first by " + fault;
    }

    private void visit(Visits visits) {
        while (!ended) {
            try {
                visits.next();
                this.visits.incrementAndGet();
            } catch (InterruptedException e) {
                return;
            } catch (IOException | RuntimeException e) {
                faults.add(e);
            }
        }
    }

    private Sample afterwards() throws IOException, InterruptedException {
        Sample now = server.sample();
        // Bots play on when people have gone: a connection that is in use for a moment is not lost.
        for (int i = 0; i < LEAVING_SECONDS && now.streams() + now.connections() > 0; i++) {
            Thread.sleep(1000);
            now = server.sample();
        }
        System.out.println(now);
        return now;
    }
}
