package autobahn.cli.match;

import autobahn.bots.match.Standings;
import java.util.Locale;

/** Standings as a table for the terminal. */
public final class StandingsText {
    private StandingsText() {}

    public static String of(Standings standings) {
        StringBuilder text = new StringBuilder(String.format(
                Locale.ROOT, "%-10s %-24s %-7s %-26s %s%n", "bot", "first places", "equal", "Elo", "points"));
        for (Standings.Row row : standings.rows()) {
            text.append(String.format(
                    Locale.ROOT,
                    "%-10s %-24s %4.0f %%  %-26s %s%n",
                    row.bot(),
                    row.first().percent(),
                    100 * row.expected(),
                    row.elo().plain(),
                    row.points().plain()));
        }
        text.append(String.format(
                Locale.ROOT,
                "%d games, turns %s, by turn order",
                standings.games().size(),
                standings.turns().plain()));
        for (int seat = 0; seat < standings.games().getFirst().bots().size(); seat++) {
            text.append(seat == 0 ? " " : " · ").append(standings.seat(seat).percent());
        }
        text.append('\n');
        if (standings.faults() > 0) {
            text.append("decisions lost to greedy: ").append(standings.faults()).append('\n');
        }
        return text.toString();
    }
}
