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
        faults.check(eras == 3, "$.dashboard.eras", EditionFault.ERAS.of(eras));
        int stacks = edition.dashboard().eras().stream().mapToInt(Era::sections).sum();
        int start = edition.board().startSections().size();
        int spare = edition.dashboard().spareSections();
        int tiles = edition.board().links().stream().mapToInt(Link::sections).sum();
        faults.check(
                stacks + start + spare == tiles,
                "$.dashboard",
                EditionFault.STACKS.of(stacks, start, spare, stacks + start + spare, tiles));
    }
}
