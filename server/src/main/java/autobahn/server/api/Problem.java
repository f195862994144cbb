package autobahn.server.api;

import java.util.LinkedHashMap;
import java.util.Map;

/** A request that cannot be served, as problem details (RFC 9457). */
public final class Problem extends RuntimeException {
    private static final long serialVersionUID = 1;

    private final int status;
    private final String code;
    private final transient Map<String, Object> members = new LinkedHashMap<>();

    /**
     * @param code stable, for programs, such as {@code not-your-seat}
     * @param detail one sentence for people: what was wrong and what would be right
     */
    public Problem(int status, String code, String detail) {
        super(detail, null, false, false);
        this.status = status;
        this.code = code;
    }

    /** Adds a member, such as the version that would have been right. */
    public Problem with(String name, Object value) {
        members.put(name, value);
        return this;
    }

    public int status() {
        return status;
    }

    public String code() {
        return code;
    }

    public Map<String, Object> members() {
        return members;
    }
}
