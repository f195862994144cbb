package autobahn.cli.text;

import autobahn.engine.Feature;
import autobahn.engine.Game;
import autobahn.engine.Position;
import autobahn.engine.View;
import autobahn.engine.edition.Bonus;
import autobahn.engine.edition.Colour;
import autobahn.engine.edition.Department;
import autobahn.engine.edition.Edition;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.stream.Collectors;

/** The whole table for a terminal: era, map, offices, administration, display, and each player's board. */
public final class TableText {
    private final View view;
    private final Paint paint;
    private final int width;
    private final Edition edition;
    private final StringBuilder out = new StringBuilder();

    public TableText(Game game, View view, Paint paint, int width) {
        this.view = view;
        this.paint = paint;
        this.width = width;
        edition = game.box().edition();
    }

    /** @param map the map as text; drawings know texts, not the other way round */
    public String all(String map) {
        line(paint.bold(heading()));
        if (view.options().solo() != null || !view.options().features().isEmpty()) {
            line(OptionText.of(view.options()));
        }
        out.append('\n').append(map).append('\n');
        table();
        for (int seat = 0; seat < view.players().size(); seat++) {
            out.append('\n').append(player(seat));
        }
        if (view.toMove() == null) {
            out.append('\n').append(ScoreText.end(view.scores(), view.options()));
        }
        return out.toString();
    }

    /** One player's board. */
    public String player(int seat) {
        return new PlayerText(edition, view, paint, width).of(seat);
    }

    /** Era, how far it is, and whose decision is due; after the end, who has won. */
    public String heading() {
        Position.Table table = view.table();
        Edition.Era era = edition.dashboard().eras().get(table.era() - 1);
        String progress = "Era %d (%s) · %d of %d sections · build %d, or %d a half; upgrade %d a section; trucks %d"
                .formatted(
                        table.era(),
                        era.years(),
                        table.sectionsBuilt(),
                        due(view),
                        era.buildSingle(),
                        era.buildDouble(),
                        era.upgrade(),
                        era.truckSteps());
        String last = table.turnsLeft() == null || view.toMove() == null ? "" : " · last round";
        String decision = view.toMove() == null
                ? "The game is over: " + ScoreText.verdict(view.scores(), view.options())
                : Words.player(view.toMove(), view.options()) + ": " + Words.decision(String.valueOf(view.decision()));
        return progress + last + "\n" + deadRounds() + decision;
    }

    /** With how many sections in all the era ends; a view always says it. */
    public static int due(View view) {
        return Objects.requireNonNull(view.table().eraTarget());
    }

    private String deadRounds() {
        Integer rounds = view.table().deadRounds();
        return rounds == null || view.table().trigger() != null || view.toMove() == null
                ? ""
                : "Nobody could build for " + Words.count(rounds, "round") + ": a dead end ends the era (ERA-5)\n";
    }

    private void table() {
        Position.Table table = view.table();
        line("offices        "
                + Arrays.stream(Colour.values())
                        .map(colour -> office(colour, table.offices().getOrDefault(colour, List.of())))
                        .collect(Collectors.joining("  ")));
        for (int floor = edition.administration().floors(); floor >= 1; floor--) {
            line((floor == 3 ? "administration " : " ".repeat(15)) + floor(floor));
        }
        line("display        " + Words.wrap(String.join("  ", table.display()), "  ", width, 15)
                + paint.dim("  (" + view.deckSize() + " in the deck)"));
        if (!table.openRoutes().isEmpty()) {
            Words words = new Words(edition);
            line("route cards    "
                    + table.openRoutes().stream().map(words::road).collect(Collectors.joining("  ")));
        }
        new ModulesText(edition).table(view).forEach(text -> line(Words.wrap(text, " │ ", width, 15)));
        line("development    " + Words.wrap(track(), " ", width, 15));
    }

    private String office(Colour colour, List<Integer> employees) {
        int seats = view.reckoning().officeSeats().getOrDefault(colour, 0);
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < seats; i++) {
            text.append(i < employees.size() ? paint.player(employees.get(i), "" + (employees.get(i) + 1)) : "·");
        }
        return paint.road(colour, true, Words.word(colour)) + " " + text;
    }

    private String floor(int floor) {
        StringBuilder text = new StringBuilder("floor " + floor + "  ");
        for (Department department : Department.values()) {
            if (inPlay(department)) {
                text.append(Words.title(department))
                        .append(' ')
                        .append(seated(department, floor))
                        .append("   ");
            }
        }
        return text.toString().stripTrailing();
    }

    private boolean inPlay(Department department) {
        return switch (department) {
            case PLANNING -> view.options().has(Feature.PLANNING);
            case CUSTOMS -> view.options().has(Feature.CUSTOMS);
            default -> true;
        };
    }

    private String seated(Department department, int floor) {
        StringBuilder text = new StringBuilder();
        int count = 0;
        for (int seat = 0; seat < view.players().size(); seat++) {
            if (view.players()
                    .get(seat)
                    .departments()
                    .getOrDefault(department, List.of())
                    .contains(floor)) {
                text.append(paint.player(seat, "" + (seat + 1)));
                count++;
            }
        }
        return text + "·".repeat(Math.max(0, edition.administration().seatsPerFloor() - count));
    }

    /** The track with its bonuses and the players on it. */
    private String track() {
        StringBuilder text = new StringBuilder();
        List<? extends Bonus> track = edition.administration().track();
        for (int space = 0; space < track.size(); space++) {
            Bonus bonus = track.get(space);
            int at = space;
            boolean taken = view.players().stream().anyMatch(player -> player.development() == at);
            if (bonus == null && !taken) {
                continue;
            }
            text.append(space).append(bonus == null ? "" : ":" + brief(bonus));
            for (int seat = 0; seat < view.players().size(); seat++) {
                if (view.players().get(seat).development() == space) {
                    text.append(paint.player(seat, "<" + (seat + 1)));
                }
            }
            text.append(' ');
        }
        return text.toString().stripTrailing();
    }

    private static String brief(Bonus bonus) {
        return switch (bonus.kind()) {
            case DM -> "DM" + bonus.amount();
            default -> Words.word(bonus.kind());
        };
    }

    private void line(String text) {
        out.append(text.stripTrailing()).append('\n');
    }
}
