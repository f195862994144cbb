package autobahn.server.people;

import autobahn.server.api.Problem;
import autobahn.server.store.Database;
import autobahn.server.store.ReportRows;
import autobahn.server.store.ReportRows.Report;

/** What people tell whoever looks after the server about others. */
public final class Reports {
    /** Of one person, before somebody has looked into them. */
    static final int MOST_OPEN = 10;

    private final People people;
    private final Database database;

    public Reports(People people) {
        this.people = people;
        this.database = people.database();
    }

    public void file(Person person, Report report) {
        if (report.about().equals(person.id())) {
            throw new Problem(409, "yourself", "That is you.");
        }
        database.write(handle -> {
            People.lock(handle, person.id());
            if (ReportRows.open(handle, person.id()) >= MOST_OPEN) {
                throw new Problem(
                        409,
                        "many-reports",
                        "You have made " + MOST_OPEN + " reports that nobody has looked into yet.");
            }
            ReportRows.insert(
                    handle, Secrets.id(), person.id(), report, people.clock().millis());
            return report;
        });
    }
}
