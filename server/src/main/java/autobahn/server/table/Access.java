package autobahn.server.table;

import autobahn.server.api.Problem;
import autobahn.server.people.Person;
import autobahn.server.store.Departure;
import autobahn.server.store.SeatRow;
import java.util.HashSet;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Who may do what at a table. */
final class Access {
    private Access() {}

    /** A seat of this person's. */
    static SeatRow seat(TableInfo info, @Nullable Person person, int seat) {
        if (person == null) {
            throw new Problem(401, "unknown", "Only whoever holds this seat may do that, and you are not known here.");
        }
        SeatRow row = any(info, seat);
        if (!row.isOf(person.id())) {
            throw new Problem(403, "not-your-seat", "Seat " + seat + " is not yours.");
        }
        return row;
    }

    static SeatRow any(TableInfo info, int seat) {
        SeatRow row = info.seat(seat);
        if (row == null) {
            throw new Problem(
                    404,
                    "no-such-seat",
                    "The table has " + info.seats().size() + " seats, counted from 0: there is no seat " + seat + ".");
        }
        return row;
    }

    static void host(TableInfo info, Person person) {
        if (!info.isHost(person.id())) {
            throw new Problem(403, "not-host", "Only the host of the table may do that.");
        }
    }

    static void hostOr(TableInfo info, Person person, SeatRow seat) {
        if (!info.isHost(person.id()) && !seat.isOf(person.id())) {
            throw new Problem(
                    403, "not-your-seat", "Only the host or whoever holds seat " + seat.seat() + " may do that.");
        }
    }

    /** In a rated game a bot plays for nobody who has not asked for it: it could lose for a present opponent. */
    static void ownIfRated(TableInfo info, Person person, SeatRow seat) {
        if (info.game().rated() && !seat.isOf(person.id())) {
            throw new Problem(403, "rated", "In a rated game only whoever holds a seat may have a bot play for it.");
        }
    }

    /** Two seats of a rated game in one hand would play for each other. */
    static void oneSeatEach(TableInfo info) {
        Set<String> people = new HashSet<>();
        if (info.game().rated() && !info.people().stream().map(SeatRow::person).allMatch(people::add)) {
            throw new Problem(409, "one-seat-each", "In a rated game nobody holds two seats: leave one.");
        }
    }

    static void open(TableInfo info) {
        if (!info.isOpen()) {
            throw new Problem(409, "started", "The game has started.");
        }
    }

    static void running(TableInfo info) {
        if (!info.isRunning()) {
            throw new Problem(
                    409, "not-running", "The game is " + info.game().status().id() + ".");
        }
    }

    static void current(TableInfo info, int version) {
        if (version != info.game().version()) {
            throw stale(info);
        }
    }

    static Problem stale(TableInfo info) {
        int version = info.game().version();
        return new Problem(409, "stale", "The table has moved on: it is at version " + version + ".")
                .with("version", version);
    }

    static void noOthers(TableInfo info, Person person) {
        if (!info.people().stream().allMatch(seat -> seat.isOf(person.id()))) {
            throw new Problem(409, "others-play", "Others play at this table: let a bot take your seat instead.");
        }
    }

    /** It must be for this seat to decide, and no bot may play for it. */
    static void decides(TableInfo info, SeatRow seat) {
        Integer toMove = info.game().toMove();
        if (toMove == null || toMove != seat.seat()) {
            throw new Problem(409, "not-your-turn", "It is not for seat " + seat.seat() + " to decide now.")
                    .with("version", info.game().version());
        }
        if (seat.plays() != null) {
            throw new Problem(409, "bot-plays", "A bot plays for this seat: take it back first.");
        }
    }

    /** What would help one, or change what was announced, where the game counts for a contest. */
    static void noContest(TableInfo info) {
        if (info.game().contest() != null) {
            throw new Problem(403, "contest", "That cannot be done in a game that is played for a contest.");
        }
    }

    /** What others would have to agree to, where nobody is there to do so and a rating is at stake, or where programs play. */
    static void noWayOut(TableInfo info) {
        if (info.game().isOfLadder()) {
            throw new Problem(
                    403, "ladder", "A game of the ladder is played to its end by the programs that were given it.");
        }
        if (info.isRatedAlone()) {
            throw new Problem(
                    403,
                    "rated-alone",
                    "A rated game against Autobot is played to its end by whoever began it, or resigned.");
        }
    }

    /** Others play the same deal: whoever is done with it shall not be able to show it to them. */
    static void unsealed(TableInfo info) {
        if (info.game().sealed()) {
            throw new Problem(403, "sealed", "Others play the same deal: wait until the round is over.");
        }
    }

    /** Whoever has resigned, or lost by time, decides nothing any more. */
    static void notResigned(SeatRow seat) {
        if (seat.left() == Departure.EXPIRED) {
            throw new Problem(409, "expired", "Your time was up: you have lost this game.");
        }
        if (seat.left() == Departure.RESIGNED) {
            throw new Problem(409, "resigned", "You have resigned this game.");
        }
    }

    /** Somebody who plays at the table, with another seat than this one. */
    static void otherPlayer(TableInfo info, Person person, SeatRow seat) {
        boolean plays = info.seats().stream().anyMatch(own -> own.isOf(person.id()) && own.takesPart());
        if (!plays || seat.isOf(person.id())) {
            throw new Problem(403, "not-other-player", "Only another player of this table may do that.");
        }
    }

    static Problem notSeated() {
        return new Problem(403, "not-seated", "Only those who sit at the table may do that.");
    }
}
