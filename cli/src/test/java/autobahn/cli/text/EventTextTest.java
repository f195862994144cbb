package autobahn.cli.text;

import static org.assertj.core.api.Assertions.assertThat;

import autobahn.cli.simulate.RandomPlayer;
import autobahn.edition.Editions;
import autobahn.engine.Box;
import autobahn.engine.Event;
import autobahn.engine.Game;
import autobahn.engine.Options;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

class EventTextTest {
    @Test
    void everyKindOfEventHasASentence() {
        Box box = new Box(Editions.standard());
        EventText text = new EventText(box.edition());
        Map<String, String> sentences = new HashMap<>();
        for (int seed = 0; seed < 300; seed++) {
            Game game = box.newGame(Options.players(2 + seed % 3), seed);
            game.listen(event -> sentences.put(event.getClass().getSimpleName(), text.of(event)));
            RandomPlayer player = new RandomPlayer(seed);
            while (!game.isOver()) {
                game.play(player.choose(game));
            }
        }
        assertThat(sentences.values())
                .allSatisfy(sentence -> assertThat(sentence)
                        .matches("(?s)\\p{Lu}.*\\.|[a-z]+(-\\w+)? comes into the display\\.")
                        .doesNotContain("BadHersfeld", "CzechRepublic", "_"));
        assertThat(sentences.keySet())
                .containsAll(Arrays.stream(Event.class.getPermittedSubclasses())
                        .map(Class::getSimpleName)
                        .filter(name -> !name.matches("Autobot.*|Traffic.*|Wine.*|StationImproved|CardSlid"))
                        .collect(Collectors.toSet()));
    }
}
