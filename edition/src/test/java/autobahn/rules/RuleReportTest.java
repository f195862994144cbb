package autobahn.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/**
 * Every rule is proved by a test. The ids are in {@code rules.txt}; the tests of all modules name those that they prove
 * with {@link Rule}, which is read from their sources, so that a module need not be built to count.
 */
class RuleReportTest {
    private static final Pattern ANNOTATION = Pattern.compile("@Rule\\(([^)]*)\\)");
    private static final Pattern ID = Pattern.compile("\\b[A-Z]{3,}-[A-Z0-9]+");
    private static final Pattern RANGE = Pattern.compile("\\b([A-Z]{3,}-)([A-Z]*)(\\d+)…\\2(\\d+|n)");
    private static final String NEXT = "[next]";

    @Test
    void everyRuleIsProved() throws IOException {
        Map<String, Integer> proofs = proofs();
        List<String> all = ids(true);
        List<String> demanded = ids(false);
        List<String> missing =
                demanded.stream().filter(id -> !proofs.containsKey(id)).toList();
        System.out.printf(
                "Rules: %d of %d demanded ids are proved, by %d tags; %d ids are for later.%n",
                demanded.size() - missing.size(),
                demanded.size(),
                proofs.values().stream().mapToInt(Integer::intValue).sum(),
                all.size() - demanded.size());
        assertThat(missing).as("rules without a test").isEmpty();
        Set<String> unknown = new TreeSet<>(proofs.keySet());
        all.forEach(unknown::remove);
        assertThat(unknown.stream().filter(id -> !ofAModule(id)).toList())
                .as("ids in @Rule that rules.txt does not list")
                .isEmpty();
    }

    /** The rules of a module are numbered in the rulebook's order, as far as they go. */
    private static boolean ofAModule(String id) {
        return id.startsWith("WINE-") || id.startsWith("TRAF-") || id.startsWith("SERV-");
    }

    @Test
    void theListOfIdsIsThatOfTheRules() throws IOException {
        Path rules = root().resolve("../shared/rules/RULES.md");
        if (!Files.exists(rules)) {
            rules = root().resolve("../../shared/rules/RULES.md");
        }
        if (Files.exists(rules)) {
            assertThat(ids(true)).containsExactlyInAnyOrderElementsOf(idsOf(Files.readString(rules)));
        }
    }

    private static Set<String> idsOf(String text) {
        Set<String> ids = new TreeSet<>();
        Matcher id = ID.matcher(text);
        while (id.find()) {
            ids.add(id.group());
        }
        Matcher range = RANGE.matcher(text);
        while (range.find()) {
            int first = Integer.parseInt(range.group(3));
            int last = range.group(4).equals("n") ? first : Integer.parseInt(range.group(4));
            for (int i = first; i <= last; i++) {
                ids.add(range.group(1) + range.group(2) + i);
            }
        }
        return ids;
    }

    private static List<String> ids(boolean all) throws IOException {
        List<String> ids = new ArrayList<>();
        try (InputStream in = Objects.requireNonNull(RuleReportTest.class.getResourceAsStream("rules.txt"))) {
            for (String line : new String(in.readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .toList()) {
                if (line.equals(NEXT)) {
                    if (!all) {
                        break;
                    }
                } else if (!line.isBlank() && !line.startsWith("#")) {
                    ids.add(line.strip());
                }
            }
        }
        return ids;
    }

    /** How many tests name each id, in the test sources of all modules. */
    private static Map<String, Integer> proofs() throws IOException {
        Map<String, Integer> proofs = new TreeMap<>();
        try (Stream<Path> modules = Files.list(root())) {
            for (Path module : modules.sorted().toList()) {
                Path sources = module.resolve("src/test/java");
                if (Files.isDirectory(sources)) {
                    try (Stream<Path> files = Files.walk(sources)) {
                        for (Path file : files.filter(f -> f.toString().endsWith(".java"))
                                .toList()) {
                            count(Files.readString(file), proofs);
                        }
                    }
                }
            }
        }
        return proofs;
    }

    private static void count(String source, Map<String, Integer> proofs) {
        Matcher annotation = ANNOTATION.matcher(source);
        while (annotation.find()) {
            Matcher id = ID.matcher(annotation.group(1));
            while (id.find()) {
                proofs.merge(id.group(), 1, Integer::sum);
            }
        }
    }

    /** The root of the repository, where the launcher lies. */
    private static Path root() {
        Path folder = Path.of("").toAbsolutePath();
        while (!Files.exists(folder.resolve("autobahn")) || !Files.exists(folder.resolve("engine"))) {
            folder = Objects.requireNonNull(folder.getParent(), "the repository's root");
        }
        return folder;
    }
}
