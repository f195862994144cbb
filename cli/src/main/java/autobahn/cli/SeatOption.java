package autobahn.cli;

import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/**
 * Who sits at the table.
 *
 * @param people seats of people, from 0
 */
record SeatOption(int players, Set<Integer> people) {
    enum Who {
        HUMAN,
        RANDOM;

        @Override
        public String toString() {
            return this == HUMAN ? "human" : "random";
        }
    }

    static SeatOption of(@Nullable Integer players, @Nullable List<Integer> humans, @Nullable List<Who> seats) {
        if (humans != null && seats != null) {
            throw new BadInput("--humans and --seats say the same thing: give one of them");
        }
        int count = players != null ? players : seats != null ? seats.size() : 2;
        if (count < 2 || count > 4) {
            throw new BadInput("--players must be 2, 3 or 4, not " + count);
        }
        Set<Integer> people = new TreeSet<>();
        if (seats != null) {
            if (seats.size() != count) {
                throw new BadInput("--seats names " + seats.size() + " seats, but there are " + count + " players");
            }
            for (int seat = 0; seat < count; seat++) {
                if (seats.get(seat) == Who.HUMAN) {
                    people.add(seat);
                }
            }
            return new SeatOption(count, people);
        }
        for (int human : humans == null ? List.of(1) : humans) {
            if (human < 1 || human > count) {
                throw new BadInput("--humans names seats from 1 to " + count + ", not " + human);
            }
            people.add(human - 1);
        }
        return new SeatOption(count, people);
    }
}
