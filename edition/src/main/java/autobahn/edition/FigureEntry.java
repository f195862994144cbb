package autobahn.edition;

import org.jspecify.annotations.Nullable;

/**
 * One figure, or a few that belong together, and where it comes from.
 *
 * @param path its place in the file, such as {@code $.board.links[3]}
 * @param text its content in a few words; members that come from elsewhere carry their letter and are entries too
 * @param by who has checked it, if anybody
 */
public record FigureEntry(
        String path,
        String text,
        Provenance provenance,
        @Nullable String by) {
    /** One that nobody has checked. */
    public FigureEntry(String path, String text, Provenance provenance) {
        this(path, text, provenance, null);
    }
}
