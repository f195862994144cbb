package autobahn.release;

import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.time.format.DateTimeParseException;
import java.util.ArrayList;
import java.util.List;

/**
 * What is to be made, and where.
 *
 * @param jmods folders with the modules of other systems' JDKs: a bundle is made for each
 * @param image whether an image is made, which needs the packages of a Debian
 */
record ReleaseOptions(Product product, Path out, List<Path> jmods, boolean image) {
    /** {@code ROOT VERSION REVISION TIME OUT [--jmods DIR]... [--no-image]}, all but the last from the launcher. */
    static ReleaseOptions parse(List<String> words) {
        if (words.size() < 5) {
            throw new ReleaseException("ROOT VERSION REVISION TIME OUT come first: start it by ./autobahn release");
        }
        List<Path> jmods = new ArrayList<>();
        boolean image = true;
        for (int i = 5; i < words.size(); i++) {
            switch (words.get(i)) {
                case "--no-image" -> image = false;
                case "--jmods" -> {
                    i++;
                    if (i == words.size() || !Files.isDirectory(Path.of(words.get(i)))) {
                        throw new ReleaseException("--jmods wants a folder with the modules of a JDK"
                                + (i == words.size() ? "" : ", and there is none at " + words.get(i)));
                    }
                    jmods.add(Path.of(words.get(i)));
                }
                default ->
                    throw new ReleaseException(
                            "release knows -o DIR, --jmods DIR, --no-image and --check, not '" + words.get(i) + "'");
            }
        }
        try {
            Product product =
                    new Product(Path.of(words.get(0)), words.get(1), words.get(2), Instant.parse(words.get(3)));
            return new ReleaseOptions(product, Path.of(words.get(4)), jmods, image);
        } catch (DateTimeParseException e) {
            throw new ReleaseException("the time of the build is no time: " + words.get(3));
        }
    }
}
