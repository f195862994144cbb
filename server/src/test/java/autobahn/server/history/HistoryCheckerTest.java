package autobahn.server.history;

import static autobahn.server.history.Operation.Outcome.DONE;
import static autobahn.server.history.Operation.Outcome.REFUSED;
import static autobahn.server.history.Operation.Outcome.UNKNOWN;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

class HistoryCheckerTest {
    private static final HistoryChecker CHECKER = new HistoryChecker(id -> id.startsWith("bot:"));

    private static List<String> check(List<String> list, Operation... operations) {
        return CHECKER.check(List.of(operations), list);
    }

    private static Operation read(int length, long begun, long ended) {
        return Operation.read("read", length, null, begun, ended);
    }

    @Test
    void nothingAtAllIsFine() {
        assertThat(check(List.of())).isEmpty();
    }

    @Test
    void movesOneAfterTheOtherWithReadsBetween() {
        assertThat(check(
                        List.of("a", "bot:2", "b"),
                        Operation.append("a", 0, DONE, 1, 2),
                        Operation.read("read", 1, List.of("a"), 3, 4),
                        read(2, 5, 6),
                        Operation.append("b", 2, DONE, 7, 8),
                        Operation.read("read", 3, List.of("a", "bot:2", "b"), 9, 10)))
                .isEmpty();
    }

    @Test
    void whatHappensAtOnceMayBeSeenOrNot() {
        assertThat(check(List.of("a"), Operation.append("a", 0, DONE, 1, 10), read(1, 2, 3), read(1, 4, 5)))
                .isEmpty();
        assertThat(check(List.of("a"), Operation.append("a", 0, DONE, 1, 10), read(0, 2, 3), read(1, 4, 5)))
                .isEmpty();
    }

    @Test
    void ofTwoOnOneVersionOneIsRefused() {
        assertThat(check(List.of("a"), Operation.append("a", 0, DONE, 1, 5), Operation.append("b", 0, REFUSED, 2, 4)))
                .isEmpty();
    }

    @Test
    void withoutAnAnswerItHasHappenedOrNot() {
        assertThat(check(List.of(), Operation.append("a", 0, UNKNOWN, 1, 2))).isEmpty();
        assertThat(check(List.of("a"), Operation.append("a", 0, UNKNOWN, 1, 2), read(0, 3, 4), read(1, 5, 6)))
                .isEmpty();
    }

    @Test
    void lostUpdate() {
        assertThat(check(List.of("b"), Operation.append("a", 0, DONE, 1, 2), Operation.append("b", 0, DONE, 3, 4)))
                .anyMatch(fault -> fault.startsWith("lost: a"));
    }

    @Test
    void staleRead() {
        assertThat(check(List.of("a"), Operation.append("a", 0, DONE, 1, 2), read(0, 3, 4)))
                .singleElement()
                .asString()
                .startsWith("stale");
        assertThat(check(List.of("a"), Operation.append("a", 0, UNKNOWN, 1, 2), read(1, 3, 4), read(0, 5, 6)))
                .singleElement()
                .asString()
                .startsWith("stale");
    }

    @Test
    void duplicatedMove() {
        assertThat(check(List.of("a", "a"), Operation.append("a", 0, DONE, 1, 2)))
                .anyMatch(fault -> fault.startsWith("duplicated"));
    }

    @Test
    void reorderedMoves() {
        assertThat(check(List.of("b", "a"), Operation.append("a", 0, DONE, 1, 2), Operation.append("b", 1, DONE, 3, 4)))
                .anyMatch(fault -> fault.startsWith("decided on version 0: a"))
                .anyMatch(fault -> fault.startsWith("out of time: b"));
        assertThat(check(
                        List.of("a", "b"),
                        Operation.append("a", 0, DONE, 1, 9),
                        Operation.append("b", 1, DONE, 1, 9),
                        Operation.read("read", 2, List.of("b", "a"), 10, 11)))
                .singleElement()
                .asString()
                .startsWith("reordered");
    }

