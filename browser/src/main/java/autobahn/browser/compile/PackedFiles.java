package autobahn.browser.compile;

import autobahn.browser.Resources;
import autobahn.json.Faults;
import autobahn.json.JsonText;
import java.io.IOException;
import java.io.InputStream;
import java.net.URL;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collections;
import java.util.Enumeration;
import java.util.Objects;
import java.util.stream.Collectors;

/**
 * Shows the compiler the files that go into the module as short as they can be read: editions on one line, learnt figures
 * without comments, and habits without those that are what is taken for granted anyway.
 */
final class PackedFiles extends ClassLoader {
    private static final String AVERAGE = " 1.0000";

    private final Path folder;

    PackedFiles(Path folder) throws IOException {
        super(PackedFiles.class.getClassLoader());
        this.folder = folder;
        for (String name : Resources.names()) {
            Path file = folder.resolve(name);
            Files.createDirectories(Objects.requireNonNull(file.getParent()));
            try (InputStream in = Objects.requireNonNull(getParent().getResourceAsStream(name), name)) {
                String text = new String(in.readAllBytes(), StandardCharsets.UTF_8);
                Files.writeString(file, name.endsWith(".json") ? onOneLine(text) : figures(text));
            }
        }
    }

    private static String onOneLine(String edition) {
        return JsonText.parse(edition, new Faults()).toString();
    }

    private static String figures(String text) {
        return text.lines()
                .filter(line -> !line.startsWith("#") && !line.endsWith(AVERAGE))
                .map(line -> line.replaceAll(" +", " "))
                .collect(Collectors.joining("\n"));
    }

    @Override
    public URL getResource(String name) {
        try {
            Path packed = folder.resolve(name);
            return Files.isRegularFile(packed) ? packed.toUri().toURL() : super.getResource(name);
        } catch (IOException e) {
            throw new IllegalStateException(e);
        }
    }

    @Override
    public Enumeration<URL> getResources(String name) throws IOException {
        Path packed = folder.resolve(name);
        return Files.isRegularFile(packed)
                ? Collections.enumeration(Collections.singleton(packed.toUri().toURL()))
                : super.getResources(name);
    }
}
