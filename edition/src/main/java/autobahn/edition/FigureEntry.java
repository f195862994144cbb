package autobahn.edition;

/**
 * One figure, or a few that belong together, and where it comes from.
 *
 * @param path its place in the file, such as {@code $.board.links[3]}
 * @param text its content in a few words; members that come from elsewhere carry their letter and are entries too
 */
public record FigureEntry(String path, String text, Provenance provenance) {}
