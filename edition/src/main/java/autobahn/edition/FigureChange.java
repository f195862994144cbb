package autobahn.edition;

import autobahn.json.JsonNode;

/**
 * A place at which two editions differ: a figure, a letter for where one comes from, or a whole list that is longer or shorter.
 *
 * @param path its place in the file, such as {@code $.board.links[3].sections}
 * @param was a missing node where there was nothing
 * @param is a missing node where there is nothing any more
 */
public record FigureChange(String path, JsonNode was, JsonNode is) {
    /** Whether it changes what is played, and not only where a figure comes from or what is said of it. */
    public boolean isPlayed() {
        return ContentHash.counts(path.substring(path.lastIndexOf('.') + 1));
    }
}
