package autobahn.rules;

import static org.assertj.core.api.Assertions.assertThat;

import autobahn.engine.internal.state.Names;
import autobahn.engine.internal.state.RoadMap;
import autobahn.engine.internal.state.State;
import org.junit.jupiter.api.Test;

/** What sections are called: as their link where it has one section, else after the city they lie next to. */
class NamesTest {
    @Test
    @Rule("SETUP-1")
    void everySectionIsNamedAfterItsLink() {
        State s = Table.players(2).turn(0).state();
        RoadMap map = s.map;
        for (int section = 0; section < map.sections; section++) {
            String name = Names.section(s.figures, section);
            int link = map.sectionLink[section];
            if (map.linkLength[link] == 1) {
                assertThat(name).isEqualTo(Names.link(s.figures, link));
            } else {
                int near = Integer.numberOfTrailingZeros(map.sectionCities[section]);
                assertThat(name).startsWith(Names.city(s.figures, near) + "-");
            }
        }
    }
}
