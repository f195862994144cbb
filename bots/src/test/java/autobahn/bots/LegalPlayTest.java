package autobahn.bots;

import static org.assertj.core.api.Assertions.assertThat;

import autobahn.engine.Game;
import autobahn.engine.Options;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Bots play whole games over all options without a fault. */
@Tag("slow")
class LegalPlayTest {
    private static final Level[] CHEAP = {Level.RANDOM, Level.BEGINNER, Level.BEGINNER, Level.RANDOM};

    /** {@code -Dautobahn.games=10000} for the run that bench/results.md records. */
    @Test
    void cheapBotsPlayThousandsOfGames() {
        play(Integer.getInteger("autobahn.games", 2000), CHEAP);
    }

    @Test
    void thinkingBotsPlayGamesOfEveryKind() {
        play(6, Level.EXPERT, Level.CASUAL, Level.MASTER, Level.GREEDY);
    }

    private static void play(int games, Level... levels) {
        Dice dice = new Dice(games);
        for (int i = 0; i < games; i++) {
            Options options = Tables.any(dice);
            Game game = Tables.BOX.newGame(options, i);
            List<String> faults = new ArrayList<>();
            List<Player> players = new ArrayList<>();
            for (int seat = 0; seat < options.players(); seat++) {
                Level level = levels[(seat + i) % levels.length];
                players.add(new Player(level.bot(Tables.BOX, game.options(), i), game, i, faults::add));
            }
            while (!game.isOver()) {
                int move = players.get(game.seatToMove()).choose(game, Budget.iterations(10));
                assertThat(game.isLegal(move)).isTrue();
                game.play(move);
            }
            assertThat(faults).as("%s, seed %d", options, i).isEmpty();
        }
    }
}
