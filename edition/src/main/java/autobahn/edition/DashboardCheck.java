package autobahn.edition;

import autobahn.engine.edition.Edition;
import autobahn.engine.edition.Edition.Era;
import autobahn.engine.edition.Edition.Link;
import autobahn.json.Faults;

/** Three eras, whose stacks use up the section tiles. */
final class DashboardCheck {
    private DashboardCheck() {}

    static void run(Edition edition, Faults faults) {
        int eras = edition.dashboard().eras().size();
        faults.check(eras == 3, "$.dashboard.eras", "the game has 3 eras, not " + eras);
        int stacks = edition.dashboard().eras().stream().mapToInt(Era::sections).sum();
        int start = edition.board().startSections().size();
        int spare = edition.dashboard().spareSections();
        int tiles = edition.board().links().stream().mapToInt(Link::sections).sum();
        faults.check(
                stacks + start + spare == tiles,
                "$.dashboard",
                stacks + " sections in the stacks, " + start + " at the start and " + spare + " spare make "
                        + (stacks + start + spare) + ", but the board has " + tiles);
    }
}
