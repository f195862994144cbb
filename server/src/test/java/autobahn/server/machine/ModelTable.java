package autobahn.server.machine;

import autobahn.engine.Playthrough;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.IntStream;

/** A table as it should be, and what it should answer: a status, and the code of a refusal. */
final class ModelTable {
    enum Status {
        OPEN,
        RUNNING,
        FINISHED,
        ABANDONED,
        GONE
    }

    /** A question to the others: to take back, or to end the game. */
    static final class Question {
        final String request;
        final int seat;
        final int version;
        final int moves;
        final Set<Integer> agreed = new TreeSet<>();
        /** to how many moves, of a request to take back */
        int to;
        /** of a proposal to end the game */
        String kind;

        String command;
        /** null while it is open: whether all agreed */
        Boolean outcome;

        Question(String request, int seat, int version, int moves) {
            this.request = request;
            this.seat = seat;
            this.version = version;
            this.moves = moves;
        }
    }

    static final String UNKNOWN = "401 unknown";
    static final String NO_TABLE = "404 no-such-table";
    /** Answered as if it were done, but it was done before. */
    static final String REPEATED = "repeated";

    static final String NOT_RUNNING = "409 not-running";
    static final String STARTED = "409 started";
    private static final int MOVES_BETWEEN = 20;

    final String id;
    final String invitation;
    final boolean listed;
    final boolean rated;
    final Slot.Person host;
    final List<ModelSeat> seats = new ArrayList<>();
    final Set<Slot.Person> guests = new HashSet<>();
    final Set<String> commands = new HashSet<>();
    final List<Question> proposals = new ArrayList<>();
    Status status = Status.OPEN;
    Playthrough played;
    int version;
    Question undo;
    Question ending;

    ModelTable(String id, String invitation, Slot.Person host, boolean listed, boolean rated) {
        this.id = id;
        this.invitation = invitation;
        this.host = host;
        this.listed = listed;
        this.rated = rated;
    }

    // --- What is seen ----------------------------------------------------------------------------------------------

    boolean isVisible(Slot.Person person) {
        return status != Status.GONE
                && (listed || person != null && (host == person || isSeated(person) || guests.contains(person)));
    }

    boolean isSeated(Slot.Person person) {
        return seats.stream().anyMatch(seat -> seat.isOf(person));
    }

    int moves() {
        return played == null ? 0 : played.size();
    }

    int toMove() {
        return status == Status.RUNNING ? played.game().seatToMove() : -1;
    }

    boolean hasSay(ModelSeat seat) {
        return seat.takesPart() && (seat.substitute == null || rated);
    }

    List<Integer> seatsOf(Slot.Person person) {
        return IntStream.range(0, seats.size())
                .filter(i -> seats.get(i).isOf(person) && seats.get(i).takesPart())
                .boxed()
                .toList();
    }

    List<Integer> missing(Question question) {
        return IntStream.range(0, seats.size())
                .filter(i -> seats.get(i).person != null && !question.agreed.contains(i))
                .filter(i -> "counted".equals(question.kind) ? !seats.get(i).resigned : hasSay(seats.get(i)))
                .boxed()
                .toList();
    }

    // --- What is answered ------------------------------------------------------------------------------------------

    /** For what everybody at the table may do who is known. */
    String known(Slot.Person person) {
        return person == null ? UNKNOWN : isVisible(person) ? null : NO_TABLE;
    }

    private String seat(int seat) {
        return seat < seats.size() ? null : "404 no-such-seat";
    }

    private String own(Slot.Person person, int seat) {
        String no = first(known(person), seat(seat));
        return no != null || seats.get(seat).isOf(person) ? no : "403 not-your-seat";
    }

    private String hostOr(Slot.Person person, int seat) {
        String no = first(known(person), seat(seat));
        return no != null || host == person || seats.get(seat).isOf(person) ? no : "403 not-your-seat";
    }

    private String host(Slot.Person person) {
        String no = known(person);
        return no != null || host == person ? no : "403 not-host";
    }

    static String first(String... refusals) {
        for (String refusal : refusals) {
            if (refusal != null) {
                return refusal;
            }
        }
        return null;
    }

    String join(Slot.Person person, int seat, boolean invited, Slot.Person nameOf) {
        if (!isVisible(person) && (status == Status.GONE || !invited)) {
            return NO_TABLE;
        }
        if (status != Status.OPEN) {
            return STARTED;
        }
        if (seat(seat) != null) {
            return seat(seat);
        }
        if (!seats.get(seat).isOpen()) {
            return "409 seat-taken";
        }
        if (rated && isSeated(person)) {
            return "409 one-seat-each";
        }
        return nameOf != null && nameOf != person ? "409 name-taken" : "200";
    }

