package autobahn.rules;

import static org.assertj.core.api.Assertions.assertThat;

import autobahn.engine.internal.state.Names;
import autobahn.engine.internal.state.Network;
import autobahn.engine.internal.state.State;
import org.junit.jupiter.api.Test;

/** What sections are called: as their link where it has one section, else after the city they lie next to. */
class NamesTest {
    @Test
    @Rule("SETUP-1")
    void everySectionIsNamedAfterItsLink() {
        State s = Table.players(2).turn(0).state();
        Network n = s.network;
        for (int section = 0; section < n.sections; section++) {
            String name = Names.section(s.tables, section);
            int link = n.sectionLink[section];
            if (n.linkLength[link] == 1) {
                assertThat(name).isEqualTo(Names.link(s.tables, link));
            } else {
                int near = Integer.numberOfTrailingZeros(n.sectionCities[section]);
                assertThat(name).startsWith(Names.city(s.tables, near) + "-");
            }
        }
    }
}
