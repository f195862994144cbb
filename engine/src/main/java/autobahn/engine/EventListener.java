package autobahn.engine;

/** Hears what happens in a game, in order. */
@FunctionalInterface
public interface EventListener {
    void on(Event event);
}