    String leave(Slot.Person person, int seat) {
        String no = hostOr(person, seat);
        return no != null ? no : status == Status.OPEN ? "200" : STARTED;
    }

    String seatBot(Slot.Person person, int seat) {
        String no = first(known(person), seat(seat));
        if (no == null && status == Status.OPEN) {
            no = host(person);
            return no != null ? no : seats.get(seat).person != null ? "409 seat-taken" : "200";
        }
        return no != null ? no : playFor(person, seat);
    }

    String sendBotAway(Slot.Person person, int seat) {
        String no = hostOr(person, seat);
        if (no == null && status == Status.OPEN) {
            return seats.get(seat).bot == null ? "409 no-bot" : "200";
        }
        return no != null ? no : playFor(person, seat);
    }

    /** Whether a bot plays for somebody, once the game has started. */
    private String playFor(Slot.Person person, int seat) {
        ModelSeat row = seats.get(seat);
        String no = hostOr(person, seat);
        if (no != null) {
            return no;
        }
        if (rated && !row.isOf(person)) {
            return "403 rated";
        }
        if (row.resigned) {
            return "409 resigned";
        }
        return status != Status.RUNNING ? NOT_RUNNING : row.person == null ? "409 bot-seat" : "200";
    }

    String start(Slot.Person person, boolean fill) {
        String no = host(person);
        if (no != null) {
            return no;
        }
        if (status != Status.OPEN) {
            return STARTED;
        }
        Set<Slot.Person> people = new HashSet<>();
        if (rated && !seats.stream().filter(seat -> seat.person != null).allMatch(seat -> people.add(seat.person))) {
            return "409 one-seat-each";
        }
        return !fill && seats.stream().anyMatch(ModelSeat::isOpen) ? "409 seats-open" : "200";
    }

    String cancel(Slot.Person person) {
        String no = host(person);
        return no != null ? no : status == Status.OPEN ? "204" : STARTED;
    }

    String abandon(Slot.Person person, int decidedOn) {
        String no = host(person);
        if (no != null) {
            return no;
        }
        if (status != Status.RUNNING) {
            return NOT_RUNNING;
        }
        if (seats.stream().anyMatch(seat -> seat.person != null && !seat.isOf(person))) {
            return "409 others-play";
        }
        return decidedOn == version ? "204" : "409 stale";
    }

    /** A move. */
    String move(Slot.Person person, int seat, int decidedOn, String command, boolean legal) {
        String no = own(person, seat);
        if (no != null) {
            return no;
        }
        if (decidedOn != version) {
            return commands.contains(command) ? REPEATED : "409 stale";
        }
        if (status != Status.RUNNING) {
            return NOT_RUNNING;
        }
        if (toMove() != seat) {
            return "409 not-your-turn";
        }
        if (seats.get(seat).plays() != null) {
            return "409 bot-plays";
        }
        return !legal ? "422 illegal-move" : commands.contains(command) ? REPEATED : "200";
    }

    String undo(Slot.Person person, int seat, int decidedOn, String command) {
        String no = own(person, seat);
        if (no != null) {
            return no;
        }
        if (seats.get(seat).resigned) {
            return "409 resigned";
        }
        if (decidedOn != version) {
            return commands.contains(command) ? REPEATED : "409 stale";
        }
        if (status != Status.RUNNING) {
            return NOT_RUNNING;
        }
        if (lastOf(seat) < 0) {
            return "409 nothing-to-undo";
        }
        Question asked = askUndo(person, seat, "");
        return isFree(seat, asked.to) || missing(asked).isEmpty() ? "200" : "202";
    }

    Question askUndo(Slot.Person person, int seat, String request) {
        Question asked = new Question(request, seat, version, moves());
        asked.to = lastOf(seat);
        asked.agreed.addAll(seatsOf(person));
        return asked;
    }

    private int lastOf(int seat) {
        return IntStream.range(0, moves())
                .filter(i -> played.mover(i) == seat)
                .max()
                .orElse(-1);
    }

    private boolean isFree(int seat, int to) {
        return IntStream.range(to, moves()).allMatch(i -> played.mover(i) == seat) && !played.revealedSince(to);
    }

    /** An answer to what is open, or was. */
    String answerUndo(Slot.Person person, String request) {
        String no = seated(person);
        return no != null ? no : undo == null || !undo.request.equals(request) ? "409 no-request" : "200";
    }

    private String seated(Slot.Person person) {
        String no = known(person);
        return no != null || !seatsOf(person).isEmpty() ? no : "403 not-seated";
    }

