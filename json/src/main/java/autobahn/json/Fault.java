package autobahn.json;

/**
 * One thing wrong with a file.
 *
 * @param path where, as a JSON path such as {@code $.board.links[3].sections}
 * @param message what is wrong and what would be right
 */
public record Fault(String path, String message) {
    @Override
    public String toString() {
        return path + ": " + message;
    }
}
