package autobahn.rules;

import autobahn.engine.internal.play.Setup;
import autobahn.engine.internal.state.State;

/** Part of setting up a {@link Table}. What lies on the map: sections, links, stations, tiles. */
interface TableMap {
    Table table();

    State state();

    Words words();

    /** Single sections, each next to the first city of its name. */
    default Table sections(String... names) {
        for (String name : names) {
            state().built |= 1L << words().section(name);
        }
        Setup.deriveRoads(state());
        return table();
    }

    /** Whole links. */
    default Table links(String... names) {
        for (String name : names) {
            state().built |= state().map.linkSections[words().link(name)];
        }
        Setup.deriveRoads(state());
        return table();
    }

    default Table upgraded(String... names) {
        for (String name : names) {
            state().upgraded |= 1L << words().link(name);
        }
        return links(names);
    }

    default Table stations(int seat, String... links) {
        for (String name : links) {
            state().stations |= 1L << words().link(name);
            state().seats[seat].stations |= 1L << words().link(name);
            state().seats[seat].stationsBuilt++;
        }
        return table();
    }

    /** Stations of a player that were built elsewhere, to uncover bonuses. */
    default Table stationsBuilt(int seat, int count) {
        state().seats[seat].stationsBuilt = count;
        return table();
    }

    default Table tileOn(String section, String tile) {
        state().bonusSpaceTiles[state().map.sectionBonusSpace[words().section(section)]] =
                (byte) (words().tile(tile) + 1);
        return table();
    }

    default Table deliveryTiles(String country, String... tiles) {
        for (int i = 0; i < tiles.length; i++) {
            state().deliveryTiles[3 * words().country(country) + i] = (byte) (words().tile(tiles[i]) + 1);
        }
        return table();
    }

    /** Countries that have had their first pharmaceuticals. */
    default Table pharmaceuticals(String... countries) {
        for (String country : countries) {
            state().pharmaceuticals |= 1 << words().country(country);
        }
        return table();
    }

    /** Sections with a traffic token. */
    default Table traffic(String... sections) {
        for (String section : sections) {
            state().traffic |= 1L << words().section(section);
        }
        return table();
    }

    /** Links whose station has an improvement; those taken are the leftmost ones. */
    default Table improved(String... links) {
        for (String link : links) {
            state().improved |= 1L << words().link(link);
            state().improvements &= state().improvements - 1;
        }
        return table();
    }
}
