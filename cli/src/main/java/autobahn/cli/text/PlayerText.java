package autobahn.cli.text;

import autobahn.engine.Position;
import autobahn.engine.View;
import autobahn.engine.edition.ActionSpace;
import autobahn.engine.edition.Edition;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.stream.Collectors;

/** One player's board, a few lines. */
final class PlayerText {
    private static final int FULL_CONES = 2;

    private final Edition edition;
    private final View view;
    private final Paint paint;
    private final int width;
    private final Words words;

    PlayerText(Edition edition, View view, Paint paint, int width) {
        this.edition = edition;
        this.view = view;
        this.paint = paint;
        this.width = width;
        words = new Words(edition);
    }

    String of(int seat) {
        Position.Player player = view.players().get(seat);
        List<String> hand = player.hand();
        StringBuilder out = new StringBuilder();
        Rows rows = new Rows(out, paint, width);
        out.append(paint.player(seat, Words.player(seat, view.options())))
                .append(seat == view.turn().seat() && view.toMove() != null ? " (in turn)" : "")
                .append(Words.isAutobot(seat, view.options()) ? "" : paint.bold("  DM " + player.money()))
                .append(points(seat))
                .append("development " + player.development() + "\n");
        ModulesText modules = new ModulesText(edition);
        if (Words.isAutobot(seat, view.options()) && view.autobot() != null && view.autobotDecks() != null) {
            new AutobotText(edition, view, rows).write(player, view.autobot(), view.autobotDecks());
            modules.player(player, rows);
            return out.toString();
        }
        rows.add(
                "employees",
                "%d in the supply │ %d in the lobby │ %d for funding"
                        .formatted(
                                player.supply(),
                                player.lobby(),
                                player.funding().size()));
        rows.add("hand", hand == null ? view.handSizes().get(seat) + " cards" : Words.wrap(list(hand), " ", width, 13));
        rows.add("played", played(player));
        rows.add("technology", technologies(player));
        rows.add(
                "stations",
                player.stations().size() + " of "
                        + edition.playerBoard().stations().size()
                        + (player.stations().isEmpty() ? "" : " │ " + roads(player.stations())));
        rows.add("trucks", trucks(player));
        rows.add(
                "tiles",
                player.tiles().isEmpty()
                        ? "–"
                        : player.tiles().stream().map(Words::bonus).collect(Collectors.joining(" │ ")));
        rows.add("delivery", deliveries(player));
        rows.add("route", player.route() == null ? "–" : words.road(player.route()));
        modules.player(player, rows);
        return out.toString();
    }

    /** Not shown while closed hands count. */
    private String points(int seat) {
        return view.scores().stream()
                .filter(score -> score.seat() == seat)
                .map(score -> "  %d point%s if it ended now, ".formatted(score.total(), score.total() == 1 ? "" : "s"))
                .findFirst()
                .orElse("  ");
    }

    private static String list(Collection<String> items) {
        return items.isEmpty() ? "–" : String.join(" ", items);
    }

    private String roads(Collection<String> names) {
        return names.stream().map(words::road).collect(Collectors.joining(" │ "));
    }

    /** Each action space with its cards and its limit. */
    private String played(Position.Player player) {
        List<String> spaces = new ArrayList<>();
        for (ActionSpace space : edition.playerBoard().limits().keySet()) {
            List<String> cards = player.played().getOrDefault(space, List.of());
            Integer cones = player.cones().get(space);
            int limit =
                    edition.playerBoard().limits().getOrDefault(space, 1) + (cones == null ? 0 : FULL_CONES - cones);
            spaces.add(Words.word(space) + " " + cards.size() + "/" + limit
                    + (cards.isEmpty() ? "" : " " + String.join(" ", cards)));
        }
        return String.join(" │ ", spaces);
    }

    private static String technologies(Position.Player player) {
        String open = player.technologies().entrySet().stream()
                .map(column -> Words.title(column.getKey()) + " " + list(column.getValue()))
                .collect(Collectors.joining(" │ "));
        List<String> tokens = player.tokens().stream().map(Words::word).toList();
        return open + " │ tokens " + list(tokens) + " + " + player.extraTokens() + " extra";
    }

    private String trucks(Position.Player player) {
        List<String> trucks = new ArrayList<>();
        for (int i = 0; i < player.trucks().size(); i++) {
            Position.Truck truck = player.trucks().get(i);
            trucks.add((i + 1) + " " + words.truck(truck));
        }
        return String.join(" │ ", trucks);
    }

    private String deliveries(Position.Player player) {
        Edition.DeliveryBoard board = edition.trade().boards().stream()
                .filter(candidate -> candidate.name().equals(player.deliveryBoard()))
                .findFirst()
                .orElseThrow();
        List<String> countries = new ArrayList<>();
        for (int i = 0; i < edition.trade().countries().size(); i++) {
            Edition.Country country = edition.trade().countries().get(i);
            String name = country.name().replace(" ", "");
            Edition.Wish wish = board.wishes().get(i);
            String state = player.claimed().contains(name)
                    ? "claimed"
                    : player.claimable().contains(name)
                            ? "to claim: " + bonus(wish)
                            : Words.word(wish.goods()).substring(0, 4) + "→" + bonus(wish);
            String paid = player.paid().contains(name) ? "DM ✓" : "DM " + country.money();
            countries.add((player.delivered().contains(name) ? "✓" : "") + country.name() + " " + state + "/" + paid);
        }
        return String.join(" │ ", countries);
    }

    private static String bonus(Edition.Wish wish) {
        return switch (wish.bonus().kind()) {
            case DM -> "DM " + wish.bonus().amount();
            case DEVELOP -> "develop " + wish.bonus().amount();
            default -> Words.word(wish.bonus().kind());
        };
    }
}
