package autobahn.server.people;

/**
 * What it costs to compare a password with what is kept of it. A hash says itself what it cost, so accounts made at one cost
 * are opened at another.
 */
record PasswordCost(int kibibytes, int passes) {
    /** OWASP's figures for Argon2id. */
    static final PasswordCost OWASP = new PasswordCost(19 * 1024, 2);
    /** For tests that make accounts by the hundred. */
    private static final PasswordCost CHEAP = new PasswordCost(64, 1);

    /** OWASP's, but for tests that ask for less: where assertions are off, as on every server that people use, nobody can. */
    static PasswordCost inForce() {
        return PasswordCost.class.desiredAssertionStatus() && Boolean.getBoolean("autobahn.test.passwords")
                ? CHEAP
                : OWASP;
    }
}
