package autobahn.cli.console;

import java.util.List;
import org.jspecify.annotations.Nullable;

/** Something in the arguments or files cannot be used: exit code 2, one line for each fault, nothing written. */
public final class BadInput extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final transient List<String> lines;

    public BadInput(@Nullable String line) {
        this(List.of(String.valueOf(line)));
    }

    public BadInput(List<String> lines) {
        super(String.join("; ", lines));
        this.lines = List.copyOf(lines);
    }

    public List<String> lines() {
        return lines;
    }
}
