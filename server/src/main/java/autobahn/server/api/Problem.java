package autobahn.server.api;

import autobahn.format.Refused;

/** A request that cannot be served. */
public final class Problem extends Refused {
    private static final long serialVersionUID = 1;

    /**
     * @param code stable, for programs, such as {@code not-your-seat}
     * @param detail one sentence for people: what was wrong and what would be right
     */
    public Problem(int status, String code, String detail) {
        super(status, code, detail);
    }

    @Override
    public Problem with(String name, Object value) {
        super.with(name, value);
        return this;
    }
}
