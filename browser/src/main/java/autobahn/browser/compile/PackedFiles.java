package autobahn.browser.compile;

import autobahn.browser.Resources;
import autobahn.browser.pack.PackedTexts;
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
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Collectors;

/**
 * Shows the compiler the files that go into the module: as short as they can be read (editions on one line, learnt figures
 * without comments, and habits without those that are what is taken for granted anyway), and all but one of them packed.
 */
final class PackedFiles extends ClassLoader {
    private static final String AVERAGE = " 1.0000";

    private final Path folder;

    PackedFiles(Path folder) throws IOException {
        super(PackedFiles.class.getClassLoader());
        this.folder = folder;
        byte[] plain = shortened(Resources.PLAIN);
        write(Resources.PLAIN, plain);
        Map<String, byte[]> others = new LinkedHashMap<>();
        for (String name : Resources.packed()) {
            others.put(name, shortened(name));
        }
        write(Resources.PACKED, PackedTexts.pack(plain, others));
    }

    private void write(String name, byte[] content) throws IOException {
        Path file = folder.resolve(name);
        Files.createDirectories(Objects.requireNonNull(file.getParent()));
        Files.write(file, content);
    }

    private byte[] shortened(String name) throws IOException {
        try (InputStream in = Objects.requireNonNull(getParent().getResourceAsStream(name), name)) {
            String text = new String(in.readAllBytes(), StandardCharsets.UTF_8);
            return (name.endsWith(".json") ? onOneLine(text) : figures(text)).getBytes(StandardCharsets.UTF_8);
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
