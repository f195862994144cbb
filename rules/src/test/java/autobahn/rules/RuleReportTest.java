package autobahn.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
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
    private static final Pattern TAG = Pattern.compile("@Tag\\(\"([A-Z]{3,}-[A-Z0-9]+)\"\\)");
    private static final Pattern ID = Pattern.compile("\\b[A-Z]{3,}-[A-Z0-9]+");
    private static final Pattern RANGE = Pattern.compile("\\b([A-Z]{3,}-)([A-Z]*)(\\d+)…\\2(\\d+|n)");
    private static final Pattern ANCHOR = Pattern.compile("<a id=\"([^\"]*)\"></a>\\*\\*([^*]*)\\*\\*");
    private static final Pattern HEADING = Pattern.compile("(?m)^## (.*)$");
    private static final Pattern LINK = Pattern.compile("\\]\\(#([^)]*)\\)");

    @Test
    void everyRuleIsProved() throws IOException {
        Map<String, Integer> proofs = proofs();
        List<String> all = RuleIds.all();
        List<String> missing =
                all.stream().filter(id -> !proofs.containsKey(id)).toList();
        System.out.printf(
                "Rules: %d of %d ids are proved, named %d times.%n",
                all.size() - missing.size(),
                all.size(),
                proofs.values().stream().mapToInt(Integer::intValue).sum());
        assertThat(missing).as("rules without a test").isEmpty();
        Set<String> unknown = new TreeSet<>(proofs.keySet());
        all.forEach(unknown::remove);
        assertThat(unknown).as("ids in @Rule that rules.txt does not list").isEmpty();
    }

    /** The modules' rules are numbered in docs/rules.md only. */
    private static List<String> withoutModules(Collection<String> ids) {
        return ids.stream()
                .filter(id -> !id.startsWith("WINE-") && !id.startsWith("TRAF-") && !id.startsWith("SERV-"))
                .toList();
    }

    @Test
    void thePageForPlayersHasEveryIdOnce() throws IOException {
        List<String> anchors = new ArrayList<>();
        Matcher anchor = ANCHOR.matcher(Files.readString(root().resolve("docs/rules.md")));
        while (anchor.find()) {
            assertThat(anchor.group(2)).as("the id after its anchor").isEqualTo(anchor.group(1));
            anchors.add(anchor.group(1));
        }
        assertThat(anchors).doesNotHaveDuplicates().containsExactlyInAnyOrderElementsOf(RuleIds.all());
    }

    @Test
    void thePageForPlayersLinksToWhatIsThere() throws IOException {
        String page = Files.readString(root().resolve("docs/rules.md"));
        Set<String> targets = new TreeSet<>(RuleIds.all());
        Matcher heading = HEADING.matcher(page);
        while (heading.find()) {
            String words = heading.group(1).toLowerCase(Locale.ROOT);
            targets.add(words.replaceAll("[^a-z0-9 -]", "").replace(' ', '-'));
        }
        Matcher link = LINK.matcher(page);
        while (link.find()) {
            assertThat(targets).contains(link.group(1));
        }
    }

    @Test
    void theListOfIdsIsThatOfTheRules() throws IOException {
        Path rules = root().resolve("../shared/rules/RULES.md");
        if (!Files.exists(rules)) {
            rules = root().resolve("../../shared/rules/RULES.md");
        }
        if (Files.exists(rules)) {
            assertThat(withoutModules(RuleIds.all()))
                    .containsExactlyInAnyOrderElementsOf(withoutModules(idsOf(Files.readString(rules))));
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
        assertThat(TAG.matcher(source).results().map(tag -> tag.group(1)))
                .as("ids that are named by a tag instead of @Rule")
                .isEmpty();
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
