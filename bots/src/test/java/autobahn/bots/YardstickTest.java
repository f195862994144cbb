package autobahn.bots;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import autobahn.bots.match.Entrant;
import autobahn.engine.Game;
import autobahn.engine.Options;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import java.util.Objects;
import java.util.zip.CRC32;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * Yardsticks play as they did when they were frozen: the lines of {@code yardsticks.txt} were written by the program of that
 * day. Whoever makes the search quicker does not change a line; whoever makes it choose otherwise has made another bot.
 */
class YardstickTest {
    private static final int TABLES = 4;

    @ParameterizedTest
    @EnumSource(Yardstick.class)
    void yardsticksPlayOnAsTheyDid(Yardstick yardstick) throws IOException {
        assertThat(lines(yardstick))
                .isNotEmpty()
                .containsExactlyElementsOf(text("yardsticks.txt")
                        .filter(line -> line.startsWith(yardstick.id() + " "))
                        .toList());
    }

    private static java.util.stream.Stream<String> text(String name) throws IOException {
        try (InputStream in = Objects.requireNonNull(YardstickTest.class.getResourceAsStream(name))) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8).lines();
        }
    }

    /** Whole games with few iterations, at every number of players and with all that can be added. */
    private static List<String> lines(Yardstick yardstick) {
        List<String> lines = new ArrayList<>();
        Dice dice = new Dice(11);
        for (int table = 0; table < TABLES; table++) {
            Options any = Tables.any(dice);
            while (any.players() != table + 1) {
                any = Tables.any(dice);
            }
            lines.add(yardstick.id() + " " + table + " " + game(yardstick, any, table));
        }
        return lines;
    }

    private static String game(Yardstick yardstick, Options options, long seed) {
        Game game = Tables.BOX.newGame(options, seed);
        List<Player> players = new ArrayList<>();
        for (int seat = 0; seat < options.players(); seat++) {
            Bot bot = yardstick.bot(Tables.BOX, options, seed + seat);
            players.add(new Player(bot, game, seed + seat, fault -> {
                throw new AssertionError(fault);
            }));
        }
        CRC32 moves = new CRC32();
        int count = 0;
        for (; !game.isOver(); count++) {
            // a few turns are thought over for longer
            Budget budget = Budget.iterations(count % 100 < 10 ? 120 : 16);
            int move = players.get(game.seatToMove()).choose(game, budget);
            for (int part = 0; part < 4; part++) {
                moves.update(move >>> 8 * part);
            }
            game.play(move);
        }
        return count + " moves " + Long.toHexString(moves.getValue());
    }

    @ParameterizedTest
    @EnumSource(Yardstick.class)
    void matchesKnowThemByName(Yardstick yardstick) {
        assertThat(BotRecipe.of(yardstick.id())).isSameAs(yardstick);
        assertThat(Entrant.parse(yardstick.id() + "@iterations:7").id()).isEqualTo(yardstick.id() + "@iterations:7");
        assertThat(Entrant.parse(yardstick.id()).budget(Thinking.OWN, () -> 0).iterations())
                .isEqualTo(yardstick.iterations());
    }

    @Test
    void tablesDoNot() {
        assertThat(Arrays.stream(Level.values()).map(Level::id)).noneMatch(id -> id.contains("-"));
        assertThatIllegalArgumentException().isThrownBy(() -> Level.of("master-1"));
    }

    /** New weights or habits are another set, or yardsticks would measure otherwise. */
    @Test
    void theFilesThatTheyPlayByStayAsTheyAre() throws IOException, NoSuchAlgorithmException {
        MessageDigest all = MessageDigest.getInstance("SHA-256");
        for (int players = 1; players <= 4; players++) {
            for (String what : List.of("weights-", "habits-")) {
                String content = String.join(
                        "\n", text("set-1/" + what + players + ".txt").toList());
                all.update(content.getBytes(StandardCharsets.UTF_8));
            }
        }
        assertThat(HexFormat.of().formatHex(all.digest())).startsWith("c1ecccf10d3753414a624fef4de87ff9");
    }
}
