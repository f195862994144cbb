package autobahn.bots.learn;

import static org.assertj.core.api.Assertions.assertThat;

import autobahn.bots.Dice;
import autobahn.edition.Editions;
import autobahn.engine.Box;
import autobahn.engine.Game;
import autobahn.engine.MoveType;
import autobahn.engine.Options;
import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.api.Test;

class ActionIdsTest {
    private static final Box BOX = new Box(Editions.standard());
    private final ActionIds ids = new ActionIds(BOX);

    @Test
    void everyMoveThatCanBeWrittenDownHasOneId() {
        Set<Integer> moves = new HashSet<>();
        for (int id = 0; id < ids.count(); id++) {
            int move = ids.move(id);
            assertThat(ids.of(move)).isEqualTo(id);
            assertThat(BOX.notation().parse(BOX.notation().format(move))).isEqualTo(move);
            moves.add(move);
        }
        assertThat(moves).hasSize(ids.count());
    }

    /** Whoever has trained something relies on these: another number needs another {@link ActionIds#VERSION}. */
    @Test
    void idsOfTheStandardEditionAreFixed() {
        assertThat(ids.count()).isEqualTo(6310);
        assertThat(ids.of(BOX.notation().parse("play red build"))).isEqualTo(ids.first(MoveType.PLAY) + 9);
        assertThat(ids.first(MoveType.PLAY)).isEqualTo(16);
        assertThat(ids.first(MoveType.END)).isEqualTo(5959);
        assertThat(ids.of(BOX.notation().parse("traffic Oberhausen-Dortmund"))).isGreaterThan(6257);
    }

    @Test
    void legalMovesComeInTheirOrder() {
        Game game = BOX.newGame(Options.players(3), 1);
        Dice dice = new Dice(1);
        short[] row = new short[300];
        while (!game.isOver()) {
            int count = ids.legal(game, row, 3);
            assertThat(count).isEqualTo(game.moveCount());
            int chosen = dice.below(count);
            assertThat(ids.move(row[3 + chosen])).isEqualTo(game.move(chosen));
            game.play(game.move(chosen));
        }
    }
}
