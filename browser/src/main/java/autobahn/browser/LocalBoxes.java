package autobahn.browser;

import autobahn.edition.EditionException;
import autobahn.edition.Editions;
import autobahn.engine.Box;
import autobahn.engine.edition.Edition;
import autobahn.format.Refused;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** The editions that games are played with, each made ready once. */
final class LocalBoxes {
    /** Nobody plays more editions side by side, and each takes memory. */
    private static final int MOST = 8;

    private final Map<String, Box> boxes = new LinkedHashMap<>();

    /** The box of an edition's text, or that of new games. */
    Box of(@Nullable String text) {
        if (text == null) {
            return of(Editions.standard());
        }
        try {
            return of(Editions.read(text).edition());
        } catch (EditionException e) {
            throw refused(e);
        }
    }

    static Refused refused(EditionException e) {
        return new Refused(
                        422,
                        "bad-edition",
                        "The edition cannot be used. " + e.faults().getFirst())
                .with(
                        "faults",
                        e.faults().stream().limit(20).map(Object::toString).toList());
    }

    /** The box with which a file says it was made; that of new games if it is not known, so that the file's faults are told. */
    Box withHash(String hash) {
        Optional<Edition> known = Editions.withHash(hash);
        return of(known.orElseGet(Editions::standard));
    }

    /** The box of the edition with this hash and no other. */
    Box known(String hash) {
        return of(Editions.withHash(hash)
                .orElseThrow(
                        () -> new Refused(404, "no-such-edition", "There is no edition with the hash " + hash + ".")));
    }

    private Box of(Edition edition) {
        Box known = boxes.get(edition.hash());
        if (known != null) {
            return known;
        }
        if (boxes.size() == MOST) {
            boxes.remove(boxes.keySet().iterator().next());
        }
        Box box = new Box(edition);
        boxes.put(edition.hash(), box);
        return box;
    }
}
