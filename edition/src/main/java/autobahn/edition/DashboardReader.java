package autobahn.edition;

import autobahn.engine.edition.Edition.Dashboard;
import autobahn.engine.edition.Edition.Era;
import java.util.List;

/** Reads the eras with their costs. */
final class DashboardReader {
    static final int MOST_MONEY = 999;

    private DashboardReader() {}

    static Dashboard read(JsonObject dashboard) {
        int[] index = {0};
        List<Era> eras = dashboard.entries("eras", entry -> era(entry, index[0]++));
        return new Dashboard(
                eras, dashboard.figure("spareSections", 0, 64), dashboard.figure("startMoney", 0, MOST_MONEY));
    }

    private static Era era(JsonObject entry, int index) {
        entry.place("era", index);
        return new Era(
                entry.text("years"),
                entry.whole("sections", 1, 64),
                entry.whole("buildSingle", 0, MOST_MONEY),
                entry.whole("buildDouble", 0, MOST_MONEY),
                entry.whole("upgrade", 0, MOST_MONEY),
                entry.whole("truckSteps", 1, 9),
                entry.whole("funding", 0, MOST_MONEY));
    }
}
