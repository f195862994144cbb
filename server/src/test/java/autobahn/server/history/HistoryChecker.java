package autobahn.server.history;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;

/**
 * Tells whether clients' histories of a game are linearizable: whether there is one order of all that happened, in which
 * each thing takes effect at one moment between its call and its answer, and in which everybody saw what such a list shows.
 *
 * <p>The list is append-only and ids are never used twice. An append names the version <i>v</i> that it was decided on; it
 * succeeds if the list has <i>v</i> entries then, and its entry is number <i>v + 1</i>. A read sees the whole list, or its
 * length. An append that is refused changes nothing; one without an answer has happened at some moment after its call, or
 * never. The list as it is at the end is known.
 *
 * <p><b>Why this suffices.</b> Give each thing a place: an append that is in the final list the number of its entry, a read
 * the number of entries that it saw. Then the history is linearizable if and only if
 *
 * <ol>
 *   <li>the final list holds no id twice, and only what somebody has sent;
 *   <li>each append in it is number <i>v + 1</i> for its own <i>v</i>; each acknowledged one is in it, no refused one is;
 *   <li>each read saw a beginning of the final list;
 *   <li>if A was answered before B was called, then A's place is not after B's, and before it if B is an append.
 * </ol>
 *
 * <p><i>Necessary:</i> entries never change or go, so what was seen once begins every later list, the final one too; and in
 * any valid order lengths never fall, and grow with each append. <i>Sufficient:</i> order everything by place, of the same
 * place the append first (there is one at most, by 1 and 2), then its reads by the time of their calls. In this order each
 * append finds a list of the length <i>v</i> that it was decided on and makes it one longer, and each read comes when the
 * list has exactly the entries that it saw, by 3. It agrees with time: if A was answered before B was called, then by 4
 * either A's place is before B's, or they are equal and B is a read; then A is the append, which is first, or a read that
 * was called before B. Appends that are not in the final list have no effect and can stand anywhere. An order that puts
 * nothing before what had ended when it began is one of moments within the intervals. ∎
 */
public final class HistoryChecker {
    private final Predicate<String> own;

    /** @param own tells ids of entries that no client has sent, such as bots' moves: they may happen at any time */
    public HistoryChecker(Predicate<String> own) {
        this.own = own;
    }

    /** What is wrong with a history; nothing if it is linearizable. */
    public List<String> check(List<Operation> operations, List<String> list) {
        List<String> faults = new ArrayList<>();
        Map<String, Integer> places = new HashMap<>();
        for (int i = 0; i < list.size(); i++) {
            Integer before = places.putIfAbsent(list.get(i), i + 1);
            if (before != null) {
                faults.add("duplicated: entries " + before + " and " + (i + 1) + " are both " + list.get(i));
            }
        }
        Set<String> sent = new HashSet<>();
        operations.stream()
                .filter(operation -> operation.kind() == Operation.Kind.APPEND)
                .forEach(append -> sent.add(append.id()));
        list.stream().filter(id -> !sent.contains(id) && !own.test(id)).forEach(id -> faults.add("never sent: " + id));
        for (Operation operation : operations) {
            if (operation.kind() == Operation.Kind.APPEND) {
                checkAppend(operation, places.get(operation.id()), faults);
            } else {
                checkRead(operation, list, faults);
            }
        }
        checkTime(operations, places, faults);
        return faults;
    }

    private static void checkAppend(Operation append, Integer place, List<String> faults) {
        if (place == null) {
            if (append.outcome() == Operation.Outcome.DONE) {
                faults.add("lost: " + append.id() + " was acknowledged as entry " + (append.version() + 1));
            }
        } else if (append.outcome() == Operation.Outcome.REFUSED) {
            faults.add("refused, and yet there: " + append.id() + " is entry " + place);
        } else if (place != append.version() + 1) {
            faults.add("decided on version " + append.version() + ": " + append.id() + " is entry " + place);
        }
    }

    private static void checkRead(Operation read, List<String> list, List<String> faults) {
        if (read.version() > list.size()) {
            faults.add("seen and lost: " + read.id() + " saw " + read.version() + " entries, in the end there are "
                    + list.size());
        } else if (read.seen() != null && !read.seen().equals(list.subList(0, read.version()))) {
            faults.add("reordered: " + read.id() + " saw " + read.seen() + " where in the end is "
                    + list.subList(0, read.version()));
        }
    }

    /** The fourth condition: nothing is called after an answer that it must come before. */
    private static void checkTime(List<Operation> operations, Map<String, Integer> places, List<String> faults) {
        record Placed(Operation operation, int place) {}
        List<Placed> placed = operations.stream()
                .filter(operation -> operation.kind() == Operation.Kind.READ || places.containsKey(operation.id()))
                .map(operation -> new Placed(
                        operation,
                        operation.kind() == Operation.Kind.READ ? operation.version() : places.get(operation.id())))
                .toList();
        List<Placed> answered = placed.stream()
                .sorted(Comparator.comparingLong(one -> one.operation.ended()))
                .toList();
        List<Placed> called = placed.stream()
                .sorted(Comparator.comparingLong(one -> one.operation.begun()))
                .toList();
        Placed furthest = null;
        int next = 0;
        for (Placed one : called) {
            while (next < answered.size() && answered.get(next).operation.ended() < one.operation.begun()) {
                Placed before = answered.get(next++);
                furthest = furthest == null || before.place > furthest.place ? before : furthest;
            }
            boolean append = one.operation.kind() == Operation.Kind.APPEND;
            if (furthest != null && (append ? one.place <= furthest.place : one.place < furthest.place)) {
                faults.add((append ? "out of time: " : "stale: ") + one.operation.id() + " is at " + one.place
                        + ", though " + furthest.operation.id() + " was answered before with " + furthest.place);
            }
        }
    }
}
