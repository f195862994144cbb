package autobahn.format;

import autobahn.json.Fault;
import java.util.List;
import java.util.stream.Collectors;

/** A file that cannot be used, with everything that is wrong with it, one line each. */
public final class FormatException extends Exception {
    private static final long serialVersionUID = 1L;

    private final transient List<Fault> faults;

    public FormatException(List<Fault> faults) {
        super(faults.stream().map(fault -> line(fault.toString())).collect(Collectors.joining("\n")));
        this.faults = List.copyOf(faults);
    }

    /** Faults quote their file, and a hostile one has line breaks and terminal controls in its names. */
    private static String line(String text) {
        StringBuilder line = new StringBuilder(text);
        for (int i = 0; i < line.length(); i++) {
            char c = line.charAt(i);
            if (c < ' ' || c >= 0x7F && c < 0xA0 || c == 0x2028 || c == 0x2029) {
                line.setCharAt(i, '?');
            }
        }
        return line.toString();
    }

    FormatException(String path, String message) {
        this(List.of(new Fault(path, message)));
    }

    public List<Fault> faults() {
        return faults;
    }
}
