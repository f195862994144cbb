package autobahn.edition;

import autobahn.engine.edition.Edition;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * An edition as its file holds it: the figures, and for each where it comes from.
 *
 * @param name a name for people
 * @param note what its author wants to say
 * @param entries in the order of the file
 */
public record EditionFile(Edition edition, String name, String note, List<FigureEntry> entries) {
    /** How many entries come from where; each provenance is there, if only with 0. */
    public Map<Provenance, Integer> counts() {
        Map<Provenance, Integer> counts = new TreeMap<>();
        for (Provenance provenance : Provenance.values()) {
            counts.put(provenance, 0);
        }
        entries.forEach(entry -> counts.merge(entry.provenance(), 1, Integer::sum));
        return counts;
    }
}
