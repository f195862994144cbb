package autobahn.bots;

import static org.assertj.core.api.Assertions.assertThat;

import autobahn.engine.Game;
import autobahn.engine.Options;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** Whole turns, and turns that differ from them in a smaller decision. */
class TurnsTest {
    private static final Budget ENOUGH = Budget.iterations(1);

    private final Turns turns = new Turns(new Value(Tables.BOX, Weights.standard(Options.players(2))));

    private static Game middle() {
        Game game = Tables.BOX.newGame(Options.players(2), 3);
        Bot walker = new GreedyBot(Tables.BOX, game.options());
        for (int i = 0; i < 200 || !Turns.choosesAction(game) || game.moveCount() == 1; i++) {
            game.play(walker.choose(game.copy(), Budget.iterations(0)));
        }
        return game;
    }

    @Test
    void variantsAreOtherLegalTurnsWithTheSameAction() {
        Game game = middle();
        int found = 0;
        for (Turns.Plan plan : turns.all(game, ENOUGH).subList(0, 3)) {
            Set<List<Integer>> seen = new HashSet<>(Set.of(list(plan)));
            for (Turns.Plan variant : turns.variants(game, plan, ENOUGH)) {
                assertThat(seen.add(list(variant))).as("not met before").isTrue();
                assertThat(actions(game, variant)).isEqualTo(actions(game, plan));
                found++;
            }
        }
        assertThat(found).isPositive();
    }

    @Test
    void whenTimeIsUpVariantsAreNotLookedFor() {
        Game game = middle();
        Turns.Plan plan = turns.all(game, ENOUGH).getFirst();
        Budget stopped = Budget.iterations(1);
        stopped.stop();
        assertThat(turns.variants(game, plan, stopped)).hasSizeLessThanOrEqualTo(1);
    }

    private static List<Integer> list(Turns.Plan plan) {
        return Arrays.stream(plan.moves()).boxed().toList();
    }

    /** The card, space and target of a turn; all of its moves must be legal. */
    private static List<Integer> actions(Game start, Turns.Plan plan) {
        Game game = start.copy();
        List<Integer> actions = new ArrayList<>();
        for (int move : plan.moves()) {
            assertThat(game.isLegal(move)).isTrue();
            if (Turns.choosesAction(game)) {
                actions.add(move);
            }
            game.play(move);
        }
        return actions;
    }
}
