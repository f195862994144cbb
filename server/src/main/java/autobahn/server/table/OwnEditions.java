package autobahn.server.table;

import autobahn.edition.EditionException;
import autobahn.edition.EditionFile;
import autobahn.edition.Editions;
import autobahn.edition.Provenance;
import autobahn.engine.Box;
import autobahn.engine.edition.Edition;
import autobahn.format.Refused;
import autobahn.server.api.Problem;
import autobahn.server.people.Person;
import autobahn.server.people.Secrets;
import autobahn.server.store.AccountEditions;
import autobahn.server.store.Database;
import autobahn.server.store.EditionRow;
import autobahn.server.store.EditionTexts;
import autobahn.server.store.Sharing;
import java.time.Clock;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import org.jdbi.v3.core.Handle;
import org.jspecify.annotations.Nullable;

/** Editions that accounts make: kept, shared, and chosen for tables. Games go on with what they were begun with. */
public final class OwnEditions {
    /** Of one account. */
    static final int MOST = 12;
    /** Editions of one account with which games are kept: each change of a figure, with a game begun after it, is one. */
    static final int MOST_PLAYED = 50;

    private static final int MOST_SHOWN = 100;
    private static final int MOST_CHARACTERS = 96 * 1024;
    private static final int FAULTS = 20;

    /** @param listed those of others that everybody may see, the latest first */
    public record Overview(List<HouseEdition> house, List<EditionRow> mine, List<EditionRow> listed) {}

    private final Database database;
    private final EditionShelf shelf;
    private final Boxes boxes;
    private final Clock clock;

    public OwnEditions(Database database, Boxes boxes, Clock clock) {
        this.database = database;
        this.shelf = boxes.shelf();
        this.boxes = boxes;
        this.clock = clock;
    }

    public Overview overview(@Nullable Person person) {
        return database.read(handle -> new Overview(
                shelf.house(),
                person == null ? List.of() : AccountEditions.of(handle, person.id()),
                AccountEditions.listed(handle, MOST_SHOWN).stream()
                        .filter(row -> !row.owner().equals(Person.idOf(person)))
                        .toList()));
    }

    public EditionRow show(String id, @Nullable Person person) {
        return database.read(handle -> find(handle, id, person));
    }

    private static EditionRow find(Handle handle, String id, @Nullable Person person) {
        return AccountEditions.find(handle, id)
                .filter(row -> row.sharing() != Sharing.PRIVATE || row.owner().equals(Person.idOf(person)))
                .orElseThrow(OwnEditions::unknown);
    }

    private static Problem unknown() {
        return new Problem(404, "no-such-edition", "There is no such edition, or it is not shared with you.");
    }

    public EditionRow make(Person owner, String text, Sharing sharing) {
        refuseGuest(owner);
        long now = clock.millis();
        EditionRow row = row(Secrets.id(), owner, text, sharing, 0, now, now);
        return database.write(handle -> {
            if (AccountEditions.lockAndCount(handle, owner.id()) >= MOST) {
                throw new Problem(
                        409, "many-editions", "You have " + MOST + " editions, as many as there can be: delete one.");
            }
            AccountEditions.insert(handle, row);
            return row;
        });
    }

    /** @param version what the change was decided on */
    public EditionRow change(Person owner, String id, String text, Sharing sharing, int version) {
        EditionRow before = show(id, owner);
        if (!before.owner().equals(owner.id())) {
            throw new Problem(403, "not-yours", "Only its owner changes an edition: copy it instead.");
        }
        EditionRow row = row(id, owner, text, sharing, version + 1, before.created(), clock.millis());
        return database.write(handle -> {
            if (!AccountEditions.replace(handle, row)) {
                throw new Problem(
                        409, "stale", "The edition has changed meanwhile, in another window or on another device.");
            }
            return row;
        });
    }

    public void delete(Person owner, String id) {
        boolean deleted = database.write(handle -> AccountEditions.delete(handle, id, owner.id()));
        if (!deleted) {
            throw unknown();
        }
    }

    private EditionRow row(
            String id, Person owner, String text, Sharing sharing, int version, long created, long updated) {
        EditionFile file = read(text);
        refuseNameOfOthers(file);
        var counts = file.counts();
        return new EditionRow(
                id,
                owner.id(),
                owner.name(),
                file.name(),
                file.edition().hash(),
                sharing,
                text,
                Objects.requireNonNull(counts.get(Provenance.DESIGNED)),
                Objects.requireNonNull(counts.get(Provenance.CHECKED)),
                version,
                created,
                updated);
    }

