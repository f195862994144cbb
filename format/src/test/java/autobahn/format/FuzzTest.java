package autobahn.format;

import static org.assertj.core.api.Assertions.assertThat;

import autobahn.engine.Feature;
import autobahn.engine.Game;
import autobahn.engine.IllegalMoveException;
import autobahn.engine.Options;
import autobahn.engine.Playthrough;
import autobahn.engine.PositionException;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Hostile input: broken files and moves bring a clear error or work, and never anything else. */
@Tag("slow")
class FuzzTest {
    private static final String[] WORDS = {
        "null",
        "true",
        "-1",
        "0",
        "1",
        "2",
        "7",
        "255",
        "99999999999",
        "1e9",
        "\"\"",
        "\"red\"",
        "\"Köln-Dortmund\"",
        "[]",
        "{}",
        "[[",
        "}",
        ",",
        "\"turn\"",
        "\"build\"",
        "\"none\"",
        "\\u0000",
        "\ud800",
        "\"hand\"",
        "1.5"
    };

    private static final Options ALL = new Options(3, null, RandomGames.everything(Feature.PLANNING));
    private static final Options SOLO = RandomGames.solo(1, RandomGames.everything(Feature.CUSTOMS));

    /** {@code -Dautobahn.fuzz=25000} for a longer run; {@code ./autobahn fuzz} looks for hours where code has not been yet. */
    private static final int TIMES = Integer.getInteger("autobahn.fuzz", 5_000);

    private final Random random = new Random(42);

    @Test
    void brokenRecords() {
        List<String> records = List.of(
                Records.write(RandomGames.record(2, 3, 40)),
                Records.write(RandomGames.record(SOLO, 3, 15)),
                Records.write(RandomGames.record(ALL, 3, 30)));
        for (int i = 0; i < TIMES; i++) {
            String broken = mutate(records.get(i % records.size()));
            survives(broken, () -> GameFile.read(RandomGames.BOX, broken));
        }
    }

    @Test
    void brokenPositionsEitherFailOrCanBePlayed() {
        List<String> positions = List.of(
                Positions.write(RandomGames.after(2, 1, 3)),
                Positions.write(RandomGames.after(3, 2, 150)),
                Positions.write(RandomGames.after(4, 3, 420)),
                Positions.write(RandomGames.after(2, 4, 500)),
                Positions.write(RandomGames.after(ALL, 5, 600)),
                Positions.write(RandomGames.after(SOLO, 6, 150)),
                Positions.write(RandomGames.after(SOLO, 7, 450)));
        int played = 0;
        for (int i = 0; i < TIMES; i++) {
            String broken = mutate(positions.get(i % positions.size()));
            Game game = survives(broken, () -> GameFile.read(RandomGames.BOX, broken));
            if (game != null && played++ < 60) {
                survives(broken, () -> playOn(game));
            }
        }
        assertThat(played).isPositive();
    }

    /** From whatever was let in, play never leads to a position that would not be let in. */
    private Playthrough playOn(Game game) {
        for (int i = 0; i < 3000 && !game.isOver(); i++) {
            game.play(RandomGames.randomMove(game, random));
            if (i % 50 == 0) {
                try {
                    game.box().load(game.position());
                } catch (PositionException e) {
                    throw new AssertionError(e.getMessage(), e);
                }
            }
        }
        return Playthrough.from(game, 0);
    }

    @Test
    void brokenMoves() {
        List<Game> games =
                List.of(RandomGames.after(3, 5, 200), RandomGames.after(ALL, 5, 500), RandomGames.after(SOLO, 5, 200));
        List<String> moves = new ArrayList<>(RandomGames.record(3, 6, 400).moves());
        moves.addAll(RandomGames.record(ALL, 6, 800).moves());
        for (int i = 0; i < 2 * TIMES; i++) {
            Game game = games.get(i % games.size());
            String move = mutate(moves.get(i % moves.size()));
            try {
                game.check(move);
            } catch (IllegalMoveException e) {
                assertThat(e.getMessage()).isNotBlank();
            } catch (RuntimeException | Error e) {
                throw new AssertionError("on move: " + move, e);
            }
        }
    }

    /** One to three changes: a character, a cut, a piece moved, a value replaced by another. */
    private String mutate(String text) {
        StringBuilder out = new StringBuilder(text);
        for (int n = random.nextInt(3); n >= 0; n--) {
            int at = random.nextInt(out.length() + 1);
            int end = Math.min(out.length(), at + random.nextInt(30));
            switch (random.nextInt(8)) {
                case 0 -> out.insert(at, (char) random.nextInt(random.nextBoolean() ? 128 : 65536));
                case 1 -> out.delete(at, end);
                case 2 -> out.insert(random.nextInt(out.length() + 1), out.substring(at, end));
                case 3 -> out.setLength(random.nextInt(10) == 0 ? at : out.length());
                case 4 -> out.insert(at, WORDS[random.nextInt(WORDS.length)]);
                default -> replaceValue(out);
            }
        }
        return out.toString();
    }

    /** Keeps the JSON whole, so that the checks behind the parser are reached. */
    private void replaceValue(StringBuilder out) {
        int from = valueAt(out);
        int other = valueAt(out);
        String value = out.substring(from, valueEnd(out, from));
        boolean sameKind = random.nextInt(4) > 0;
        String replacement = sameKind && value.startsWith("\"")
                ? out.substring(other, valueEnd(out, other))
                : sameKind ? Integer.toString(random.nextInt(12)) : WORDS[random.nextInt(WORDS.length)];
        out.replace(from, from + value.length(), replacement);
    }

    /** Where some value or name begins. */
    private int valueAt(StringBuilder out) {
        int at = random.nextInt(out.length() + 1);
        while (at > 0 && " [:,".indexOf(out.charAt(at - 1)) < 0) {
            at--;
        }
        return at;
    }

    private static int valueEnd(StringBuilder out, int from) {
        int end = from;
        while (end < out.length() && ",]}\n".indexOf(out.charAt(end)) < 0) {
            end++;
        }
        return end;
    }

    private interface Reading {
        Playthrough read() throws FormatException;
    }

    private static Game survives(String input, Reading reading) {
        try {
            return reading.read().game();
        } catch (FormatException e) {
            assertThat(e.faults()).isNotEmpty();
            assertThat(e.getMessage().lines().count()).isEqualTo(e.faults().size());
            return null;
        } catch (RuntimeException | Error e) {
            throw new AssertionError("on input:\n" + input, e);
        }
    }
}
