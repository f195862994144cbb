package autobahn.server.notice;

import autobahn.server.api.StrictJson;
import autobahn.server.people.Secrets;
import autobahn.server.settings.Outgoing;
import autobahn.server.store.Database;
import autobahn.server.store.GameRow;
import autobahn.server.store.Games;
import autobahn.server.store.NoticeDeliveries;
import autobahn.server.store.NoticeDeliveries.Delivery;
import autobahn.server.store.NoticeKind;
import autobahn.server.store.NoticeWay;
import autobahn.server.store.NoticeWishes;
import autobahn.server.store.Notices;
import autobahn.server.store.Notices.Due;
import autobahn.server.store.Plans;
import autobahn.server.store.SeatRow;
import autobahn.server.store.Status;
import autobahn.server.store.Webhooks;
import autobahn.server.table.LiveTables;
import autobahn.server.work.Machine;
import autobahn.server.work.ServiceThread;
import autobahn.server.work.ServiceThreads;
import io.micrometer.core.instrument.MeterRegistry;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import org.jdbi.v3.core.Handle;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Tells people what the outbox holds. A notice is decided upon when it is due: it is told if it still holds and the person
 * does not look at the table, and becomes a delivery for each place. Those are sent by leases, tried again with patience,
 * and given up quietly.
 */
