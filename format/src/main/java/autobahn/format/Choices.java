package autobahn.format;

import autobahn.engine.Event;
import autobahn.engine.Game;
import autobahn.engine.Outlook;
import autobahn.engine.Score;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The legal moves of the seat that decides, each with what it would do. */
public record Choices(int version, List<Choice> choices) {
    /**
     * @param points how the score of the seat would change at once, as far as that can be told
     * @param next what would be decided then
     */
    public record Choice(String move, List<Event> events, Score.@Nullable Change points, Outlook.@Nullable Next next) {
        public static Choice of(Game game, int move) {
            Outlook outlook = game.outlook(move);
            return new Choice(game.notation(move), outlook.events(), outlook.points(), outlook.next());
        }
    }

    public static Choices of(int version, Game game) {
        return new Choices(version, all(game));
    }

    public static List<Choice> all(Game game) {
        List<Choice> choices = new ArrayList<>();
        for (int move : game.moves()) {
            choices.add(Choice.of(game, move));
        }
        return choices;
    }
}
