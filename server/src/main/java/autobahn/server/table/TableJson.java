package autobahn.server.table;

import autobahn.bots.match.Entrant;
import autobahn.server.store.ChatMessages;
import autobahn.server.store.Clocks;
import autobahn.server.store.EndRow;
import autobahn.server.store.GameRow;
import autobahn.server.store.LeavingTerms;
import autobahn.server.store.SeatColour;
import autobahn.server.store.SeatRow;
import autobahn.server.store.TimeTerms;
import autobahn.server.store.UndoRow;
import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonRawValue;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/** Tables as JSON, each for the person who asks. */
public record TableJson(
        String id,
        String title,
        String status,
        @JsonRawValue String options,
        String pace,
        boolean listed,
        boolean rated,
        Terms leaving,
        @Nullable Time time,
        @Nullable Clock clock,
        List<Seat> seats,
        boolean hosting,
        int version,
        int moves,
        @JsonInclude @Nullable Integer toMove,
        String created,
        String updated,
        String rules,
        String editionHash,
        @Nullable String editionName,
        @Nullable Integer continuedFrom,
        @Nullable Integer dropped,
        @Nullable Fork forkedFrom,
        @Nullable String invitation,
        @Nullable Asked undo,
        @Nullable EndAsked ending,
        @Nullable String agreement,
        @Nullable String contest,
        @JsonRawValue @Nullable String result) {

    public record Seat(
            int seat,
            String kind,
            String name,
            @Nullable Boolean account,
            @Nullable String level,
            @Nullable String program,
            @Nullable String substitute,
            String colour,
            boolean mine,
            boolean host,
            boolean online,
            @Nullable String away,
            @Nullable String left) {}

    /** What holds for those who leave: see {@link LeavingTerms}. */
    public record Terms(int minutes, String level, String counts, String resigned) {
        static Terms of(LeavingTerms terms) {
            return new Terms(
                    terms.minutes(),
                    terms.level(),
                    terms.counts().id(),
                    terms.resigned().id());
        }
    }

    /** What a table has agreed on about time: see {@link TimeTerms}. Either minutes and seconds, or hours. */
    public record Time(
            @Nullable Long minutes,
            @Nullable Long increment,
            @Nullable Long hours,
            @Nullable Long reserve,
            String expiry) {
        static Time of(TimeTerms terms) {
            String expiry = terms.expiry().id();
            return terms.byTurns()
                    ? new Time(
                            null,
                            null,
                            TimeUnit.MILLISECONDS.toHours(terms.turn()),
                            TimeUnit.MILLISECONDS.toHours(terms.bank()),
                            expiry)
                    : new Time(
                            TimeUnit.MILLISECONDS.toMinutes(terms.bank()),
                            TimeUnit.MILLISECONDS.toSeconds(terms.increment()),
                            null,
                            null,
                            expiry);
        }
    }

    /**
     * The clocks, in milliseconds.
     *
     * @param running the seat whose clock runs
     * @param left until its time is up
     * @param up the seat whose time is up, and about which the others are asked
     */
    public record Clock(
            List<Bank> banks,
            @Nullable Integer running,
            @Nullable Long left,
            @Nullable Integer up) {
        /** What a seat has for the whole game, or in reserve, while its clock does not run. */
        public record Bank(int seat, long bank) {}

        static Clock of(TableClock clock) {
            Clocks.Running running = clock.running();
            Long left = clock.left();
            return new Clock(
                    clock.banks().stream()
                            .map(bank -> new Bank(bank.seat(), bank.bank()))
                            .toList(),
                    running == null || left == null ? null : running.seat(),
                    left,
                    running == null || left != null ? null : running.seat());
        }
    }

    /** Where a table's first moves come from; without a game, from a record. */
    public record Fork(@Nullable String game, int at) {}

    public record Asked(String request, int seat, int to, List<Integer> agreed, List<Integer> missing) {}

    /** A proposal to end the game; its kind is that of an {@link autobahn.server.store.Ending}. */
    public record EndAsked(
            String request,
            int seat,
            String kind,
            List<Integer> agreed,
            List<Integer> missing,
            @Nullable Integer without) {}

    public record Message(int number, @JsonInclude @Nullable Integer seat, String name, String text, String at) {}

    /** @param online seats whose people follow the table */
    static TableJson of(TableInfo info, @Nullable String person, Set<Integer> online) {
        GameRow game = info.game();
        boolean insider = info.isHost(person) || info.isSeated(person);
        return new TableJson(
                game.id(),
                game.title(),
                game.status().id(),
                game.options(),
                game.pace(),
                game.listed(),
                game.rated(),
                Terms.of(game.leaving()),
                game.time() == null ? null : Time.of(game.time()),
                info.clock() == null ? null : Clock.of(info.clock()),
                seats(info, person, online),
                info.isHost(person),
                game.version(),
                game.moves(),
                game.toMove(),
                time(game.created()),
                time(game.updated()),
                game.rules(),
                game.edition(),
                game.editionName(),
                game.continuedFrom() == null ? null : game.baseMoves(),
                game.dropped() == 0 ? null : game.dropped(),
                game.forkedAt() == null ? null : new Fork(game.forkedFrom(), game.forkedAt()),
                insider && game.contest() == null ? game.invitation() : null,
                info.undo() == null ? null : asked(info, info.undo()),
                info.ending() == null ? null : asked(info, info.ending()),
                game.agreement() == null ? null : game.agreement().id(),
                game.contest(),
                game.result());
    }

    static TableJson of(LiveTable table, @Nullable String person) {
        return of(table.info(), person, Attendance.everywhere(table).seats());
    }

    static byte[] frame(LiveTable table, @Nullable String person) {
        return Outbox.frame("table", of(table, person));
    }

    private static List<Seat> seats(TableInfo info, @Nullable String person, Set<Integer> online) {
        List<Seat> seats = new ArrayList<>();
        boolean solo = info.options().solo() != null;
        List<SeatColour> colours = SeatColour.shown(colours(info, solo));
        for (SeatRow row : info.seats()) {
            seats.add(new Seat(
                    row.seat(),
                    row.bot() != null ? "bot" : row.person() != null ? "person" : "open",
                    row.name(),
                    row.person() == null ? null : row.account(),
                    isProgram(row.bot()) ? null : row.bot(),
                    program(row.bot()),
                    row.substitute(),
                    colours.get(row.seat()).id(),
                    row.isOf(person),
                    info.isHost(row.person()),
                    online.contains(row.seat()),
                    row.away() == null || online.contains(row.seat()) ? null : time(row.away()),
                    row.left() == null ? null : row.left().id()));
        }
        if (solo) {
            String colour = colours.get(seats.size()).id();
            seats.add(new Seat(
                    seats.size(),
                    "autobot",
                    "Autobot",
                    null,
                    null,
                    null,
                    null,
                    colour,
                    false,
                    false,
                    false,
                    null,
                    null));
        }
        return seats;
    }

    private static List<@Nullable SeatColour> colours(TableInfo info, boolean solo) {
        List<@Nullable SeatColour> chosen = new ArrayList<>();
        info.seats().forEach(row -> chosen.add(row.colour()));
        if (solo) {
            chosen.add(null); // Autobot
        }
        return chosen;
    }

    private static boolean isProgram(@Nullable String bot) {
        return bot != null && bot.startsWith(Entrant.PROGRAM);
    }

    private static @Nullable String program(@Nullable String bot) {
        return bot != null && isProgram(bot) ? bot.substring(Entrant.PROGRAM.length()) : null;
    }

    private static Asked asked(TableInfo info, UndoRow undo) {
        return new Asked(undo.request(), undo.seat(), undo.moves(), undo.agreed(), UndoVote.missing(info, undo));
    }

    private static EndAsked asked(TableInfo info, EndRow ending) {
        return new EndAsked(
                ending.request(),
                ending.seat(),
                ending.kind().id(),
                ending.agreed(),
                EndVote.missing(info, ending),
                ending.without());
    }

    static Message json(ChatMessages.Message message) {
        return new Message(message.number(), message.seat(), message.name(), message.text(), time(message.at()));
    }

    static String time(long millis) {
        return Instant.ofEpochMilli(millis).toString();
    }
}
