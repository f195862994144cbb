package autobahn.cli.simulate;

import autobahn.cli.simulate.Summary.Spread;
import java.util.List;
import java.util.Locale;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/**
 * A simulation's outcome for people and for programs.
 *
 * @param who who played, in words
 */
public record SimulationReport(int players, String who, long seed, int threads, double seconds, Summary summary) {
    private static final JsonMapper MAPPER = new JsonMapper();

    public String text() {
        Summary s = summary;
        StringBuilder text = new StringBuilder();
        line(text, "games", "%,d with %s, seed %d".formatted(s.games(), who, seed));
        line(
                text,
                "decisions",
                "%,d, %.0f %% of them forced".formatted(s.decisions(), 100.0 * s.forced() / s.decisions()));
        line(text, "seconds", "%.2f on %d thread%s".formatted(seconds, threads, threads == 1 ? "" : "s"));
        line(text, "speed", "%,.0f decisions/s, %,.0f games/s".formatted(s.decisions() / seconds, s.games() / seconds));
        text.append("\n%-22s%8s%8s%8s%8s%8s%8s%n".formatted("", "least", "25 %", "median", "75 %", "most", "mean"));
        spread(text, "decisions a game", s.length());
        spread(text, "turns a game", s.turns());
        for (int era = 0; era < s.eraTurns().size(); era++) {
            spread(text, "turns of era " + (era + 1), s.eraTurns().get(era));
        }
        spread(text, "points", s.points());
        spread(text, "points of the winner", s.winnerPoints());
        text.append('\n');
        for (int era = 0; era < s.triggers().size(); era++) {
            int deadEnds = s.deadEnds().get(era);
            String dead = deadEnds == 0 ? "" : " · dead end %,d".formatted(deadEnds);
            line(text, "era " + (era + 1) + " ended by", bySeat(s.triggers().get(era)) + dead);
        }
        line(text, "won by", "%s (%,d shared)".formatted(bySeat(s.wins()), s.shared()));
        return text.toString();
    }

    private static String bySeat(List<Integer> counts) {
        StringBuilder text = new StringBuilder();
        for (int seat = 0; seat < counts.size(); seat++) {
            text.append("%sP%d %,d".formatted(seat == 0 ? "" : " · ", seat + 1, counts.get(seat)));
        }
        return text.toString();
    }

    private static void line(StringBuilder text, String name, String figures) {
        text.append("%-16s".formatted(name)).append(figures).append('\n');
    }

    private static void spread(StringBuilder text, String name, Spread s) {
        text.append(String.format(
                Locale.ROOT,
                "%-22s%8d%8d%8d%8d%8d%8.1f%n",
                name,
                s.least(),
                s.low(),
                s.median(),
                s.high(),
                s.most(),
                s.mean()));
    }

    public String json() {
        Summary s = summary;
        ObjectNode root = MAPPER.createObjectNode()
                .put("players", players)
                .put("who", who)
                .put("seed", seed)
                .put("threads", threads)
                .put("games", s.games())
                .put("decisions", s.decisions())
                .put("forced", s.forced())
                .put("seconds", seconds)
                .put("decisionsPerSecond", Math.round(s.decisions() / seconds))
                .put("gamesPerSecond", Math.round(s.games() / seconds));
        root.set("decisionsPerGame", MAPPER.valueToTree(s.length()));
        root.set("turnsPerGame", MAPPER.valueToTree(s.turns()));
        root.set("turnsPerEra", MAPPER.valueToTree(s.eraTurns()));
        root.set("points", MAPPER.valueToTree(s.points()));
        root.set("winnerPoints", MAPPER.valueToTree(s.winnerPoints()));
        root.set("eraEndedBySeat", MAPPER.valueToTree(s.triggers()));
        root.set("eraEndedDead", MAPPER.valueToTree(s.deadEnds()));
        root.set("winsBySeat", MAPPER.valueToTree(s.wins()));
        root.put("sharedWins", s.shared());
        return root.toPrettyString() + "\n";
    }
}
