package autobahn.format;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import autobahn.engine.Game;
import autobahn.engine.Options;
import autobahn.engine.Playthrough;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;

/** Records are written, read and replayed; whatever is wrong with one is said. */
class RecordsTest {
    private static final GameRecord FINISHED = RandomGames.record(3, 11, Integer.MAX_VALUE);
    private static final String JSON = Records.write(FINISHED);

    @Test
    void aRecordReadAgainIsTheSameAndReplaysToItsResult() throws FormatException {
        GameRecord read = Records.read(JSON);
        assertThat(read).isEqualTo(FINISHED);
        assertThat(Records.write(read)).isEqualTo(JSON);
        Playthrough game = Records.replay(RandomGames.BOX, read);
        assertThat(GameRecord.of(game)).isEqualTo(FINISHED);
        assertThat(GameRecord.of(game).withoutSeed().seed()).isNull();
    }

    @Test
    void aReplayShowsEveryMomentOnce() throws FormatException {
        List<Playthrough> moments = new ArrayList<>();
        Playthrough game = Records.replay(RandomGames.BOX, FINISHED, moments::add);
        assertThat(moments.stream().map(Playthrough::size))
                .containsExactlyElementsOf(
                        IntStream.rangeClosed(0, FINISHED.moves().size())
                                .boxed()
                                .toList());
        assertThat(moments.getLast()).isSameAs(game);
        assertThat(moments.get(57).game().position())
                .isEqualTo(RandomGames.after(3, 11, 57).position());
    }

    @Test
    void whatGoesOnFromAPositionHasNoRecord() {
        Playthrough game = Playthrough.from(RandomGames.after(2, 3, 80), 80);
        assertThatThrownBy(() -> GameRecord.of(game))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("goes on from a position");
    }

    @Test
    void anIllegalMoveIsNamedWithItsNumberAndRule() {
        List<String> moves = new ArrayList<>(FINISHED.moves());
        moves.set(20, "funding");
        moves.set(21, "funding");
        moves.set(22, "funding");
        GameRecord wrong = GameRecord.of(RandomGames.BOX, FINISHED.options(), 11, moves, null);
        fails(() -> Records.replay(RandomGames.BOX, wrong), "$.moves[2", "move 2", "'funding' is not legal now", "(");
        moves.set(4, "fly to Köln");
        GameRecord unreadable = GameRecord.of(RandomGames.BOX, FINISHED.options(), 11, moves, null);
        fails(() -> Records.replay(RandomGames.BOX, unreadable), "$.moves[4]: move 5: unknown move 'fly to Köln'");
    }

    @Test
    void aMoveAfterTheEndIsNamed() {
        List<String> moves = new ArrayList<>(FINISHED.moves());
        moves.add("end");
        GameRecord wrong = GameRecord.of(RandomGames.BOX, FINISHED.options(), 11, moves, null);
        fails(() -> Records.replay(RandomGames.BOX, wrong), "comes after the end of the game");
    }

    @Test
    void anotherEditionOrItsContentIsRefused() {
        edited("\"editionHash\": \"", "\"editionHash\": \"0", "$.editionHash: was made with content 0");
        edited("\"rules\": \"2\"", "\"rules\": \"1\"", "$.rules: was made with rules 1, but these are rules 2");
    }

    /** Of one hash is one game, whatever its edition was called where the record was made. */
    @Test
    void theNameOfAnEditionIsNoPartOfTheGame() throws FormatException {
        String renamed = JSON.replaceFirst("\"edition\": \"standard\"", "\"edition\": \"first\"");
        assertThat(renamed).isNotEqualTo(JSON);
        assertThat(Records.replay(RandomGames.BOX, Records.read(renamed)).game().scores())
                .isEqualTo(Records.replay(RandomGames.BOX, Records.read(JSON))
                        .game()
                        .scores());
        String another = renamed.replaceFirst("\"editionHash\": \"", "\"editionHash\": \"0");
        fails(
                () -> Records.replay(RandomGames.BOX, Records.read(another)),
                "made with the edition 'first', but this is 'standard'",
                "$.editionHash: was made with content 0");
    }

    @Test
    void aResultThatDoesNotComeOutIsRefused() {
        int winner = FINISHED.result().winners().getFirst();
        edited(
                "\"winners\": [" + winner + "]",
                "\"winners\": [9]",
                "$.result.winners: does not come out",
                "[" + winner + "]");
        GameRecord early = GameRecord.of(
                RandomGames.BOX, FINISHED.options(), 11, FINISHED.moves().subList(0, 50), FINISHED.result());
        fails(() -> Records.replay(RandomGames.BOX, early), "the game is not over");
    }

    @Test
    void withoutASeedThereIsNoReplay() {
        edited("\"seed\": 11,", "", "$.seed: is missing");
    }

    @Test
    void badShapesAreNamedWithTheirPlace() {
        edited("\"format\": 1", "\"format\": 2", "$.format: must be 1, the only version so far, not 2");
        edited("\"format\": 1,", "", "$.format: is missing");
        edited("\"players\": 3", "\"players\": 5", "$.options: Autobahn is for 1 to 4 players, not 5");
        edited("\"players\": 3", "\"players\": 1", "$.options: one player plays against Autobot");
        edited(
                "\"players\": 3",
                "\"players\": \"three\"",
                "$.options.players: must be a whole number",
                "not \"three\"");
        edited("\"players\": 3", "\"players\": 3, \"colour\": 1", "$.options.colour: is no member that belongs here");
        edited(
                "\"features\": []",
                "\"features\": [\"beer\"]",
                "$.options.features[0]: must be one of wine, traffic",
                "\"beer\"");
        edited("\"features\": []", "\"features\": [\"planning\", \"customs\"]", "two sides of one board");
        edited("\"features\": []", "\"features\": [\"wine\", \"wine\"]", "$.options.features: names something twice");
        edited(
                "\"features\": []",
                "\"solo\": {\"hard\": 1}, \"features\": []",
                "$.options.solo.hard: must be true or false, not 1",
                "$.options.solo.promotions: is missing");
    }

    @Test
    void brokenTextIsNamedWithItsLine() {
        fails(() -> Records.read(JSON.substring(0, JSON.length() / 2)), "no valid JSON at line");
        fails(() -> Records.read(""), "the file is empty");
        fails(() -> Records.read("[]"), "must be an object, not a list");
        fails(() -> Records.read(JSON + "1"), "something follows the end");
    }

    @Test
    void optionsMayLeaveFeaturesOut() throws FormatException {
        GameRecord read = Records.read(JSON.replace(", \"features\": []", ""));
        assertThat(read.options()).isEqualTo(Options.players(3));
    }

    @Test
    void aGameFileIsARecordOrAPosition() throws FormatException {
        assertThat(GameRecord.of(GameFile.read(RandomGames.BOX, JSON))).isEqualTo(FINISHED);
        Game game = RandomGames.after(2, 3, 80);
        Playthrough file = GameFile.read(RandomGames.BOX, Positions.write(game));
        assertThat(file.seed()).isNull();
        assertThat(file.game().position()).isEqualTo(game.position());
    }

    private static void edited(String old, String replacement, String... messages) {
        assertThat(JSON).contains(old);
        String json = JSON.replaceFirst(Pattern.quote(old), replacement);
        fails(() -> Records.replay(RandomGames.BOX, Records.read(json)), messages);
    }

    private static void fails(ThrowingCallable call, String... messages) {
        assertThatThrownBy(call).isInstanceOf(FormatException.class).hasMessageContainingAll(messages);
    }
}
