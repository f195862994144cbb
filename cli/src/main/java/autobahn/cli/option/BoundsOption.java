package autobahn.cli.option;

import autobahn.bots.match.Hypotheses;
import autobahn.cli.console.BadInput;
import java.util.List;
import java.util.function.DoubleUnaryOperator;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** What a sequential test decides between: {@code --elo 0,20} or {@code --share 50,53}, and how often it may err. */
public final class BoundsOption {
    private static final double PERCENT = 100;
    private static final List<Double> USUAL = List.of(0.0, 20.0);

    @Option(
            names = "--elo",
            split = ",",
            paramLabel = "E",
            description = "Strength above the other that is not enough, and that is enough (default: 0,20).")
    private @Nullable List<Double> elo;

    @Option(
            names = "--share",
            split = ",",
            paramLabel = "PERCENT",
            description = "The same as shares of first places, such as 25,30 with four players.")
    private @Nullable List<Double> share;

    @Option(
            names = "--errors",
            split = ",",
            paramLabel = "PERCENT",
            defaultValue = "5,5",
            description = "How often one that is not better may pass, and one that is better fail (default: 5,5).")
    private List<Double> errors;

    /** @param sides how many are equal if the bots are */
    public Hypotheses hypotheses(int sides) {
        if (elo != null && share != null) {
            throw new BadInput("--elo and --share say the same in two ways: give one of them");
        }
        double[] bounds = share != null
                ? two("--share", share, percent -> percent / PERCENT)
                : two("--elo", elo == null ? USUAL : elo, points -> Hypotheses.share(points, sides));
        double[] rates = two("--errors", errors, percent -> percent / PERCENT);
        try {
            return new Hypotheses(bounds[0], bounds[1], rates[0], rates[1]);
        } catch (IllegalArgumentException e) {
            throw new BadInput((share != null ? "--share: " : "--elo: ") + e.getMessage());
        }
    }

    private static double[] two(String option, List<Double> numbers, DoubleUnaryOperator unit) {
        if (numbers.size() != 2) {
            throw new BadInput(option + " takes two numbers, such as " + option + " 0,20");
        }
        return numbers.stream().mapToDouble(Double::doubleValue).map(unit).toArray();
    }
}
