package autobahn.cli.text;

import static org.assertj.core.api.Assertions.assertThat;

import autobahn.bots.Budget;
import autobahn.bots.RandomBot;
import autobahn.edition.Editions;
import autobahn.engine.Box;
import autobahn.engine.Event;
import autobahn.engine.Feature;
import autobahn.engine.Game;
import autobahn.engine.Options;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

class EventTextTest {
    /** Every second game is a solo one, and every third one has everything. */
    private static Options options(int seed) {
        int players = seed % 2 == 0 ? 1 : 2 + seed % 3;
        Set<Feature> features =
                seed % 3 == 0 ? EnumSet.complementOf(EnumSet.of(Feature.CUSTOMS)) : EnumSet.noneOf(Feature.class);
        return new Options(
                players, players == 1 ? new Options.Solo(seed % 4 == 0, true, true, true, seed % 3) : null, features);
    }

    @Test
    void everyKindOfEventHasASentence() {
        Box box = new Box(Editions.standard());
        Map<String, String> sentences = new HashMap<>();
        for (int seed = 0; seed < 300; seed++) {
            Options options = options(seed);
            EventText text = new EventText(box.edition(), options);
            Game game = box.newGame(options, seed);
            game.listen(event -> sentences.put(event.getClass().getSimpleName(), text.of(event)));
            RandomBot player = new RandomBot(seed);
            while (!game.isOver()) {
                game.play(player.choose(game, Budget.iterations(0)));
            }
        }
        // Random players build again and again, and hardly ever get there.
        EventText text = new EventText(box.edition(), Options.players(2));
        for (Event rare : List.of(new Event.NobodyCanBuild(4, 10), new Event.DeadEndReached(2, 10))) {
            sentences.put(rare.getClass().getSimpleName(), text.of(rare));
        }
        assertThat(sentences.values())
                .allSatisfy(sentence -> assertThat(sentence)
                        .matches("(?s)\\p{Lu}.*\\.|[a-z]+(-\\w+)? comes into the display\\.")
                        .doesNotContain("BadHersfeld", "CzechRepublic", "_"));
        assertThat(sentences.keySet())
                .containsAll(Arrays.stream(Event.class.getPermittedSubclasses())
                        .map(Class::getSimpleName)
                        .filter(name -> !name.matches("CardSlid"))
                        .collect(Collectors.toSet()));
    }
}
