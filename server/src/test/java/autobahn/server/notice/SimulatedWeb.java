package autobahn.server.notice;

import autobahn.server.settings.Outgoing;
import autobahn.server.store.Database;
import java.io.IOException;
import java.net.URI;
import java.time.Clock;
import java.util.Map;

/** Where a simulation's notices are posted. */
@FunctionalInterface
public interface SimulatedWeb {
    int post(URI uri, Map<String, String> headers, byte[] body) throws IOException;

    static Sender sender(Database database, Clock clock, Outgoing outgoing, SimulatedWeb web) {
        return new Sender(database, clock, outgoing, web::post);
    }
}
