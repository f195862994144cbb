package autobahn.server.machine;

/** Names of accounts that do not look alike. */
final class Names {
    private static final String LETTERS = "abdehkst";
    private int count;

    String next() {
        StringBuilder name = new StringBuilder("Acc");
        for (int rest = ++count; rest > 0; rest /= LETTERS.length()) {
            name.append(LETTERS.charAt(rest % LETTERS.length()));
        }
        return name.append('z').toString();
    }
}
