package autobahn.server.table;

import autobahn.edition.EditionException;
import autobahn.edition.Editions;
import autobahn.engine.Box;
import autobahn.engine.edition.Edition;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * What games are played with: a game keeps the edition it was begun with for ever. One box for each edition, made when it is
 * wanted; those that were used last stay ready.
 */
public final class Boxes {
    private static final Logger LOG = LoggerFactory.getLogger(Boxes.class);
    /** Games in memory have theirs anyway. */
    private static final int MOST = 32;

    private final Box standard;
    private final EditionShelf shelf;
    private final Map<String, Box> ready = new LinkedHashMap<>(MOST, 0.75F, true) {
        private static final long serialVersionUID = 1;

        @Override
        protected boolean removeEldestEntry(Map.Entry<String, Box> eldest) {
            return size() > MOST;
        }
    };

    /** With the editions of the program alone. */
    public Boxes(Box standard) {
        this(standard, EditionShelf.EMPTY);
    }

    public Boxes(Box standard, EditionShelf shelf) {
        this.standard = standard;
        this.shelf = shelf;
    }

    /** That of new tables for which nothing was chosen. */
    TableEdition usual() {
        if (shelf.house().isEmpty()) {
            return TableEdition.builtIn(standard);
        }
        return of(shelf.house().getFirst());
    }

    TableEdition of(HouseEdition house) {
        boolean builtIn = Editions.withHash(house.hash()).isPresent();
        Box box = ready(house.file().edition());
        return builtIn
                ? TableEdition.builtIn(box)
                : new TableEdition(box, house.file().name(), house.text(), null, true);
    }

    EditionShelf shelf() {
        return shelf;
    }

    Box standard() {
        return standard;
    }

    /** The box of the edition that a game or record names by its hash; null if that edition is not known here. */
    @Nullable
    Box find(String hash) {
        synchronized (ready) {
            Box known = ready.get(hash);
            if (known != null) {
                return known;
            }
        }
        TableEdition found = edition(hash);
        return found == null ? null : found.box();
    }

    /** The edition that somebody names by its hash; null if it is not known here. */
    @Nullable
    TableEdition edition(String hash) {
        Optional<Edition> builtIn = Editions.withHash(hash);
        if (builtIn.isPresent()) {
            // by the edition's own hash, for one edition may go by several
            return TableEdition.builtIn(ready(builtIn.get()));
        }
        for (HouseEdition house : shelf.house()) {
            if (house.hash().equals(hash)) {
                return of(house);
            }
        }
        return shelf.find(hash).map(kept -> kept(hash, kept)).orElse(null);
    }

    private @Nullable TableEdition kept(String hash, EditionShelf.Found kept) {
        Box known;
        synchronized (ready) {
            known = ready.get(hash);
        }
        try {
            Box box = known == null ? ready(Editions.kept(kept.text(), hash).edition()) : known;
            return new TableEdition(box, kept.name(), null, null, false);
        } catch (EditionException e) {
            LOG.atError().addKeyValue("edition", hash).setCause(e).log("a kept edition cannot be used any more");
            return null;
        }
    }

    /** The box of an edition, which stays ready for a while. */
    Box ready(Edition edition) {
        if (edition.hash().equals(standard.edition().hash())) {
            return standard;
        }
        synchronized (ready) {
            return ready.computeIfAbsent(edition.hash(), key -> new Box(edition));
        }
    }
}
