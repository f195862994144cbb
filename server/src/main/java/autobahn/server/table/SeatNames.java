package autobahn.server.table;

import autobahn.bots.match.Entrant;
import autobahn.server.people.Person;
import autobahn.server.store.SeatRow;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Seats as somebody wants them, with a name for each. */
final class SeatNames {
    private SeatNames() {}

    static List<SeatRow> seats(String game, Person host, List<NewTable.Seat> wanted) {
        List<SeatRow> seats = new ArrayList<>();
        for (int i = 0; i < wanted.size(); i++) {
            NewTable.Seat seat = wanted.get(i);
            SeatRow row = switch (seat.kind()) {
                case OPEN -> open(game, i);
                case BOT -> bot(game, i, seat.name(), Objects.requireNonNull(seat.level()));
                case ME -> person(game, i, host, seat.name());
            };
            seats.add(row.in(seat.colour()));
        }
        return seats;
    }

    static SeatRow open(String game, int seat) {
        return new SeatRow(game, seat, null, "", false, null, null, null, null, null, null);
    }

    static SeatRow bot(String game, int seat, @Nullable String name, String level) {
        String shown = level.startsWith(Entrant.PROGRAM)
                ? level.substring(Entrant.PROGRAM.length())
                : level.substring(0, 1).toUpperCase(Locale.ROOT) + level.substring(1);
        String called = name == null ? shown + " " + (seat + 1) : name;
        return new SeatRow(game, seat, null, called, false, level, null, null, null, null, null);
    }

    static SeatRow person(String game, int seat, Person person, @Nullable String wanted) {
        String name = wanted != null ? wanted : person.name() != null ? person.name() : "Player " + (seat + 1);
        return new SeatRow(game, seat, person.id(), name, person.isAccount(), null, null, null, null, null, null);
    }
}
