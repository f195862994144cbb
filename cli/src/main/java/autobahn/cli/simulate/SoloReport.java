package autobahn.cli.simulate;

import autobahn.cli.simulate.Summary.Spread;
import autobahn.cli.text.OptionText;
import autobahn.engine.Options;
import java.util.Locale;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/** What a simulation of solo games gave, for people and for programs. */
public record SoloReport(Options options, String human, long seed, double seconds, SoloSummary summary) {
    private static final JsonMapper MAPPER = new JsonMapper();

    public String text() {
        SoloSummary s = summary;
        StringBuilder text = new StringBuilder();
        line(text, "games", "%,d, a %s human seat against Autobot, seed %d".formatted(s.games(), human, seed));
        line(text, "options", OptionText.of(options));
        line(text, "seconds", String.format(Locale.ROOT, "%.2f", seconds));
        text.append("\n%-22s%8s%8s%8s%8s%8s%8s%n".formatted("", "least", "25 %", "median", "75 %", "most", "mean"));
        spread(text, "points of Autobot", s.autobot(), s.autobotMean());
        spread(text, "points of the human", s.human(), s.humanMean());
        text.append('\n');
        line(text, "human wins", String.format(Locale.ROOT, "%,d, %.1f %%", s.wins(), s.winRate()));
        line(
                text,
                "Autobot's turns",
                String.format(
                        Locale.ROOT,
                        "%.1f a game, %.2f of them skipped; %.1f spaces developed, %.1f floors",
                        s.turns(),
                        s.skipped(),
                        s.developed(),
                        s.floors()));
        StringBuilder tasks = new StringBuilder();
        for (int task = 1; task <= s.tasks().size(); task++) {
            tasks.append(String.format(Locale.ROOT, "%s%d: %.0f %%", task == 1 ? "" : " · ", task, s.share(task)));
        }
        line(text, "tasks chosen", tasks.toString());
        return text.toString();
    }

    private static void line(StringBuilder text, String name, String figures) {
        text.append("%-17s".formatted(name)).append(figures).append('\n');
    }

    private static void spread(StringBuilder text, String name, Spread s, Mean mean) {
        text.append(String.format(
                Locale.ROOT,
                "%-22s%8d%8d%8d%8d%8d%8.1f ± %.1f%n",
                name,
                s.least(),
                s.low(),
                s.median(),
                s.high(),
                s.most(),
                mean.mean(),
                mean.margin()));
    }

    public String json() {
        return node().toPrettyString() + "\n";
    }

    ObjectNode node() {
        ObjectNode root = MAPPER.createObjectNode()
                .put("setting", OptionText.solo(options))
                .put("human", human)
                .put("seed", seed)
                .put("seconds", seconds);
        root.setAll((ObjectNode) MAPPER.valueToTree(summary));
        return root;
    }
}
