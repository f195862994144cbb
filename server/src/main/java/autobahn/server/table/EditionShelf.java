package autobahn.server.table;

import autobahn.edition.Editions;
import autobahn.server.store.Database;
import autobahn.server.store.EditionTexts;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** All editions that this server knows by their hash: those of the program, of whoever runs it, and those that games have. */
public final class EditionShelf {
    /** Of the standard edition alone. */
    static final EditionShelf EMPTY = new EditionShelf(null, List.of());

    /**
     * @param name null for one that is part of the program
     * @param text as JSON
     */
    public record Found(@Nullable String name, String text) {}

    private final @Nullable Database database;
    private final List<HouseEdition> house;

    /** @param house the first of them is that of new tables, if there is any */
    public EditionShelf(@Nullable Database database, List<HouseEdition> house) {
        this.database = database;
        this.house = house;
    }

    public List<HouseEdition> house() {
        return house;
    }

    /** The hash of the edition of new tables. */
    public String usual() {
        return house.isEmpty() ? Editions.standard().hash() : house.getFirst().hash();
    }

    public Optional<Found> find(String hash) {
        Optional<String> builtIn = Editions.textWithHash(hash);
        if (builtIn.isPresent()) {
            return builtIn.map(text -> new Found(null, text));
        }
        for (HouseEdition edition : house) {
            if (edition.hash().equals(hash)) {
                return Optional.of(new Found(edition.file().name(), edition.text()));
            }
        }
        return database == null
                ? Optional.empty()
                : database.read(handle -> EditionTexts.find(handle, hash))
                        .map(kept -> new Found(kept.name(), kept.text()));
    }
}
