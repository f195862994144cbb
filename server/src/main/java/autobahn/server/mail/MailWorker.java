package autobahn.server.mail;

import autobahn.server.settings.MailServer;
import autobahn.server.settings.Outgoing;
import autobahn.server.store.Database;
import autobahn.server.store.MailAddresses;
import autobahn.server.store.MailCounts;
import autobahn.server.store.MailLetters;
import autobahn.server.store.MailLetters.Letter;
import autobahn.server.table.LiveTables;
import autobahn.server.work.Machine;
import autobahn.server.work.ServiceThread;
import autobahn.server.work.ServiceThreads;
import io.micrometer.core.instrument.MeterRegistry;
import java.time.Duration;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.TimeUnit;
import javax.net.ssl.SSLSocketFactory;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Sends mail: letters, and notices that have come together. A few threads that are there only while something is sent; a mail
 * server that is slow or silent keeps them for less than a minute each, and nothing else waits for them.
 */
public final class MailWorker implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(MailWorker.class);
    private static final Duration LOOK = Duration.ofSeconds(1);
    private static final Duration FORGET = Duration.ofHours(1);
    private static final long ATTEMPT_MILLIS = Duration.ofSeconds(45).toMillis();
    private static final long LETTERS_KEPT_MILLIS = Duration.ofDays(2).toMillis();
    private static final int AT_ONCE = 4;

    private final Machine machine;
    private final Database database;
    private final MeterRegistry figures;
    private final Letters letters;
    private final NoticeMails notices;
    private final Carrier carrier;
    private final ExecutorService pool;
    /** Ids of letters and addresses that are at work here. */
    private final Set<String> sending = ConcurrentHashMap.newKeySet();

    private final ServiceThread thread;
    private long forgot;

    /** For a server that sends mail. */
    public MailWorker(
            ServiceThreads threads,
            Machine machine,
            Database database,
            LiveTables tables,
            MeterRegistry figures,
            Outgoing outgoing,
            MailSecrets secrets) {
        this(threads, machine, database, tables, figures, outgoing, secrets, bySmtp(outgoing));
    }

    /** @param carrier takes what is sent, on a thread that may wait for it */
    MailWorker(
            ServiceThreads threads,
            Machine machine,
            Database database,
            LiveTables tables,
            MeterRegistry figures,
            Outgoing outgoing,
            MailSecrets secrets,
            Carrier carrier) {
        this.machine = machine;
        this.database = database;
        this.figures = figures;
        this.carrier = carrier;
        String site = Objects.requireNonNull(outgoing.address());
        this.letters = new Letters(database, site, new MailLimits(secrets));
        this.notices = new NoticeMails(database, tables, secrets, site);
        this.pool = machine.pool("mail");
        this.forgot = machine.nanos() - FORGET.toNanos();
        this.thread = threads.start("mail", this::round);
    }

    /** The library is first touched when something is sent: a server without mail never loads it. */
    private static Carrier bySmtp(Outgoing outgoing) {
        MailServer server = Objects.requireNonNull(outgoing.mail());
        return mail -> new Smtp(server, (SSLSocketFactory) SSLSocketFactory.getDefault(), ATTEMPT_MILLIS).send(mail);
    }

    private void round() throws InterruptedException {
        machine.sleep(LOOK);
        long now = machine.clock().millis();
        List<Letter> due = database.read(handle -> MailLetters.due(handle, now, AT_ONCE * 2));
        for (Letter letter : due) {
            begin(letter.id(), () -> send(letter));
        }
        for (MailAddresses.Address to : database.read(handle -> MailAddresses.due(handle, now, AT_ONCE * 2))) {
            begin(to.id(), () -> send(to));
        }
        if (machine.nanos() - forgot >= FORGET.toNanos()) {
            forgot = machine.nanos();
            database.write(handle -> {
                MailCounts.forget(handle, now);
                MailLetters.forgetBefore(handle, now - LETTERS_KEPT_MILLIS);
                return now;
            });
        }
    }

    /** What finds no room comes back in the next round. */
    private void begin(String id, Runnable work) {
        if (sending.size() >= AT_ONCE || !sending.add(id)) {
            return;
        }
        try {
            pool.execute(() -> {
                try {
                    work.run();
                } catch (RuntimeException e) {
                    LOG.warn("a mail could not be sent: it is tried again", e);
                } finally {
                    sending.remove(id);
                }
            });
        } catch (Throwable e) { // no thread could be made
            sending.remove(id);
            throw e;
        }
    }

    private void send(Letter letter) {
        Optional<Mail> mail = letters.take(letter, machine.clock().millis());
        mail.ifPresent(each -> count(
                "letter",
                letters.finish(letter, carrier.send(each), machine.clock().millis())));
    }

    private void send(MailAddresses.Address to) {
        NoticeMails.Packed packed = notices.take(to, machine.clock().millis());
        if (packed != null) {
            count(
                    "mail",
                    notices.finish(
                            to,
                            packed,
                            carrier.send(packed.mail()),
                            machine.clock().millis()));
        }
    }

    private void count(String way, String outcome) {
        figures.counter("autobahn.notices", "way", way, "outcome", outcome).increment();
    }

    @Override
    public void close() {
        thread.close();
        pool.shutdownNow();
        try {
            pool.awaitTermination(2, TimeUnit.SECONDS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
