package autobahn.rules.game;

import autobahn.engine.Decision;
import autobahn.engine.Event;
import autobahn.engine.EventListener;
import autobahn.engine.Game;
import autobahn.engine.MoveType;
import autobahn.engine.TestGames;
import autobahn.engine.internal.state.State;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** Watches how each era of a game comes to its end: what built the section that was one too many, and what came after. */
final class EraEnds implements EventListener {
    private final Game game;
    private final List<String> ends = new ArrayList<>();
    private String builder = "";
    private String cause = "";
    private int trigger;
    private int afterTrigger;
    private int atTriggerTurn;
    private boolean triggered;

    EraEnds(Game game) {
        this.game = game;
    }

    /** To be called with every move before it is played. */
    void before(int move) {
        switch (MoveType.of(move)) {
            case TILE -> builder = "a tile";
            case EXTRA -> builder = "an extra action";
            case BUILD_TWO -> builder = "two sections at once";
            case PLAY -> builder = "a card";
            default -> {
                // builds nothing, or has been announced
            }
        }
        if (MoveType.of(move) == MoveType.BUILD && game.decision() == Decision.ACTION) {
            builder = "a card";
        }
    }

    @Override
    public void on(Event event) {
        State s = TestGames.state(game);
        switch (event) {
            case Event.EraEndTriggered e -> {
                triggered = true;
                cause = builder;
                trigger = e.seat();
                afterTrigger = 0;
                atTriggerTurn = 0;
            }
            case Event.DeadEndReached e -> {
                triggered = true;
                cause = "a dead end";
                trigger = s.turn.seat;
                afterTrigger = 0;
                atTriggerTurn = 0;
            }
            case Event.SectionBuilt e -> {
                if (triggered) {
                    afterTrigger++;
                    atTriggerTurn += s.turnsLeft < 0 ? 1 : 0;
                }
            }
            case Event.EraEnded e -> {
                ends.add(String.format(
                        Locale.ROOT,
                        "era %d by %s of seat %d, %s the same turn, %s the last round",
                        e.era(),
                        cause,
                        trigger,
                        more(atTriggerTurn),
                        more(afterTrigger - atTriggerTurn)));
                triggered = false;
            }
            default -> {
                // no end in sight
            }
        }
    }

    private static String more(int sections) {
        return (sections == 0 ? "none" : Integer.toString(sections)) + " more in";
    }

    List<String> ends() {
        return ends;
    }

    /** The ways in which the eras ended, without the figures that make each game its own. */
    List<String> ways() {
        return ends.stream()
                .map(end -> end.replaceAll(" of seat \\d", "").replaceAll("[1-9]\\d* more", "some more"))
                .toList();
    }
}