public final class NoticeWorker implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(NoticeWorker.class);
    private static final Duration LOOK = Duration.ofSeconds(1);
    private static final long LEASE_MILLIS = 60_000;
    private static final long HEAR_MILLIS = 12_000;
    private static final long HOUR_MILLIS = TimeUnit.HOURS.toMillis(1);
    private static final long FORGET_NANOS = TimeUnit.HOURS.toNanos(1);
    private static final long KEPT_MILLIS = TimeUnit.DAYS.toMillis(7);
    private static final int AT_ONCE = 100;
    private static final int SENT_AT_ONCE = 256;
    private static final int SENT_TO_PERSON = 3;
    /** Whoever gets as many of a kind in an hour does not read them. */
    private static final int MOST_AN_HOUR = 60;
    /** Anybody may invite anybody. */
    private static final int MOST_INVITATIONS_AN_HOUR = 10;

    /** How long is waited after each attempt that failed, in minutes; then it is given up. */
    private static final int[] PATIENCE = {1, 5, 30, 120, 360};

    private final Machine machine;
    private final Database database;
    private final LiveTables tables;
    private final MeterRegistry figures;
    private final Outgoing outgoing;
    private final Sender sender;
    private final String node = Secrets.id();
    /** How much is being sent, by person. */
    private final Map<String, Integer> sending = new ConcurrentHashMap<>();

    private final ExecutorService pool = Executors.newVirtualThreadPerTaskExecutor();
    private final ServiceThread thread;
    private long forgot;

    public NoticeWorker(
            ServiceThreads threads,
            Machine machine,
            Database database,
            LiveTables tables,
            MeterRegistry figures,
            Outgoing outgoing,
            Sender sender) {
        this.machine = machine;
        this.database = database;
        this.tables = tables;
        this.figures = figures;
        this.outgoing = outgoing;
        this.sender = sender;
        this.forgot = machine.nanos();
        this.thread = threads.start("notices", this::round);
    }

    private void round() throws InterruptedException {
        machine.sleep(LOOK);
        long now = now();
        for (Due notice : database.read(handle -> Notices.due(handle, now, AT_ONCE))) {
            if (database.write(handle -> Notices.take(handle, notice, node, now, now + LEASE_MILLIS))) {
                decide(notice);
            }
        }
        List<String> busy = sending.entrySet().stream()
                .filter(person -> person.getValue() >= SENT_TO_PERSON)
                .map(Map.Entry::getKey)
                .toList();
        for (Delivery delivery :
                database.read(handle -> NoticeDeliveries.due(handle, now(), SENT_TO_PERSON, busy, SENT_AT_ONCE))) {
            if (begins(delivery.person())) {
                pool.execute(() -> send(delivery));
            }
        }
        if (machine.nanos() - forgot > FORGET_NANOS) {
            forgot = machine.nanos();
            database.write(handle -> Notices.forget(handle, now() - KEPT_MILLIS));
        }
    }

    /** Whether something more may be sent to a person now: slow receivers of one take no room from the others. */
    private boolean begins(String person) {
        int mine = sending.merge(person, 1, Integer::sum);
        boolean begins = mine <= SENT_TO_PERSON && sending.size() <= SENT_AT_ONCE;
        if (!begins) {
            ended(person);
        }
        return begins;
    }

    private void ended(String person) {
        sending.computeIfPresent(person, (each, count) -> count > 1 ? count - 1 : null);
    }

    private long now() {
        return machine.clock().millis();
    }

    // --- What is told ----------------------------------------------------------------------------------------------

    private void decide(Due notice) {
        Optional<Boolean> known = tables.follows(notice.game(), notice.person());
        if (known.isEmpty() || isPlanned(notice)) {
            database.write(handle -> {
                Notices.later(handle, notice, node, now() + HEAR_MILLIS);
                return notice;
            });
            return;
        }
        boolean looks = known.get();
        boolean told = database.write(handle -> {
            GameRow game = Games.find(handle, notice.game()).orElse(null);
            boolean tell = !looks && game != null && holds(handle, notice, game) && !hasMany(handle, notice);
            if (!Notices.decide(handle, notice, node, tell, now()) || !tell || game == null) {
                return false;
            }
            places(handle, notice, game);
            return true;
        });
        count("any", told ? "told" : "void");
    }

    /** Whether a plan that was sent is about to be played: what it leaves to decide is a notice of its own. */
    private boolean isPlanned(Due notice) {
        Integer seat = notice.seat();
        return notice.kind() == NoticeKind.TURN
                && seat != null
                && database.read(handle -> Plans.isDue(handle, notice.game(), seat));
    }

    /** Kinds are counted by themselves, so that nobody keeps the turns of others from them by inviting or writing. */
    private boolean hasMany(Handle handle, Due notice) {
        int most = notice.kind() == NoticeKind.INVITED ? MOST_INVITATIONS_AN_HOUR : MOST_AN_HOUR;
        return Notices.toldSince(handle, notice.person(), notice.kind(), now() - HOUR_MILLIS) >= most;
    }

    private static boolean holds(Handle handle, Due notice, GameRow game) {
        Integer seat = notice.seat();
        return switch (notice.kind()) {
            case TURN ->
                seat != null
                        && isToMove(handle, game, seat, notice.person())
                        && !Notices.hasDecided(handle, game.id(), seat, notice.version())
                        && !isToldAlready(handle, notice, seat);
            case UNDO ->
                game.status() == Status.RUNNING
                        && Games.undo(handle, game.id())
                                .filter(undo -> undo.version() == game.version()
                                        && seat != null
                                        && !undo.agreed().contains(seat))
                                .isPresent();
            case ENDED -> game.status() == Status.FINISHED || game.status() == Status.ABANDONED;
            case INVITED -> game.status() == Status.OPEN;
            case MESSAGE -> true;
        };
    }

    /** Somebody who was told and has not decided since is not told again, though moves were taken back meanwhile. */
    private static boolean isToldAlready(Handle handle, Due notice, int seat) {
        return notice.told() != null && !Notices.hasDecided(handle, notice.game(), seat, notice.told());
    }

    private static boolean isToMove(Handle handle, GameRow game, int seat, String person) {
        return game.status() == Status.RUNNING
                && game.toMove() != null
                && game.toMove() == seat
                && Games.seats(handle, game.id()).stream()
                        .anyMatch(row -> row.seat() == seat && row.isOf(person) && row.plays() == null);
    }

    private void places(Handle handle, Due notice, GameRow game) {
        Set<NoticeWay> ways = NoticeWishes.of(handle, notice.person()).getOrDefault(notice.kind(), Set.of());
        String language = NoticeWishes.language(handle, notice.person()).orElse(NoticeTexts.USUAL);
        String text = NoticeTexts.text(
                language, notice.kind(), title(handle, game), notice.about() == null ? "" : notice.about());
        String link = outgoing.address() == null ? null : outgoing.address() + "/game/" + game.id();
        String notified = Secrets.id();
        WebhookStyle.Told told =
                new WebhookStyle.Told(notified, notice.kind().id(), game.id(), notice.version(), text, link);
        for (NoticeWay way : ways) {
            for (String target : sender.targets(handle, way, notice.person())) {
                NoticeDeliveries.add(
                        handle,
                        new Delivery(
                                Secrets.id(),
                                notice.person(),
                                game.id(),
                                notice.kind(),
                                notice.version(),
                                way,
                                target,
                                StrictJson.text(told),
                                0,
                                now()));
            }
        }
    }

    private static String title(Handle handle, GameRow game) {
        return game.title().isEmpty()
                ? Games.seats(handle, game.id()).stream().map(SeatRow::name).collect(Collectors.joining(", "))
                : game.title();
    }

    // --- Sending ---------------------------------------------------------------------------------------------------

    private void send(Delivery delivery) {
        try {
            long now = now();
            if (database.write(handle -> NoticeDeliveries.take(handle, delivery, node, now, now + LEASE_MILLIS))) {
                finish(
                        delivery,
                        database.read(handle -> StaleNotices.isVoid(handle, delivery))
                                ? Sender.Outcome.VOID
                                : sender.send(delivery));
            }
        } catch (RuntimeException e) {
            LOG.warn("a notice could not be sent: it is tried again", e);
        } finally {
            ended(delivery.person());
        }
    }

    private void finish(Delivery delivery, Sender.Outcome outcome) {
        boolean again = outcome == Sender.Outcome.LATER && delivery.tries() < PATIENCE.length;
        database.write(handle -> {
            if (again) {
                long wait = TimeUnit.MINUTES.toMillis(PATIENCE[delivery.tries()]);
                NoticeDeliveries.later(handle, delivery.id(), now() + wait);
            } else {
                NoticeDeliveries.remove(handle, delivery.id());
            }
            if (outcome == Sender.Outcome.LATER) {
                NoticeDeliveries.putOff(handle, delivery.target(), PATIENCE, now());
            } else if (outcome == Sender.Outcome.SENT) {
                NoticeDeliveries.hurry(handle, delivery.target(), now());
            }
            if (delivery.way() == NoticeWay.WEBHOOK && outcome == Sender.Outcome.SENT) {
                Webhooks.worked(handle, delivery.target());
            } else if (delivery.way() == NoticeWay.WEBHOOK && outcome != Sender.Outcome.VOID && !again) {
                Webhooks.failed(handle, delivery.target());
            }
            return delivery;
        });
        count(delivery.way().id(), again ? "later" : outcome == Sender.Outcome.LATER ? "given-up" : outcome.id());
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
