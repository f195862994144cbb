package autobahn.engine;

import java.util.List;
import java.util.stream.Collectors;

/** A position that cannot be played, with everything that is wrong with it. */
public final class PositionException extends Exception {
    private static final long serialVersionUID = 1L;

    /**
     * @param place where, such as {@code players[1].supply}
     * @param message what is wrong and what would be right
     */
    public record Fault(String place, String message) {
        @Override
        public String toString() {
            return place + ": " + message;
        }
    }

    private final transient List<Fault> faults;

    PositionException(List<Fault> faults) {
        super(faults.stream().map(Fault::toString).collect(Collectors.joining("\n")));
        this.faults = List.copyOf(faults);
    }

    public List<Fault> faults() {
        return faults;
    }
}
