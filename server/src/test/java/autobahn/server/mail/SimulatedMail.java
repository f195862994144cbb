package autobahn.server.mail;

import autobahn.server.settings.Outgoing;
import autobahn.server.store.Database;
import autobahn.server.table.LiveTables;
import autobahn.server.work.Machine;
import autobahn.server.work.ServiceThreads;
import io.micrometer.core.instrument.MeterRegistry;

/** Where a simulation's mail goes. */
@FunctionalInterface
public interface SimulatedMail {
    /** Whether it has been taken; if not it may be another time. */
    boolean take(String id, String to, String text);

    static MailWorker worker(
            ServiceThreads threads,
            Machine machine,
            Database database,
            LiveTables tables,
            MeterRegistry figures,
            Outgoing outgoing,
            SimulatedMail mail) {
        return new MailWorker(
                threads,
                machine,
                database,
                tables,
                figures,
                outgoing,
                new MailSecrets(database, machine.clock()),
                sent -> mail.take(sent.id(), sent.to(), sent.text()) ? Smtp.Outcome.SENT : Smtp.Outcome.LATER);
    }
}
