package autobahn.cli.match;

import autobahn.cli.BadInput;

/** {@code 20ms} or {@code iterations:500}. */
public record BudgetText(long millis, int iterations) {
    public static BudgetText parse(String text) {
        try {
            if (text.endsWith("ms")) {
                return new BudgetText(
                        Math.max(
                                1,
                                Long.parseLong(
                                        text.substring(0, text.length() - 2).trim())),
                        0);
            }
            if (text.startsWith("iterations:")) {
                return new BudgetText(
                        0,
                        Math.max(
                                1,
                                Integer.parseInt(
                                        text.substring("iterations:".length()).trim())));
            }
        } catch (NumberFormatException e) {
            // told below
        }
        throw new BadInput("--budget is a time such as 20ms or iterations:500, not " + text);
    }
}
