package autobahn.edition;

import autobahn.engine.edition.Edition;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import tools.jackson.databind.JsonNode;

/** Where editions come from: the one that is built in, and files. */
public final class Editions {
    /** Many times the size of the standard edition; what is larger is no edition. */
    private static final int MOST_BYTES = 1 << 20;

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
        try (InputStream in = Objects.requireNonNull(Editions.class.getResourceAsStream("standard.json"))) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new AssertionError("the standard edition is part of the program", e);
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
            throw unreadable("is larger than " + MOST_BYTES + " bytes, so it is no edition");
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
        Faults faults = new Faults();
        JsonNode tree = JsonText.parse(json, faults);
        if (!faults.isEmpty()) {
            throw new EditionException(faults.list());
        }
        return EditionReader.read(tree);
    }

    private static EditionException unreadable(String message) {
        return new EditionException(List.of(new Fault("$", message)));
    }

    /** Read once, when first wanted. */
    private static final class Standard {
        static final EditionFile FILE = load();

        private static EditionFile load() {
            try {
                return read(standardText());
            } catch (EditionException e) {
                throw new AssertionError("the standard edition has faults", e);
            }
        }
    }
}
