package autobahn.browser;

import autobahn.bots.Level;
import autobahn.bots.Player;
import autobahn.engine.Game;
import autobahn.engine.IllegalMoveException;
import autobahn.engine.Playthrough;
import autobahn.format.Entry;
import autobahn.format.Now;
import autobahn.format.Refused;
import autobahn.format.Written;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** A table at which all people sit at one screen: its game, its entries, and the bots that have been asked. */
final class LocalTable {
    private final String id;
    private final List<Entry> entries = new ArrayList<>();
    private final Map<String, Player> bots = new HashMap<>();
    private final Playthrough start;
    /** The entries before the first one that is known here. */
    private final int earlier;

    private Playthrough played;
    /** The moves that it began with; all others were entered since. */
    private List<String> recorded = List.of();

    LocalTable(String id, Playthrough start) {
        this(id, start, start.size());
    }

    /** @param earlier how many entries have led to the start */
    LocalTable(String id, Playthrough start, int earlier) {
        this.id = id;
        this.start = start;
        this.earlier = earlier;
        this.played = start;
    }

    /** Enters the moves of the record that the game began as. */
    void record(List<String> moves, String at) {
        for (String move : moves) {
            play(game().seatToMove(), move, at);
        }
        recorded = List.copyOf(moves);
    }

    List<String> recorded() {
        return recorded;
    }

    Playthrough played() {
        return played;
    }

    Game game() {
        return played.game();
    }

    int version() {
        return earlier + entries.size();
    }

    /** A seat of the table. */
    int seat(int seat) {
        int seats = game().options().players();
        if (seat < 0 || seat >= seats) {
            throw new Refused(
                    404,
                    "no-such-seat",
                    "The table has " + seats + " seats, counted from 0: there is no seat " + seat + ".");
        }
        return seat;
    }

    /** The seat, if it is to decide. */
    int decider(int seat) {
        if (game().seatToMove() != seat(seat)) {
            throw new Refused(409, "not-your-turn", "It is not for seat " + seat + " to decide now.")
                    .with("version", version());
        }
        return seat;
    }

    void current(int version) {
        if (version != version()) {
            throw new Refused(409, "stale", "The table has moved on: it is at version " + version() + ".")
                    .with("version", version());
        }
    }

    Entry play(int seat, String move, String at) {
        decider(seat);
        try {
            played = played.play(move);
        } catch (IllegalMoveException e) {
            throw Refused.illegal(e);
        }
        String text = played.game().notation(played.move(played.size() - 1));
        return told(Entry.move(version() + 1, seat, text, played.size(), at, played.events()));
    }

    /** @param to moves that shall stand; those before the seat's last one if it is less than 0 */
    Entry undo(int seat, int to, String at) {
        int left = to < 0 ? lastOf(seat) : to;
        if (left < played.first() || left >= played.size()) {
            throw new Refused(
                    409,
                    "nothing-to-undo",
                    to < 0
                            ? "This seat has made no move that could be taken back."
                            : "There are " + played.size() + " moves and the first " + played.first()
                                    + " are settled: it is not possible to go back to " + to + ".");
        }
        played = played.at(left);
        return told(Entry.undo(version() + 1, seat, left, at));
    }

    private Entry told(Entry entry) {
        entries.add(entry);
        return entry;
    }

    private int lastOf(int seat) {
        for (int i = played.size() - 1; i >= played.first(); i--) {
            if (played.mover(i) == seat) {
                return i;
            }
        }
        return -1;
    }

    /** All people are at one screen, so they agree; what a bot or Autobot did in between goes with it. */
    private String undoable(int seat) {
        return seat >= 0 && lastOf(seat) >= 0 ? "free" : "no";
    }

    /** @param seat -1 for a watcher */
    Now now(int seat) {
        return Now.of(id, version(), played, seat, undoable(seat));
    }

    Now now(int seat, int at) {
        return Now.of(id, version(), moment(at), seat, "no");
    }

    Playthrough moment(int at) {
        if (at < played.first() || at > played.size()) {
            throw new Refused(
                    404,
                    "no-such-move",
                    "There are views from " + played.first() + " to " + played.size() + " moves, not after " + at
                            + ".");
        }
        return played.at(at);
    }

    /** Entries after a number, at most so many. */
    List<Entry> entries(int since, int limit) {
        int from = Math.clamp((long) since - earlier, 0, entries.size());
        return entries.subList(from, from + Math.clamp(limit, 0, entries.size() - from));
    }

    /** The same, each with what a seat, or a watcher for -1, saw after it. */
    List<Entry> entriesWithViews(int since, int limit, int seat) {
        List<Entry> seen = new ArrayList<>();
        Playthrough moment = start;
        for (Entry entry : entries(0, since - earlier + limit)) {
            moment = entry.move() == null ? moment.at(entry.moves()) : moment.play(entry.move());
            if (entry.number() > since) {
                seen.add(entry.with(Written.of(Now.of(id, entry.number(), moment, seat, "no"))));
            }
        }
        return seen;
    }

    /** The bot that plays for the seat which is to decide; the same one all through the game. */
    Player bot(Level level, long seed) {
        int seat = game().seatToMove();
        return bots.computeIfAbsent(
                level.id() + "/" + seat + "/" + seed,
                name -> new Player(level.bot(game().box(), game().options(), seed), game(), seed, fault -> {}));
    }
}
