package autobahn.rules;

import autobahn.engine.edition.Colour;
import autobahn.engine.edition.Department;
import autobahn.engine.edition.Goods;
import autobahn.engine.internal.chapter.office.Employees;
import autobahn.engine.internal.state.Seat;
import autobahn.engine.internal.state.State;

/** Part of setting up a {@link Table}. What players have: money, employees, technologies, trucks, deliveries, tiles. */
interface TableSeats {
    Table table();

    State state();

    Words words();

    /** Who sits in an office, from left to right. */
    default Table office(String colour, int... seats) {
        state().offices[Words.constant(Colour.class, colour).ordinal()] = 0;
        for (int seat : seats) {
            Employees.sit(state(), seat, Words.constant(Colour.class, colour).ordinal());
        }
        return table();
    }

    default Table lobby(int seat, int count) {
        state().seats[seat].lobby = count;
        return table();
    }

    /** Employees in departments, such as "finance 1". */
    default Table floors(int seat, String... places) {
        for (String place : places) {
            int space = place.indexOf(' ');
            int department =
                    Words.constant(Department.class, place.substring(0, space)).ordinal();
            state().seats[seat].floors |= 1 << 3 * department + Integer.parseInt(place.substring(space + 1)) - 1;
        }
        return table();
    }

    default Table funded(int seat, int era) {
        state().seats[seat].funded |= 1 << era - 1;
        return table();
    }

    default Table money(int seat, int money) {
        state().seats[seat].money = money;
        return table();
    }

    default Table development(int seat, int space) {
        state().seats[seat].development = space;
        return table();
    }

    /** Technologies of a column: that many from the bottom, 3a before 3b. */
    default Table technologies(int seat, int map, int trade, int service) {
        int[] counts = {map, trade, service};
        for (int column = 0; column < counts.length; column++) {
            state().seats[seat].technologies |= (1 << counts[column]) - 1 << 4 * column;
        }
        state().seats[seat].usableTrucks = trade >= 2 ? 2 : 1;
        return table();
    }

    default Table tokens(int seat, String... colours) {
        state().seats[seat].tokens = 0;
        for (String colour : colours) {
            state().seats[seat].tokens |= Words.constant(Colour.class, colour).bit();
        }
        return table();
    }

    default Table extraTokens(int seat, int count) {
        state().seats[seat].extraTokens = count;
        return table();
    }

    /** A loaded truck on a section, or in a depot such as "black Hamburg". */
    default Table truck(int seat, int truck, String place, String goods) {
        state().seats[seat].usableTrucks = Math.max(truck, state().seats[seat].usableTrucks);
        state().seats[seat].truckPlace[truck - 1] =
                place.contains(" ") ? Seat.DEPOT + words().depot(place) : words().section(place);
        state().seats[seat].truckGoods[truck - 1] =
                Words.constant(Goods.class, goods).ordinal();
        return table();
    }

    default Table board(int seat, int board) {
        state().seats[seat].deliveryBoard = board - 1;
        return table();
    }

    default Table tiles(int seat, String... tiles) {
        for (String tile : tiles) {
            state().seats[seat].addTile(words().tile(tile));
        }
        return table();
    }

    default Table claimable(int seat, String... countries) {
        for (String country : countries) {
            state().seats[seat].claimable |= 1 << words().country(country);
        }
        return table();
    }

    default Table claimed(int seat, String... countries) {
        for (String country : countries) {
            state().seats[seat].claimed |= 1 << words().country(country);
        }
        return table();
    }

    /** Countries whose DM icon is used. */
    default Table paid(int seat, String... countries) {
        for (String country : countries) {
            state().seats[seat].paid |= 1 << words().country(country);
        }
        return table();
    }

    default Table delivered(int seat, String... countries) {
        for (String country : countries) {
            state().seats[seat].delivered |= 1 << words().country(country);
        }
        return table();
    }

    /** Traffic tokens that a player has collected. */
    default Table trafficTokens(int seat, int count) {
        state().seats[seat].trafficTokens = count;
        return table();
    }
}
