package autobahn.server.table;

import autobahn.edition.EditionException;
import autobahn.edition.EditionFile;
import autobahn.edition.Editions;
import java.util.List;

/**
 * An edition that whoever runs the server offers.
 *
 * @param text as JSON
 */
public record HouseEdition(EditionFile file, String text) {
    /** @throws IllegalArgumentException if one of them has faults: the command has checked them before */
    public static List<HouseEdition> read(List<String> texts) {
        return texts.stream().map(HouseEdition::read).toList();
    }

    private static HouseEdition read(String text) {
        try {
            return new HouseEdition(Editions.read(text), text);
        } catch (EditionException e) {
            throw new IllegalArgumentException("an edition of this server has faults: " + e.getMessage(), e);
        }
    }

    public String hash() {
        return file.edition().hash();
    }
}
