package autobahn.edition;

import autobahn.json.Fault;
import java.util.List;
import java.util.stream.Collectors;

/** An edition that cannot be used, with everything that is wrong with it. */
public final class EditionException extends Exception {
    private static final long serialVersionUID = 1L;

    private final transient List<Fault> faults;

    public EditionException(List<Fault> faults) {
        super(faults.stream().map(Fault::toString).collect(Collectors.joining("\n")));
        this.faults = List.copyOf(faults);
    }

    public List<Fault> faults() {
        return faults;
    }
}
