package autobahn.rules.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import autobahn.engine.Event;
import autobahn.engine.Game;
import autobahn.engine.IllegalMoveException;
import autobahn.engine.MoveType;
import autobahn.engine.Options;
import autobahn.engine.Playthrough;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** A playthrough never changes, and any moment of it is the game after the first moves. */
class PlaythroughTest {
    private static final int MOVES = 200;

    /** Every moment of a game as it was when it was played. */
    private static List<Playthrough> moments(Playthrough start) {
        List<Playthrough> moments = new ArrayList<>(List.of(start));
        Dice dice = new Dice(5);
        for (int i = 0; i < MOVES; i++) {
            Playthrough now = moments.getLast();
            moments.add(now.play(RandomGames.randomMove(now.game(), dice)));
        }
        return moments;
    }

    private static Playthrough begin() {
        return Playthrough.begin(RandomGames.BOX, Options.players(3), 7);
    }

    private static void assertSame(Playthrough actual, Playthrough expected) {
        assertThat(actual.size()).isEqualTo(expected.size());
        assertThat(actual.notation()).isEqualTo(expected.notation());
        assertThat(actual.game().position()).isEqualTo(expected.game().position());
        assertThat(actual.events()).isEqualTo(expected.events());
        assertThat(actual.seed()).isEqualTo(expected.seed());
    }

    @Test
    void anyMomentIsWhatItWasWhenItWasPlayed() {
        List<Playthrough> played = moments(begin());
        Playthrough end = played.getLast();
        for (int size = 0; size <= MOVES; size += 7) {
            assertSame(end.at(size), played.get(size));
        }
        assertThat(end.at(MOVES)).isSameAs(end);
        List<Playthrough> again = new ArrayList<>();
        end.retrace(again::add);
        assertThat(again).hasSameSizeAs(played);
        for (int size = 0; size <= MOVES; size++) {
            assertSame(again.get(size), played.get(size));
        }
    }

    @Test
    void itTellsWhoMovedAndWhatHappened() {
        List<Playthrough> played = moments(begin());
        for (int i = 0; i < MOVES; i++) {
            Game before = played.get(i).game();
            Playthrough after = played.get(i + 1);
            assertThat(after.mover(i)).isEqualTo(before.seatToMove());
            List<Event> events = new ArrayList<>();
            Game copy = before.copy();
            copy.listen(events::add);
            copy.play(after.move(i));
            assertThat(after.events()).isEqualTo(events);
        }
        assertThat(played.getFirst().events()).isEmpty();
    }

    @Test
    void itBranchesWithoutChanging() {
        Playthrough start = begin();
        String before = start.game().notation(start.game().move(0));
        Playthrough one = start.play(start.game().move(0));
        Playthrough other = start.play(start.game().move(1));
        assertThat(start.size()).isZero();
        assertThat(one.notation()).containsExactly(before).isNotEqualTo(other.notation());
        assertThat(start.play(before).game().position()).isEqualTo(one.game().position());
    }

    @Test
    void whatIsNotLegalIsRefused() {
        Playthrough start = begin();
        int end = MoveType.END.move(0);
        assertThatThrownBy(() -> start.play(end)).isInstanceOf(IllegalMoveException.class);
        assertThatThrownBy(() -> start.play("end")).isInstanceOf(IllegalMoveException.class);
        assertThatThrownBy(() -> start.play(-1))
                .isInstanceOf(IllegalMoveException.class)
                .hasMessageContaining("'move -1' is not legal now");
        assertThatThrownBy(() -> start.at(1))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("there are moments after 0 to 0 moves, not after 1");
    }

    @Test
    void fromAPositionMovesAreNumberedOn() {
        Game position = moments(begin()).get(120).game();
        Playthrough end = moments(Playthrough.from(position, 120)).getLast();
        assertThat(end.seed()).isNull();
        assertThat(end.first()).isEqualTo(120);
        assertThat(end.size()).isEqualTo(120 + MOVES);
        assertThat(end.mover(120)).isEqualTo(position.seatToMove());
        assertThat(end.at(120).game().position()).isEqualTo(position.position());
        assertThatThrownBy(() -> end.at(119))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("there are moments after 120 to 320 moves, not after 119");
        position.play(position.move(0));
        assertThat(end.at(120).game().position()).isNotEqualTo(position.position());
    }

    @Test
    void whatWasRevealedSinceIsKnownForEveryMoment() {
        List<Playthrough> played = moments(begin());
        Playthrough end = played.getLast();
        for (int size = MOVES; size >= 0; size--) {
            assertThat(end.revealedSince(size))
                    .isEqualTo(end.game().revealedSince(played.get(size).game()));
        }
        assertThat(end.revealedSince(MOVES)).isFalse();
        assertThat(end.revealedSince(0)).isTrue();
    }
}
