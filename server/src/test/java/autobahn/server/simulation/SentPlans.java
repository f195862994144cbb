package autobahn.server.simulation;

import autobahn.server.api.StrictJson;
import autobahn.server.table.SentPlan;
import java.nio.charset.StandardCharsets;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;

/** What is promised of plans that were sent: each of their moves is played once, in order, and nothing in between. */
final class SentPlans {
    private SentPlans() {}

    static void check(Connection store, String game) throws SQLException {
        try (PreparedStatement statement = store.prepareStatement(
                "select seat, content, plan, played, reached from plans where game = ? and plan is not null")) {
            statement.setString(1, game);
            try (ResultSet plan = statement.executeQuery()) {
                while (plan.next()) {
                    SentPlan sent = StrictJson.read(plan.getString(2).getBytes(StandardCharsets.UTF_8), SentPlan.class);
                    int reached = plan.getInt(5);
                    int played = plan.getInt(4);
                    List<String> wanted = new ArrayList<>();
                    List<String> moves = sent.plans().get(plan.getInt(3)).moves();
                    for (int i = 0; i < played; i++) {
                        wanted.add(plan.getInt(1) + " " + moves.get(i) + " plan:" + (reached - played + 1 + i));
                    }
                    List<String> found = entries(store, game, reached - played, reached);
                    if (!found.equals(wanted)) {
                        throw new AssertionError(game + ": of a plan " + wanted + " there is " + found);
                    }
                }
            }
        }
    }

    private static List<String> entries(Connection store, String game, int after, int last) throws SQLException {
        List<String> found = new ArrayList<>();
        try (PreparedStatement statement = store.prepareStatement("select seat, move, command from entries"
                + " where game = ? and number > ? and number <= ? order by number")) {
            statement.setString(1, game);
            statement.setInt(2, after);
            statement.setInt(3, last);
            try (ResultSet row = statement.executeQuery()) {
                while (row.next()) {
                    found.add(row.getInt(1) + " " + row.getString(2) + " " + row.getString(3));
                }
            }
        }
        return found;
    }
}