    String proposeEnd(Slot.Person person, int seat, int decidedOn, String command, String kind) {
        String no = own(person, seat);
        if (no != null) {
            return no;
        }
        if (seats.get(seat).resigned) {
            return "409 resigned";
        }
        if (proposals.stream().anyMatch(row -> row.seat == seat && row.command.equals(command))) {
            return ending == null ? "200" : "202";
        }
        if (status != Status.RUNNING) {
            return NOT_RUNNING;
        }
        if (decidedOn != version) {
            return "409 stale";
        }
        if (ending != null) {
            return "409 proposed";
        }
        if (missing(proposal(person, seat, "", command, kind)).isEmpty()) {
            return "200";
        }
        boolean lately = proposals.stream()
                .anyMatch(row -> seatsOf(person).contains(row.seat)
                        && row.kind.equals(kind)
                        && moves() - row.moves < MOVES_BETWEEN);
        return lately ? "409 proposed-lately" : "202";
    }

    Question proposal(Slot.Person person, int seat, String request, String command, String kind) {
        Question asked = new Question(request, seat, version, moves());
        asked.kind = kind;
        asked.command = command;
        asked.agreed.addAll(seatsOf(person));
        return asked;
    }

    String answerEnd(Slot.Person person, String request, boolean agree) {
        String no = seated(person);
        if (no != null) {
            return no;
        }
        return ending != null && ending.request.equals(request) ? "200" : wasAnswered(request, agree);
    }

    String withdrawEnd(Slot.Person person, String request) {
        String no = seated(person);
        if (no != null) {
            return no;
        }
        if (ending != null && ending.request.equals(request)) {
            return seatsOf(person).contains(ending.seat) ? "200" : "403 not-your-proposal";
        }
        return wasAnswered(request, false);
    }

    private String wasAnswered(String request, boolean agree) {
        return proposals.stream()
                        .anyMatch(row -> row.request.equals(request) && row.outcome != null && row.outcome == agree)
                ? "200"
                : "409 no-request";
    }

    String resign(Slot.Person person, int seat) {
        String no = own(person, seat);
        if (no != null) {
            return no;
        }
        if (seats.get(seat).resigned) {
            return "200";
        }
        if (status != Status.RUNNING) {
            return NOT_RUNNING;
        }
        boolean alone = seats.stream().allMatch(row -> row.person == null || row.isOf(person));
        return alone ? "409 alone" : "200";
    }

    /** Nobody has waited long enough here. */
    String standIn(Slot.Person person, int seat) {
        String no = first(known(person), seat(seat));
        if (no != null) {
            return no;
        }
        boolean plays = !seatsOf(person).isEmpty();
        if (!plays || seats.get(seat).isOf(person)) {
            return "403 not-other-player";
        }
        return status == Status.RUNNING ? "409" : NOT_RUNNING;
    }

    String link(Slot.Person person, int seat) {
        String no = own(person, seat);
        return no != null ? no : "200";
    }

    String say(Slot.Person person) {
        String no = known(person);
        return no != null
                ? no
                : isSeated(person) || host == person || guests.contains(person) ? "201" : "403 not-seated";
    }

    /** @param seat -1 for a watcher */
    String view(Slot.Person person, int seat) {
        if (!isVisible(person)) {
            return NO_TABLE;
        }
        String no = seat < 0 ? null : person == null ? UNKNOWN : own(person, seat);
        return no != null ? no : status == Status.OPEN ? "409 not-started" : "200";
    }

    // --- What happens ----------------------------------------------------------------------------------------------

    /** An entry more: what was asked before it has lapsed. */
    void goOn(Playthrough next, String command) {
        played = next;
        version++;
        commands.add(command);
        undo = null;
        ending = null;
        if (next.game().isOver()) {
            status = Status.FINISHED;
        }
    }

    void end(Status how) {
        status = how;
        undo = null;
        ending = null;
    }

    /** One for each seat and kind is remembered. */
    void propose(Question proposal) {
        proposals.removeIf(row -> row.seat == proposal.seat && row.kind.equals(proposal.kind));
        proposals.add(proposal);
        ending = proposal.outcome == null ? proposal : null;
    }

    void resigned(int seat) {
        ModelSeat row = seats.get(seat);
        row.resigned = true;
        Set<Slot.Person> left = new HashSet<>();
        for (int i = 0; i < seats.size(); i++) {
            if (i != seat && seats.get(i).takesPart()) {
                left.add(seats.get(i).person);
            }
        }
        boolean ends = left.size() <= 1;
        row.substitute = ends ? null : "club";
        if (ends) {
            end(Status.FINISHED);
        }
    }
}
