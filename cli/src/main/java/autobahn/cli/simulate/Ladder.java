package autobahn.cli.simulate;

import autobahn.cli.text.OptionText;
import autobahn.engine.Options;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ArrayNode;

/**
 * Autobot by difficulty: both boards, each with every option on its own and with all. All settings are played with the same
 * seeds, so that the games can be compared one by one.
 */
public final class Ladder {
    private static final JsonMapper MAPPER = new JsonMapper();

    /** @param harder by how many points Autobot does better than on the same board without options, game by game */
    private record Row(SoloReport report, Mean harder) {}

    private final List<Row> rows = new ArrayList<>();
    private List<SoloGame> plain = List.of();

    /** The settings, the plain board first on each. */
    public static List<Options.Solo> settings() {
        List<Options.Solo> settings = new ArrayList<>();
        for (boolean hard : new boolean[] {false, true}) {
            settings.add(new Options.Solo(hard, false, false, false, 0));
            settings.add(new Options.Solo(hard, true, false, false, 0));
            settings.add(new Options.Solo(hard, false, true, false, 0));
            settings.add(new Options.Solo(hard, false, false, true, 0));
            settings.add(new Options.Solo(hard, false, false, false, 1));
            settings.add(new Options.Solo(hard, false, false, false, 2));
            settings.add(new Options.Solo(hard, true, true, true, 2));
        }
        return settings;
    }

    /** Adds the games of the next setting. The hard board itself is compared with the easy one. */
    public void add(SoloReport report, List<SoloGame> games) {
        List<SoloGame> base = plain.isEmpty() ? games : plain;
        Mean harder = Mean.of(IntStream.range(0, games.size())
                .mapToDouble(i -> games.get(i).autobot() - base.get(i).autobot()));
        rows.add(new Row(report, harder));
        if (OptionText.isPlain(report.options())) {
            plain = games;
        }
    }

    /** A Markdown table. */
    public String text() {
        StringBuilder text = new StringBuilder("| setting | Autobot's points | 25 % | median | 75 % | harder by |"
                + " human's points | human wins | turns | skipped | developed | floors | tasks 1 to 8, % |\n"
                + "|---|--:|--:|--:|--:|--:|--:|--:|--:|--:|--:|--:|---|\n");
        for (Row row : rows) {
            SoloSummary s = row.report().summary();
            List<String> tasks = IntStream.rangeClosed(1, s.tasks().size())
                    .mapToObj(task -> String.valueOf(Math.round(s.share(task))))
                    .toList();
            text.append(String.format(
                    Locale.ROOT,
                    "| %s | %.1f ± %.1f | %d | %d | %d | %s | %.1f ± %.1f | %.1f %% | %.1f | %.2f | %.1f | %.1f | %s |%n",
                    OptionText.solo(row.report().options()),
                    s.autobotMean().mean(),
                    s.autobotMean().margin(),
                    s.autobot().low(),
                    s.autobot().median(),
                    s.autobot().high(),
                    row.equals(rows.get(0)) ? "" : harder(row.harder()),
                    s.humanMean().mean(),
                    s.humanMean().margin(),
                    s.winRate(),
                    s.turns(),
                    s.skipped(),
                    s.developed(),
                    s.floors(),
                    String.join(" ", tasks)));
        }
        return text.toString();
    }

    private static String harder(Mean harder) {
        return String.format(
                Locale.ROOT, "%+.2f ± %.2f%s", harder.mean(), harder.margin(), harder.isClear() ? "" : " (unclear)");
    }

    public String json() {
        ArrayNode all = MAPPER.createArrayNode();
        rows.forEach(row -> all.add(row.report().node().set("harderBy", MAPPER.valueToTree(row.harder()))));
        return all.toPrettyString() + "\n";
    }
}
