package autobahn.cli.text;

import autobahn.engine.Position;
import autobahn.engine.View;
import autobahn.engine.edition.Bonus;
import autobahn.engine.edition.Edition;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/** Autobot's board: its cards and tasks, the queue, stations, slots, trucks with where they go. */
final class AutobotText {
    private final Edition edition;
    private final View view;
    private final Words words;
    private final Rows rows;

    AutobotText(Edition edition, View view, Rows rows) {
        this.edition = edition;
        this.view = view;
        this.rows = rows;
        words = new Words(edition);
    }

    void write(Position.Player player, Position.Autobot bot, View.DeckSizes decks) {
        rows.add("employees", player.supply() + " in the supply │ " + player.lobby() + " in the lobby");
        rows.add(
                "colours",
                Words.word(bot.colour()) + " now │ face up " + list(bot.colourCardsUsed()) + " │ " + decks.colours()
                        + " face down" + (bot.yellowOnTop() ? ", yellow on top" : ""));
        rows.add(
                "tasks",
                "queue " + tasks(bot.taskQueue()) + " │ done " + tasks(bot.tasksUsed()) + " │ " + decks.tasks()
                        + " face down │ " + decks.advancedTasks() + " advanced left");
        Edition.SoloBoard board = board();
        rows.add(
                "stations",
                filled(player.stations().size(), board.stations())
                        + player.stations().stream()
                                .map(link -> " │ " + words.road(link))
                                .collect(Collectors.joining()));
        rows.add("slots", filled(bot.slotsFilled(), board.slots()));
        rows.add("trucks", trucks(player));
        rows.add(
                "delivered",
                player.delivered().isEmpty()
                        ? "–"
                        : player.delivered().stream().map(words::place).collect(Collectors.joining(" │ ")));
        if (bot.wineCards() != null && !bot.wineCards().isEmpty()) {
            rows.add("wine cards", bot.wineCards().stream().map(words::road).collect(Collectors.joining(" │ ")));
        }
    }

    private Edition.SoloBoard board() {
        var solo = view.options().solo();
        return solo != null && solo.hard()
                ? edition.solo().hard()
                : edition.solo().easy();
    }

    /** How many spaces of a row are used, and what the next one will give. */
    private static String filled(int count, List<Bonus> spaces) {
        String next = count < spaces.size() ? ", next: " + bonus(spaces.get(count)) : "";
        return count + " of " + spaces.size() + next;
    }

    private static String bonus(Bonus bonus) {
        String where = bonus.department() == null ? "" : " to " + Words.title(bonus.department());
        return Words.word(bonus.kind()) + (bonus.amount() > 1 ? " " + bonus.amount() : "") + where;
    }

    /** Tasks by value with what each is. */
    private String tasks(List<Integer> values) {
        return values.isEmpty()
                ? "–"
                : values.stream().map(value -> value + " " + action(value)).collect(Collectors.joining(", "));
    }

    private String action(int value) {
        return edition.solo().tasks().stream()
                .filter(task -> task.value() == value)
                .map(task -> Words.word(task.action()))
                .findFirst()
                .orElse("");
    }

    private String trucks(Position.Player player) {
        List<String> trucks = new ArrayList<>();
        for (int i = 0; i < player.trucks().size(); i++) {
            Position.Truck truck = player.trucks().get(i);
            String heads = truck.destination() == null ? "" : ", heads for " + words.place(truck.destination());
            trucks.add((i + 1) + " " + words.truck(truck) + heads);
        }
        return String.join(" │ ", trucks);
    }

    private static String list(List<String> items) {
        return items.isEmpty() ? "–" : String.join(" ", items);
    }
}
