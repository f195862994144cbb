package autobahn.server.machine;

import autobahn.server.Client;
import autobahn.server.Server;
import autobahn.server.settings.Limits;
import autobahn.server.settings.Settings;
import autobahn.server.table.Databases;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * Everything that can be done at tables, allowed or not, in any order, against a small model of what should come of it: each
 * answer's status and code, and what anybody sees afterwards. A sequence that shows a difference is cut down to the steps
 * that it takes, and printed with its seed. {@code -Dautobahn.sequences=1000} runs more of them,
 * {@code -Dautobahn.sequence=SEED} one.
 */
@Tag("slow")
class StateMachineTest {
    private static final int SEQUENCES = Integer.getInteger("autobahn.sequences", 24);
    private static final Integer ONE = Integer.getInteger("autobahn.sequence");
    private static final int STEPS = 70;
    private static final int MOST_ATTEMPTS = 150;

    private final Names names = new Names();

    @Test
    void theServerDoesWhatTheModelSays() throws SQLException {
        String database = Databases.SQLITE.fresh();
        Settings settings = new Settings("127.0.0.1", 0, database, false, 1, Limits.none(), null);
        try (Server server = Server.start(settings);
                Connection connection = DriverManager.getConnection(database);
                Statement statement = connection.createStatement()) {
            // No bot is ever asked to play: nothing happens but what is asked for.
            statement.execute(
                    "create trigger no_bots after insert on jobs begin delete from jobs where game = new.game; end");
            int first = ONE == null ? 1 : ONE;
            int last = ONE == null ? SEQUENCES : ONE;
            for (int seed = first; seed <= last; seed++) {
                SplittableRandom random = new SplittableRandom(seed);
                List<Step> steps = new ArrayList<>();
                for (int i = 0; i < STEPS; i++) {
                    steps.add(Step.any(random));
                }
                if (fault(server, connection, steps) != null) {
                    throw shrunk(server, connection, seed, steps);
                }
            }
        }
    }

    /** What is wrong after these steps; null if nothing is. */
    private Throwable fault(Server server, Connection connection, List<Step> steps) {
        Machine machine = new Machine(() -> new Client(server), game -> seed(connection, game), names);
        try {
            steps.forEach(machine::run);
            return null;
        } catch (RuntimeException | AssertionError e) {
            return e;
        }
    }

    /** Leaves out what is not needed for something to go wrong: halves first, then single steps. */
    private AssertionError shrunk(Server server, Connection connection, int seed, List<Step> all) {
        List<Step> steps = all;
        int attempts = 0;
        for (int length = steps.size() / 2; length > 0; length /= 2) {
            for (int at = 0; at < steps.size() && attempts < MOST_ATTEMPTS; ) {
                List<Step> fewer = new ArrayList<>(steps);
                fewer.subList(at, Math.min(at + length, steps.size())).clear();
                attempts++;
                if (fault(server, connection, fewer) == null) {
                    at += length;
                } else {
                    steps = fewer;
                }
            }
        }
        Throwable fault = fault(server, connection, steps);
        return new AssertionError(
                "sequence " + seed + ", " + steps.size() + " of its steps:\n"
                        + steps.stream().map(Step::toString).collect(Collectors.joining("\n"))
                        + "\n" + fault,
                fault);
    }

    private static long seed(Connection connection, String game) {
        try (PreparedStatement statement = connection.prepareStatement("select seed from games where id = ?")) {
            statement.setString(1, game);
            try (ResultSet row = statement.executeQuery()) {
                row.next();
                return row.getLong(1);
            }
        } catch (SQLException e) {
            throw new IllegalStateException(e);
        }
    }
}
