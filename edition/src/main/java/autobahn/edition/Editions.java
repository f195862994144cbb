package autobahn.edition;

import autobahn.engine.edition.Edition;
import autobahn.json.ArrayNode;
import autobahn.json.Fault;
import autobahn.json.Faults;
import autobahn.json.JsonNode;
import autobahn.json.JsonText;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/** Where editions come from: the one that is built in, and files. */
public final class Editions {
    /** Many times the size of the standard edition; what is larger is no edition. */
    private static final int MOST_BYTES = 1 << 20;
    /** How games named the first standard edition, before it said every ruling. */
    private static final String FIRST_HASH = "de170d7bce7ea9f7";

    private Editions() {}

    /** The edition that games use unless told otherwise. */
    public static Edition standard() {
        return standardFile().edition();
    }

    /** The standard edition with the provenance of each figure. */
    public static EditionFile standardFile() {
        return Standard.FILE;
    }

    /** The text of the standard edition, to start a corrected one from. */
    public static String standardText() {
        return builtInText("standard");
    }

    /**
     * The edition with which a game of an earlier version was begun, so that it can go on with the same figures; empty if
     * the hash is not that of a standard edition, present or past.
     */
    public static Optional<Edition> withHash(String hash) {
        if (hash.equals(standard().hash())) {
            return Optional.of(standard());
        }
        Edition first = First.FILE.edition();
        return hash.equals(FIRST_HASH) || hash.equals(first.hash()) ? Optional.of(first) : Optional.empty();
    }

    /** The text of such an edition. */
    public static Optional<String> textWithHash(String hash) {
        return withHash(hash).map(edition -> builtInText(edition.id()));
    }

    private static String builtInText(String id) {
        try (InputStream in = Objects.requireNonNull(Editions.class.getResourceAsStream(id + ".json"))) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new AssertionError("the edition '" + id + "' is part of the program", e);
        }
    }

    private static EditionFile builtIn(String id) {
        try {
            return read(builtInText(id));
        } catch (EditionException e) {
            throw new AssertionError("the edition '" + id + "' has faults", e);
        }
    }

    public static EditionFile read(Path path) throws EditionException {
        byte[] bytes;
        try (InputStream in = Files.newInputStream(path)) {
            bytes = in.readNBytes(MOST_BYTES + 1);
        } catch (IOException e) {
            throw unreadable("cannot be read: " + e.getMessage());
        }
        if (bytes.length > MOST_BYTES) {
            throw tooLarge();
        }
        try {
            return read(StandardCharsets.UTF_8
                    .newDecoder()
                    .decode(ByteBuffer.wrap(bytes))
                    .toString());
        } catch (CharacterCodingException e) {
            throw unreadable("is not UTF-8 text");
        }
    }

    public static EditionFile read(String json) throws EditionException {
        return EditionReader.read(tree(json));
    }

    /**
     * An edition that games were begun with and that was kept for them. What editions did not say at that time is read as it
     * was played then: a ruling that is younger than the text is that of the first standard edition.
     *
     * @param hash by which those games name it, whatever it would be today
     */
    public static EditionFile kept(String json, String hash) throws EditionException {
        JsonNode tree = tree(json);
        if (tree.path("rulings") instanceof ArrayNode rulings) {
            RulingsReader.complete(rulings, tree(builtInText("standard-1")).path("rulings"));
        }
        return EditionReader.read(tree, hash);
    }

    static JsonNode tree(String json) throws EditionException {
        if (json.length() > MOST_BYTES) {
            throw tooLarge();
        }
        Faults faults = new Faults();
        JsonNode tree = JsonText.parse(json, faults);
        if (!faults.isEmpty()) {
            throw new EditionException(faults.list());
        }
        return tree;
    }

    private static EditionException tooLarge() {
        return unreadable("is larger than " + MOST_BYTES + " bytes, so it is no edition");
    }

    private static EditionException unreadable(String message) {
        return new EditionException(List.of(new Fault("$", message)));
    }

    /** Read once, when first wanted. */
    private static final class Standard {
        static final EditionFile FILE = builtIn("standard");
    }

    /** Read only where a game of that time is met. */
    private static final class First {
        static final EditionFile FILE = builtIn("standard-1");
    }
}
