package autobahn.bots.match;

import autobahn.bots.Thinking;
import java.util.List;
import java.util.Locale;

/** A match as one web page that needs nothing else. */
public final class MatchPage {
    private static final String HEAD = """
            <!doctype html>
            <html lang="en"><head><meta charset="utf-8"><title>Autobahn: match</title>
            <meta name="viewport" content="width=device-width">
            <style>body{font:16px/1.5 system-ui,sans-serif;max-width:64rem;margin:2rem auto;padding:0 1rem}
            table{border-collapse:collapse}td,th{padding:.2rem .7rem;text-align:right;border-bottom:1px solid #ddd}
            td:first-child,th:first-child{text-align:left}svg{width:100%%;max-width:40rem;height:auto}
            .maps{display:flex;flex-wrap:wrap}.maps svg{flex:0 1 31rem}</style></head><body>
            """;

    private MatchPage() {}

    /** @param maps how often sections were built, a picture for each era */
    public static String html(Setting setting, Standings standings, List<String> maps) {
        StringBuilder page = new StringBuilder(HEAD.replace("%%", "%"));
        page.append("<h1>Match</h1>\n<p>")
                .append(standings.games().size())
                .append(" of ")
                .append(setting.games())
                .append(" games, ")
                .append(setting.options().players())
                .append(" players, seed ")
                .append(setting.seed())
                .append(", ")
                .append(thinking(setting))
                .append(" a decision. Intervals are 95 %.</p>\n");
        page.append(
                "<table><tr><th>bot</th><th>first places</th><th>equal bots</th><th>Elo</th><th>points</th></tr>\n");
        for (Standings.Row row : standings.rows()) {
            page.append("<tr><td>").append(PlotSvg.escape(row.bot())).append("</td><td>");
            page.append(row.first().percent()).append("</td><td>");
            page.append(String.format(Locale.ROOT, "%.0f %%", 100 * row.expected()))
                    .append("</td><td>");
            page.append(row.elo().plain()).append("</td><td>");
            page.append(row.points().plain()).append("</td></tr>\n");
        }
        page.append("</table>\n<h2>Strength</h2>\n").append(Plots.ladder(standings));
        page.append("<h2>Points</h2>\n").append(Plots.scores(standings));
        page.append("<h2>Where the points come from</h2>\n").append(Plots.departments(standings));
        page.append("<h2>Length</h2>\n<p>Turns of all seats: ")
                .append(standings.turns().plain());
        for (int era = 0; era < 3; era++) {
            page.append(", era ")
                    .append(era + 1)
                    .append(": ")
                    .append(standings.eraTurns(era).plain());
        }
        page.append(".</p>\n<h2>Seats</h2>\n<table><tr><th>turn order</th><th>first places</th></tr>\n");
        for (int seat = 0; seat < standings.games().getFirst().bots().size(); seat++) {
            page.append("<tr><td>").append(seat + 1).append("</td><td>");
            page.append(standings.seat(seat).percent()).append("</td></tr>\n");
        }
        page.append("</table>\n<h2>Roads</h2>\n<div class=\"maps\">\n");
        maps.forEach(page::append);
        page.append("</div>\n");
        if (standings.faults() > 0) {
            page.append("<p>Decisions that a bot lost to greedy: ")
                    .append(standings.faults())
                    .append("</p>\n");
        }
        return page.append("</body></html>\n").toString();
    }

    private static String thinking(Setting setting) {
        Thinking usual = setting.usual();
        return usual.equals(Thinking.OWN) ? "each level's own iterations" : usual.toString();
    }
}
