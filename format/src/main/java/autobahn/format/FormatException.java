package autobahn.format;

import autobahn.edition.Fault;
import java.util.List;
import java.util.stream.Collectors;

/** A file that cannot be used, with everything that is wrong with it, one line each. */
public final class FormatException extends Exception {
    private static final long serialVersionUID = 1L;

    private final transient List<Fault> faults;

    public FormatException(List<Fault> faults) {
        super(faults.stream().map(Fault::toString).collect(Collectors.joining("\n")));
        this.faults = List.copyOf(faults);
    }

    FormatException(String path, String message) {
        this(List.of(new Fault(path, message)));
    }

    public List<Fault> faults() {
        return faults;
    }
}