    @Test
    void decidedOnAVersionThatIsGone() {
        assertThat(check(List.of("bot:1", "a"), Operation.append("a", 0, DONE, 1, 2)))
                .singleElement()
                .asString()
                .startsWith("decided on version 0");
    }

    @Test
    void refusedAndYetThere() {
        assertThat(check(List.of("a"), Operation.append("a", 0, REFUSED, 1, 2)))
                .singleElement()
                .asString()
                .startsWith("refused");
    }

    @Test
    void neverSentOrSeenAndGone() {
        assertThat(check(List.of("x"))).singleElement().asString().startsWith("never sent");
        assertThat(check(List.of(), read(1, 1, 2))).singleElement().asString().startsWith("seen and lost");
    }

    @Test
    void anAppendThatIsThereBeforeItWasSent() {
        assertThat(check(List.of("a"), read(1, 1, 2), Operation.append("a", 0, DONE, 3, 4)))
                .singleElement()
                .asString()
                .startsWith("out of time");
    }

    /** The checker says yes just when some order explains a history: all orders of small ones are tried. */
    @Test
    void agreesWithTryingAllOrders() {
        Random random = new Random(1);
        int linearizable = 0;
        for (int i = 0; i < 4_000; i++) {
            List<Operation> operations = new ArrayList<>();
            for (int j = 0; j < 4; j++) {
                long begun = random.nextInt(8);
                long ended = begun + 1 + random.nextInt(4);
                operations.add(
                        random.nextBoolean()
                                ? Operation.append(
                                        "o" + j,
                                        random.nextInt(3),
                                        Operation.Outcome.values()[random.nextInt(3)],
                                        begun,
                                        ended)
                                : read(random.nextInt(3), begun, ended));
            }
            List<String> ids = new ArrayList<>(operations.stream()
                    .filter(one -> one.kind() == Operation.Kind.APPEND)
                    .map(Operation::id)
                    .toList());
            Collections.shuffle(ids, random);
            List<String> list = ids.subList(0, ids.isEmpty() ? 0 : random.nextInt(ids.size() + 1));
            boolean expected = isExplained(operations, list, 0, 0);
            linearizable += expected ? 1 : 0;
            assertThat(CHECKER.check(operations, list).isEmpty())
                    .as("%s %s", operations, list)
                    .isEqualTo(expected);
        }
        assertThat(linearizable).isBetween(100, 3_900);
    }

    /** @param done which operations have taken effect */
    private static boolean isExplained(List<Operation> operations, List<String> list, int done, int length) {
        if (length == list.size() && isAllDone(operations, done)) {
            return true;
        }
        for (int i = 0; i < operations.size(); i++) {
            Operation next = operations.get(i);
            if ((done & 1 << i) != 0 || !mayBeNext(operations, next, done)) {
                continue;
            }
            if (next.kind() == Operation.Kind.READ) {
                if (next.version() == length && isExplained(operations, list, done | 1 << i, length)) {
                    return true;
                }
            } else if (next.outcome() != REFUSED
                    && next.version() == length
                    && length < list.size()
                    && list.get(length).equals(next.id())
                    && isExplained(operations, list, done | 1 << i, length + 1)) {
                return true;
            }
        }
        return false;
    }

    private static boolean isAllDone(List<Operation> operations, int done) {
        for (int i = 0; i < operations.size(); i++) {
            boolean needed = operations.get(i).kind() == Operation.Kind.READ
                    || operations.get(i).outcome() == DONE;
            if (needed && (done & 1 << i) == 0) {
                return false;
            }
        }
        return true;
    }

    /** Nothing that has to happen, and had ended before this began, is still to come. */
    private static boolean mayBeNext(List<Operation> operations, Operation next, int done) {
        Operation[] all = operations.toArray(Operation[]::new);
        return Arrays.stream(all)
                .filter(other -> other.kind() == Operation.Kind.READ || other.outcome() == DONE)
                .noneMatch(other -> other.ended() < next.begun() && (done & 1 << operations.indexOf(other)) == 0);
    }
}
