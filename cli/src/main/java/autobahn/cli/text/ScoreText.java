package autobahn.cli.text;

import autobahn.engine.Options;
import autobahn.engine.Score;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Collectors;

/** Scores broken down, so that everyone sees why. */
public final class ScoreText {
    private ScoreText() {}

    public static String of(List<Score> scores, Options options) {
        List<Score> placed = new ArrayList<>(scores);
        placed.sort(Comparator.comparingInt(Score::place));
        int width = scores.stream()
                        .flatMap(score -> score.departments().stream())
                        .mapToInt(score -> Math.max(
                                department(score).length(),
                                Words.title(score.department()).length()))
                        .max()
                        .orElse(0)
                + 2;
        String column = "%-" + width + "s";
        StringBuilder text = new StringBuilder();
        text.append("%-7s%-10s%6s  %-9s".formatted("place", "", "points", "lobby"));
        placed.get(0)
                .departments()
                .forEach(department -> text.append(column.formatted(Words.title(department.department()))));
        text.append('\n');
        for (Score score : placed) {
            text.append("%-7s%-10s%6d  %-9s"
                    .formatted(
                            score.place() + ".",
                            Words.player(score.seat(), options),
                            score.total(),
                            score.lobbyPoints() + " (" + score.lobbyEmployees() + ")"));
            score.departments().forEach(department -> text.append(column.formatted(department(department))));
            text.append('\n');
        }
        text.append("lobby: points (employees); departments: points = (floors) × units\n");
        return text.toString().lines().map(String::stripTrailing).collect(Collectors.joining("\n", "", "\n"));
    }

    /** Who has won, and then the scores. */
    public static String end(List<Score> scores, Options options) {
        return verdict(scores, options) + ".\n" + of(scores, options);
    }

    /** Who has won, or who shares the victory, and with how many points. */
    static String verdict(List<Score> scores, Options options) {
        List<Score> winners =
                scores.stream().filter(score -> score.place() == 1).toList();
        String names = winners.stream()
                .map(score -> Words.player(score.seat(), options))
                .collect(Collectors.joining(" and "));
        return names
                + (winners.size() == 1 ? " wins with " : " share the victory with ")
                + Words.count(winners.get(0).total(), "point");
    }

    private static String department(Score.DepartmentScore score) {
        if (score.floors().isEmpty()) {
            return "–";
        }
        String floors = score.floors().stream().map(String::valueOf).collect(Collectors.joining("+"));
        return score.points() + " = (" + floors + ") × " + score.unit();
    }
}
