package autobahn.cli.option;

import autobahn.cli.console.BadInput;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/**
 * Who sits at the table.
 *
 * @param people seats of people, from 0
 */
public record SeatOption(Set<Integer> people) {
    public enum Who {
        HUMAN,
        RANDOM;

        @Override
        public String toString() {
            return this == HUMAN ? "human" : "random";
        }
    }

    public static SeatOption of(int count, @Nullable List<Integer> humans, @Nullable List<Who> seats) {
        if (humans != null && seats != null) {
            throw new BadInput("--humans and --seats say the same thing: give one of them");
        }
        Set<Integer> people = new TreeSet<>();
        if (seats != null) {
            if (seats.size() != count) {
                throw new BadInput("--seats names " + seats.size() + " seats, but "
                        + (count == 1 ? "one plays alone" : "there are " + count + " players"));
            }
            for (int seat = 0; seat < count; seat++) {
                if (seats.get(seat) == Who.HUMAN) {
                    people.add(seat);
                }
            }
            return new SeatOption(people);
        }
        for (int human : humans == null ? List.of(1) : humans) {
            if (human < 1 || human > count) {
                throw new BadInput("--humans names seats from 1 to " + count + ", not " + human);
            }
            people.add(human - 1);
        }
        return new SeatOption(people);
    }
}
