package autobahn.rules.why;

import static org.assertj.core.api.Assertions.assertThat;

import autobahn.edition.Editions;
import autobahn.engine.Box;
import autobahn.engine.Decision;
import autobahn.engine.Feature;
import autobahn.engine.Game;
import autobahn.engine.MoveType;
import autobahn.engine.Options;
import autobahn.engine.Refusal;
import autobahn.engine.TestGames;
import autobahn.engine.internal.play.Objections;
import autobahn.engine.internal.play.Rulebook;
import autobahn.engine.internal.state.MoveList;
import autobahn.engine.internal.state.State;
import autobahn.rules.Readings;
import autobahn.rules.RuleIds;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.Objects;
import java.util.Random;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** At every position of random games, every move that can be written down is either legal or refused with a reason. */
@Tag("slow")
class WhyNotEquivalenceTest {
    private static final Box BOX = new Box(Editions.standard());
    private static final int[] UNIVERSE = universe();
    private static final int[] NONSENSE = {
        -1,
        MoveType.values().length << 24,
        MoveType.ROUTE.move(99),
        MoveType.PLAY.move(200, 1),
        MoveType.PLAY.move(1, 200),
        MoveType.BUILD.move(60),
        MoveType.BUILD.move(1, 1),
        MoveType.UPGRADE.move(37),
        MoveType.UNLOCK.move(1, 1, 8),
        MoveType.UNLOCK.move(3, 1, 1),
        MoveType.PROMOTE.move(6, 0),
        MoveType.DRIVE.move(2, 4),
        MoveType.BONUS.move(8),
        MoveType.PASS.move(1),
        MoveType.END.move(0, 0, 1)
    };

    /** Every move that notation can write. */
    private static int[] universe() {
        int[] moves = new int[20_000];
        int size = 0;
        for (MoveType type : MoveType.values()) {
            for (int a = 0; a < 128; a++) {
                for (int b = 0; b < 64; b++) {
                    for (int c = 0; c < 16; c++) {
                        int move = type.move(a, b, c);
                        if (TestGames.isWritable(BOX, move)) {
                            moves[size++] = move;
                        }
                    }
                }
            }
        }
        return Arrays.copyOf(moves, size);
    }

    @Test
    void theUniverseHoldsMovesOfEveryType() {
        for (MoveType type : MoveType.values()) {
            assertThat(Arrays.stream(UNIVERSE).anyMatch(move -> MoveType.of(move) == type))
                    .as(type.name())
                    .isTrue();
        }
    }

    @ParameterizedTest
    @CsvSource({"2, 1, false", "3, 2, false", "4, 3, false", "3, 4, true", "2, 5, true", "1, 6, true"})
    void aMoveIsRefusedExactlyIfItIsNotLegal(int players, long seed, boolean stretch) {
        assertThat(playThrough(BOX, players, seed, stretch, 8)).hasSizeGreaterThan(12);
    }

    static Stream<String> rulings() {
        return Readings.all();
    }

    @ParameterizedTest
    @MethodSource("rulings")
    void soItIsUnderTheOtherReading(String ruling) {
        Box box = new Box(Readings.flipped(ruling));
        playThrough(box, 1, 7, true, 2);
        playThrough(box, 3, 8, true, 2);
    }

    /**
     * Looks at every move in many positions of a game; the decisions that were looked at.
     *
     * @param looks how often each kind of decision is looked at for certain; common ones again now and then
     */
    private static Set<String> playThrough(Box box, int players, long seed, boolean stretch, int looks) {
        Set<Feature> features = stretch ? EnumSet.complementOf(EnumSet.of(Feature.CUSTOMS)) : Set.of();
        Options.Solo solo = players == 1 ? Options.Solo.easy() : null;
        return playThrough(box.newGame(new Options(players, solo, features), seed), seed, looks);
    }

    @ParameterizedTest
    @CsvSource({"3, 9", "1, 10"})
    void soItIsWhereChanceIsDealtByHand(int players, long seed) {
        Options.Solo solo = players == 1 ? new Options.Solo(true, true, true, true, 2) : null;
        Set<Feature> features = EnumSet.complementOf(EnumSet.of(Feature.CUSTOMS));
        Game game = BOX.newGame(new Options(players, solo, features, true), seed);
        assertThat(playThrough(game, seed, 4)).contains("DEAL");
    }

    private static Set<String> playThrough(Game game, long seed, int looks) {
        Set<String> rules = Set.copyOf(RuleIds.all());
        Random random = new Random(seed);
        Set<String> decisionsSeen = new HashSet<>();
        int[] lookedAt = new int[Decision.values().length];
        while (!game.isOver()) {
            int kind = Objects.requireNonNull(game.decision()).ordinal();
            boolean pending = TestGames.state(game).turn.mainPending();
            // rare decisions always, common ones now and then
            if (lookedAt[kind]++ < looks
                    || pending && random.nextInt(48 / looks) == 0
                    || random.nextInt(320 / looks) == 0) {
                decisionsSeen.add(String.valueOf(game.decision()));
                checkEveryMove(game, rules);
            }
            game.play(game.move(random.nextInt(game.moveCount())));
        }
        checkEveryMove(game, rules);
        return decisionsSeen;
    }

    private static void checkEveryMove(Game game, Set<String> rules) {
        Set<Integer> legal = new HashSet<>();
        for (int move : game.moves()) {
            legal.add(move);
        }
        Set<Integer> offered = offered(TestGames.state(game));
        for (int move : UNIVERSE) {
            Refusal refusal = game.why(move);
            if (legal.contains(move) != (refusal == null)) {
                throw new AssertionError(describe(game, move, refusal));
            }
            if (!game.isOver()) {
                // independently of the list of legal moves
                Refusal objection = Objections.of(Objections.question(TestGames.state(game), move));
                if (offered.contains(move) != (objection == null)) {
                    throw new AssertionError("objection: " + describe(game, move, objection));
                }
            }
            if (refusal != null) {
                check(refusal, rules, game, move);
            }
        }
        for (int move : NONSENSE) {
            check(Objects.requireNonNull(game.why(move)), rules, game, move);
        }
    }

    /** What the decision offers, moves that would make a pending main action impossible included. */
    private static Set<Integer> offered(State s) {
        Set<Integer> offered = new HashSet<>();
        if (!s.over()) {
            MoveList moves = new MoveList();
            Rulebook.decision(s.top()).moves(s, s.top(), moves);
            for (int i = 0; i < moves.size(); i++) {
                offered.add(moves.get(i));
            }
        }
        return offered;
    }

    private static void check(Refusal refusal, Set<String> rules, Game game, int move) {
        String reason = refusal.reason();
        boolean sound = rules.contains(refusal.rule())
                && !reason.isBlank()
                && reason.length() <= 200
                && !reason.contains("null")
                && !reason.contains("  ");
        if (!sound) {
            throw new AssertionError(Integer.toHexString(move) + " at " + game.decision() + ": " + refusal);
        }
    }

    private static String describe(Game game, int move, Refusal refusal) {
        return game.notation(move) + " at " + game.decision() + ", legal " + game.isLegal(move) + ": " + refusal;
    }
}
