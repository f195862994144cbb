package autobahn.engine;

import java.util.ArrayList;
import java.util.List;

/** Keeps of what a move would do only that which does not depend on face-down cards (TURN-9). */
final class Foreseen implements EventListener {
    private final List<Event> events = new ArrayList<>();
    private boolean revealed;
    private boolean autobotDrew;

    @Override
    public void on(Event event) {
        switch (event) {
            case Event.CardRevealed card -> revealed = true;
            case Event.AutobotDrew card -> autobotDrew = true;
            case Event.AutobotColourAdded card when revealed -> {
                // may be the card that has just been revealed
            }
            case Event.AutobotDiscarded card when revealed -> {
                // as well
            }
            default -> {
                if (!autobotDrew) {
                    events.add(event);
                }
            }
        }
    }

    List<Event> events() {
        return events;
    }

    /** Whether Autobot has turned up a card: what happens from then on nobody can know. */
    boolean blind() {
        return autobotDrew;
    }
}
