package autobahn.cli.command;

import autobahn.bots.Budget;
import autobahn.bots.match.Balance;
import autobahn.bots.match.Estimate;
import autobahn.bots.match.GameResult;
import autobahn.bots.match.Match;
import autobahn.bots.match.Setting;
import autobahn.bots.match.Standings;
import autobahn.cli.console.BadInput;
import autobahn.cli.console.ProgressBar;
import autobahn.cli.match.MatchRunner;
import autobahn.cli.option.EditionOption;
import autobahn.cli.option.FirstSeedOption;
import autobahn.cli.option.RunOptions;
import autobahn.cli.option.TableOptions;
import autobahn.engine.Box;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/** {@code autobahn balance}. */
@Command(
        name = "balance",
        description = "Plays many games between equal bots and tells what wins more than its share.",
        footer =
                "Things marked with ! are out of line by Holm's test at 5 %%: designed figures (provenance D) to look at.",
        mixinStandardHelpOptions = true)
public final class BalanceCommand extends BaseCommand {
    private static final int USUAL_GAMES = 200;

    @Option(names = "--bot", paramLabel = "BOT", defaultValue = "greedy", description = "Who plays all seats.")
    private String bot;

    @Mixin
    private RunOptions amount;

    @Mixin
    private FirstSeedOption seed;

    @Mixin
    private TableOptions table;

    @Mixin
    private EditionOption edition;

    @Option(names = "--json", description = "Print JSON for programs.")
    private boolean json;

    @Override
    void run() {
        Box box = edition.boxOfBots(console());
        List<GameResult> results = play(box);
        Balance balance = new Balance(results);
        Standings standings = new Standings(results);
        List<Balance.Trait> traits = balance.traits();
        out().print(json ? tree(balance, standings, traits) : text(balance, standings, traits));
    }

    private List<GameResult> play(Box box) {
        int games = amount.games(USUAL_GAMES);
        Setting setting;
        try {
            setting = new Setting(List.of(bot), games * players(), table.options(2), seed.seed(), 0, 0);
        } catch (IllegalArgumentException e) {
            throw new BadInput(e.getMessage());
        }
        Match match = new Match(box, setting, Budget.Clock.WALL);
        // equal bots: one rotation of each deal is enough
        List<Integer> numbers = new ArrayList<>();
        for (int game = 0; game < games; game++) {
            numbers.add(game * players());
        }
        List<GameResult> results = new ArrayList<>();
        try (ProgressBar bar = new ProgressBar(console().err(), games, console().errTerminal())) {
            new MatchRunner().run(match, numbers, amount.threads(), result -> {
                results.add(result);
                bar.show(results.size());
            });
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        results.sort(Comparator.comparingInt(GameResult::number));
        return results;
    }

    private int players() {
        return table.options(2).players();
    }

    private static String text(Balance balance, Standings standings, List<Balance.Trait> traits) {
        StringBuilder text = new StringBuilder();
        line(text, "games", Integer.toString(standings.games().size()));
        line(text, "turns", standings.turns().plain());
        for (int era = 0; era < 3; era++) {
            String detail = standings.eraTurns(era).plain() + " turns, DM at its end "
                    + balance.money().get(era).plain();
            line(text, "era " + (era + 1), detail);
        }
        for (int i = 0; i < GameResult.COMPONENTS.size(); i++) {
            Estimate points = balance.components().get(i);
            if (points.value() > 0) {
                line(text, GameResult.COMPONENTS.get(i), points.plain() + " points");
            }
        }
        text.append('\n');
        for (Balance.Trait trait : traits) {
            text.append(String.format(
                    Locale.ROOT,
                    "%s %-34s %5d times, first %s%n",
                    trait.conspicuous() ? "!" : " ",
                    trait.name(),
                    trait.first().count(),
                    trait.first().percent()));
        }
        return text.toString();
    }

    private static void line(StringBuilder text, String name, String value) {
        text.append(String.format(Locale.ROOT, "%-12s %s%n", name, value));
    }

    private static String tree(Balance balance, Standings standings, List<Balance.Trait> traits) {
        JsonMapper mapper = new JsonMapper();
        ObjectNode root = mapper.createObjectNode();
        root.put("games", standings.games().size());
        root.set("turns", mapper.valueToTree(standings.turns()));
        root.set("moneyByEra", mapper.valueToTree(balance.money()));
        root.set("components", mapper.valueToTree(balance.components()));
        root.set("traits", mapper.valueToTree(traits));
        return root.toPrettyString() + "\n";
    }
}
