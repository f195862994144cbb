package autobahn.format;

import autobahn.engine.IllegalMoveException;
import autobahn.engine.Refusal;
import java.util.LinkedHashMap;
import java.util.Map;

/** Something that was asked of a table and cannot be, to be told as problem details (RFC 9457). */
public class Refused extends RuntimeException {
    private static final long serialVersionUID = 1;

    private final int status;
    private final String code;
    private final transient Map<String, Object> members = new LinkedHashMap<>();

    /**
     * @param status as HTTP counts them
     * @param code stable, for programs, such as {@code not-your-seat}
     * @param detail one sentence for people: what was wrong and what would be right
     */
    public Refused(int status, String code, String detail) {
        super(detail, null, false, false);
        this.status = status;
        this.code = code;
    }

    /** A move that is not legal, with the rule that forbids it. */
    public static Refused illegal(IllegalMoveException e) {
        Refused problem = new Refused(422, "illegal-move", String.valueOf(e.getMessage()));
        Refusal refusal = e.refusal();
        return refusal == null
                ? problem
                : problem.with("rule", refusal.rule())
                        .with("reason", refusal.reason())
                        .with("key", refusal.key())
                        .with("arguments", refusal.arguments());
    }

    /** A file that cannot be used, with its first faults. */
    public static Refused faults(int status, String code, String detail, FormatException e) {
        return new Refused(status, code, detail + " " + e.faults().getFirst())
                .with(
                        "faults",
                        e.faults().stream().limit(20).map(Object::toString).toList());
    }

    /** Adds a member, such as the version that would have been right. */
    public Refused with(String name, Object value) {
        members.put(name, value);
        return this;
    }

    public int status() {
        return status;
    }

    public String code() {
        return code;
    }

    /** All that is told. */
    public Map<String, Object> document() {
        Map<String, Object> document = new LinkedHashMap<>();
        document.put("type", "about:blank");
        document.put("title", code);
        document.put("status", status);
        document.put("detail", String.valueOf(getMessage()));
        document.put("code", code);
        document.putAll(members);
        return document;
    }
}
