package autobahn.json;

/**
 * One thing wrong with a file.
 *
 * @param path where, as a JSON path such as {@code $.board.links[3].sections}
 * @param message what is wrong and what would be right
 */
public record Fault(String path, String message) {
    /** Places of our files are shorter; whatever name stands in others, nobody reads more of it. */
    private static final int LONGEST = 200;

    public Fault {
        path = path.length() <= LONGEST ? path : path.substring(0, LONGEST) + "…";
    }

    @Override
    public String toString() {
        return path + ": " + message;
    }
}
