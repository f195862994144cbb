package autobahn.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** What the documents name is there: files, what they link to, and the classes that they speak of. */
class DocsNamesTest {
    private static final Path ROOT = Path.of("..").toAbsolutePath().normalize();
    private static final Set<String> NOT_OURS = Set.of("target", "node_modules", ".git", "dist");
    private static final Pattern FENCED = Pattern.compile("(?s)```.*?```");
    private static final Pattern LINK = Pattern.compile("\\]\\((?!https?:)([^)#]+)");
    /** A file by its path or the end of it; what the build makes and what has a gap such as {@code VERSION} is not there. */
    private static final Pattern FILE = Pattern.compile(
            "`(?!/|[^`]*(?:target/|[A-Z]{2,}\\b|types\\.ts))([\\w./…-]+\\.(?:java|ts|svelte|mjs|sh|sql))`");

    private static final Pattern CLASS = Pattern.compile("`([A-Z][a-z]+(?:[A-Z][a-z]+)+)(?:\\.[^`]*)?`");
    private static final Pattern WORD = Pattern.compile("\\b[A-Z]\\w+");

    private static final List<String> FILES = new ArrayList<>();
    private static final Set<String> WORDS = new HashSet<>();

    @BeforeAll
    static void lookAround() throws IOException {
        Files.walkFileTree(ROOT, new SimpleFileVisitor<>() {
            @Override
            public FileVisitResult preVisitDirectory(Path folder, BasicFileAttributes attributes) {
                return NOT_OURS.contains(String.valueOf(folder.getFileName()))
                        ? FileVisitResult.SKIP_SUBTREE
                        : FileVisitResult.CONTINUE;
            }

            @Override
            public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) throws IOException {
                String name = ROOT.relativize(file).toString().replace('\\', '/');
                FILES.add("/" + name);
                if (name.matches(".*\\.(java|ts|svelte|py)")) {
                    WORD.matcher(Files.readString(file)).results().forEach(word -> WORDS.add(word.group()));
                }
                return FileVisitResult.CONTINUE;
            }
        });
    }

    @Test
    void filesAndLinksLeadSomewhere() throws IOException {
        List<String> missing = new ArrayList<>();
        for (Path document : documents()) {
            String text = text(document);
            for (String name : all(FILE, text)) {
                String end = name.substring(name.indexOf('…') + 1);
                String wanted = end.equals(name) ? "/" + end : end;
                if (FILES.stream().noneMatch(file -> file.endsWith(wanted))) {
                    missing.add(document.getFileName() + ": " + name);
                }
            }
            for (String link : all(LINK, text)) {
                if (!Files.exists(document.resolveSibling(link))) {
                    missing.add(document.getFileName() + ": " + link);
                }
            }
        }
        assertThat(missing).isEmpty();
    }

    @Test
    void classesAreThere() throws IOException {
        List<String> missing = new ArrayList<>();
        for (Path document : documents()) {
            // Of libraries it names what is theirs.
            boolean ofOthers = document.endsWith("dependencies.md");
            for (String name : all(CLASS, text(document))) {
                if (!ofOthers && !WORDS.contains(name)) {
                    missing.add(document.getFileName() + ": " + name);
                }
            }
        }
        assertThat(missing).isEmpty();
    }

    private static String text(Path document) throws IOException {
        return FENCED.matcher(Files.readString(document)).replaceAll("");
    }

    private static List<String> all(Pattern pattern, String text) {
        return pattern.matcher(text).results().map(found -> found.group(1)).toList();
    }

    /** All that is written for readers; what has changed long ago may name what is gone. */
    private static List<Path> documents() throws IOException {
        List<Path> documents = new ArrayList<>(List.of(
                ROOT.resolve("README.md"),
                ROOT.resolve("CONTRIBUTING.md"),
                ROOT.resolve("RELEASING.md"),
                ROOT.resolve("SECURITY.md")));
        for (String folder : List.of("docs", "docs/decisions")) {
            try (var files = Files.list(ROOT.resolve(folder))) {
                files.filter(file -> file.toString().endsWith(".md")).sorted().forEach(documents::add);
            }
        }
        assertThat(documents).hasSizeGreaterThan(30);
        return documents;
    }
}
