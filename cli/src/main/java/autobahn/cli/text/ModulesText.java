package autobahn.cli.text;

import autobahn.engine.Position;
import autobahn.engine.View;
import autobahn.engine.edition.Bonus;
import autobahn.engine.edition.Edition;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/** What the modules add to the table and to the players' boards; nothing without them. */
final class ModulesText {
    private final Edition edition;
    private final Words words;

    ModulesText(Edition edition) {
        this.edition = edition;
        words = new Words(edition);
    }

    /** Lines of the table: the traffic on the roads, improvements, wine tokens. */
    List<String> table(View view) {
        List<String> lines = new ArrayList<>();
        Position.Table table = view.table();
        if (table.traffic() != null) {
            lines.add("traffic        " + roads(table.traffic()));
        }
        if (table.services() != null) {
            String left = table.services().left().stream()
                    .map(number -> number + " "
                            + bonus(edition.modules().improvements().get(number - 1)))
                    .collect(Collectors.joining(" │ "));
            lines.add("improvements   " + (left.isEmpty() ? "none left" : left));
            lines.add("improved       " + roads(table.services().improved()));
        }
        if (table.wineTokens() != null) {
            lines.add("wine tokens    " + table.wineTokens().doubles() + " for two promotions │ "
                    + table.wineTokens().singles() + " for one");
        }
        return lines;
    }

    void player(Position.Player player, Rows rows) {
        if (player.wine() != null) {
            rows.add("wine", wine(player.wine()));
        }
        if (player.trafficTokens() != null) {
            rows.add("traffic", player.trafficTokens() + " of 3 tokens for a promotion");
        }
    }

    private String wine(Position.Wine wine) {
        String card = wine.card() == null ? "" : words.road(wine.card()) + ", ";
        return card
                + switch (wine.state()) {
                    case FACE_DOWN -> "face down";
                    case LOADED -> "loaded";
                    case DELIVERED -> "delivered";
                };
    }

    private String roads(List<String> names) {
        return names.isEmpty() ? "–" : names.stream().map(words::road).collect(Collectors.joining(" │ "));
    }

    private static String bonus(Bonus bonus) {
        String kind = Words.word(bonus.kind());
        return switch (bonus.kind()) {
            case DM -> "DM " + bonus.amount();
            default -> bonus.amount() > 1 ? kind + " " + bonus.amount() : kind;
        };
    }
}
