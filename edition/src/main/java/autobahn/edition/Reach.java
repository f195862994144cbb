package autobahn.edition;

import autobahn.engine.edition.Edition.Link;
import java.util.Collection;
import java.util.HashSet;
import java.util.Set;

/** Which cities some links join. */
final class Reach {
    private Reach() {}

    static Set<String> from(String city, Collection<Link> links) {
        Set<String> reached = new HashSet<>(Set.of(city));
        boolean grown = true;
        while (grown) {
            grown = false;
            for (Link link : links) {
                if (reached.contains(link.from()) || reached.contains(link.to())) {
                    grown |= reached.add(link.from());
                    grown |= reached.add(link.to());
                }
            }
        }
        return reached;
    }
}
