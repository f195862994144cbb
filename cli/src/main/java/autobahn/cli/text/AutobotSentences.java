package autobahn.cli.text;

import static autobahn.cli.text.Words.bonus;
import static autobahn.cli.text.Words.word;

import autobahn.engine.Event;
import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;

/** How Autobot came to what it does: card, task, queue, options, and each priority that removed some of them. */
final class AutobotSentences {
    /** Longer lists are only counted. */
    private static final int MOST_NAMES = 4;

    private final Words words;

    AutobotSentences(Words words) {
        this.words = words;
    }

    static String drew(Event.AutobotDrew e) {
        String colours = e.colours().stream().map(Words::word).collect(Collectors.joining(" and "));
        return "Autobot draws the colour card " + e.card() + (colours.equals(e.card()) ? "." : " (" + colours + ").");
    }

    static String queued(Event.AutobotTaskQueued e) {
        return "Autobot draws task " + e.task() + " (" + action(e.action())
                + "), which is not possible in this colour: it waits in the queue.";
    }

    static String task(Event.AutobotTask e) {
        String bonus = e.bonus() == null ? "" : ", first the bonus '" + bonus(e.bonus()) + "'";
        String queue = e.queue().isEmpty()
                ? ""
                : "; in the queue " + (e.queue().size() == 1 ? "waits task " : "wait tasks ")
                        + e.queue().stream().map(String::valueOf).collect(Collectors.joining(", "));
        return "Autobot takes task " + e.task() + (e.fromQueue() ? " from the queue" : "") + ": " + action(e.action())
                + " on " + word(e.colour()) + bonus + queue + ".";
    }

    private static String action(String action) {
        return action.equals("build") ? "build or upgrade" : bonus(action);
    }

    /** The chain of priorities, each with what it removed or kept, whichever is shorter. */
    String chose(Event.AutobotChose e) {
        UnaryOperator<String> name = naming(e.question());
        String chosen = name.apply(e.chosen());
        if (e.options().size() == 1) {
            return "Autobot can only " + question(e.question()) + " " + chosen + ".";
        }
        StringBuilder text = new StringBuilder(
                "Autobot can " + question(e.question()) + " " + e.options().size() + " places"
                        + (e.options().size() > MOST_NAMES ? "" : " (" + names(e.options(), name) + ")") + ".");
        List<String> before = e.options();
        for (Event.AutobotChose.Priority priority : e.priorities()) {
            List<String> removed = new ArrayList<>(before);
            removed.removeAll(priority.left());
            text.append(" Priority '").append(priority.name()).append("' ");
            text.append(
                    priority.left().size() < removed.size()
                            ? "keeps " + names(priority.left(), name)
                            : "removes " + names(removed, name));
            text.append('.');
            before = priority.left();
        }
        text.append(before.size() == 1 ? "" : " Nothing tells the rest apart: the first counts.");
        return text + " So it is " + chosen + ".";
    }

    private static String question(String question) {
        return switch (question) {
            case "build" -> "build";
            case "upgrade" -> "upgrade";
            case "station" -> "place a station on";
            case "improve" -> "improve its station on";
            default -> question;
        };
    }

    private UnaryOperator<String> naming(String question) {
        return switch (question) {
            case "deliver to" -> words::place;
            case "load at" -> words::depot;
            default -> words::road;
        };
    }

    private static String names(List<String> names, UnaryOperator<String> name) {
        return names.size() > MOST_NAMES
                ? String.valueOf(names.size())
                : names.stream().map(name).collect(Collectors.joining(", "));
    }
}