    /** An edition as somebody has sent it: all of its faults, or the first of many, are told. */
    static EditionFile read(String text) {
        if (text.length() > MOST_CHARACTERS) {
            throw new Problem(
                    413,
                    "too-large",
                    "An edition has at most " + MOST_CHARACTERS + " characters here, not " + text.length() + ".");
        }
        try {
            return Editions.read(text);
        } catch (EditionException e) {
            throw new Refused(
                            422,
                            "bad-edition",
                            "The edition cannot be used. " + e.faults().getFirst())
                    .with(
                            "faults",
                            e.faults().stream()
                                    .limit(FAULTS)
                                    .map(Object::toString)
                                    .toList());
        }
    }

    /** Nobody takes one's figures for those of the program or of the house. */
    private void refuseNameOfOthers(EditionFile file) {
        boolean taken = shelf.house().stream()
                        .anyMatch(house -> isSame(house.file(), file)
                                && !house.hash().equals(file.edition().hash()))
                || isSame(Editions.standardFile(), file)
                        && !Editions.standard().hash().equals(file.edition().hash());
        if (taken) {
            throw new Problem(
                    422, "name-taken", "This is the name of an edition with other figures: give yours another one.");
        }
    }

    private static boolean isSame(EditionFile one, EditionFile other) {
        return folded(one.name()).equals(folded(other.name()));
    }

    private static String folded(String name) {
        return name.strip().toLowerCase(Locale.ROOT);
    }

    private static void refuseGuest(Person person) {
        if (!person.isAccount()) {
            throw new Problem(403, "account-needed", "Only accounts make editions: register first.");
        }
    }

    /**
     * What a new table is to be played with.
     *
     * @param wanted the id of an account's edition or the hash of any that is known here; null for the usual one
     */
    TableEdition chosen(@Nullable String wanted, @Nullable Person person) {
        if (wanted == null) {
            return boxes.usual();
        }
        TableEdition known = boxes.edition(wanted);
        if (known != null) {
            return known;
        }
        EditionRow row = show(wanted, person);
        return of(row.text(), row.owner());
    }

    /** An edition that comes along with a record, from an account. */
    TableEdition brought(String text, Person person) {
        refuseGuest(person);
        return of(text, person.id());
    }

    private TableEdition of(String text, String keeper) {
        EditionFile file = read(text);
        Edition edition = file.edition();
        TableEdition known = boxes.edition(edition.hash());
        if (known != null) {
            refuseOtherFigures(known.box(), edition);
            // Somebody else may have called the same figures otherwise, and that name is not everybody's.
            return known.ofServer() ? known : new TableEdition(known.box(), file.name(), null, null, false);
        }
        return new TableEdition(boxes.ready(edition), file.name(), text, keeper, false);
    }

    /** Two editions may have been made to have one hash. */
    private static void refuseOtherFigures(Box known, Edition edition) {
        Edition there = known.edition();
        Edition renamed = new Edition(
                there.id(),
                there.hash(),
                edition.board(),
                edition.dashboard(),
                edition.playerBoard(),
                edition.trade(),
                edition.cards(),
                edition.administration(),
                edition.solo(),
                edition.modules(),
                edition.rulings());
        if (!there.equals(renamed)) {
            throw new Problem(409, "same-hash", "Another edition has the same hash: change any figure.");
        }
    }

    /** Keeps an edition for the game that is begun with it, in the transaction that makes the table. */
    static void keep(Handle handle, TableEdition edition, long now) {
        String text = edition.text();
        if (text == null || EditionTexts.isKept(handle, edition.hash())) {
            return;
        }
        String keeper = edition.keeper();
        if (keeper != null && EditionTexts.tidyAndCount(handle, keeper) >= MOST_PLAYED) {
            throw new Problem(
                    409,
                    "many-editions",
                    "Games are kept with " + MOST_PLAYED
                            + " versions of this owner's editions, as many as there can be.");
        }
        EditionTexts.keep(handle, edition.hash(), Objects.requireNonNull(edition.name()), text, keeper, now);
    }
}
