package autobahn.bench;

import autobahn.bots.BotRecipe;
import autobahn.bots.Budget;
import autobahn.bots.Player;
import autobahn.edition.Editions;
import autobahn.engine.Box;
import autobahn.engine.Game;
import autobahn.engine.Options;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import jdk.jfr.Recording;
import jdk.jfr.consumer.RecordedEvent;
import jdk.jfr.consumer.RecordedFrame;
import jdk.jfr.consumer.RecordingFile;

/**
 * Where a search bot's time goes, as a table for {@code bench/results.md}: it plays against itself while the JVM notes every
 * few milliseconds what it is at. {@code java -cp … autobahn.bench.SearchProfile [BOT] [SECONDS]}.
 */
public final class SearchProfile {
    /** What time is spent on. The first that a stack names, from its top, has the moment. */
    enum Work {
        COPIES("copying games and dealing hidden things anew"),
        VALUE("judging positions"),
        HABITS("choosing moves in playouts by habit"),
        ENGINE("the engine: moves generated and played"),
        CANDIDATES("finding candidate turns, apart from all that"),
        REST("the rest");

        private final String text;

        Work(String text) {
            this.text = text;
        }
    }

    private static final Duration PERIOD = Duration.ofMillis(5);
    private static final int ITERATIONS = 240;
    private static final int USUAL_SECONDS = 20;
    private static final double PERCENT = 100;

    private final Map<Work, Integer> inTurns = new EnumMap<>(Work.class);
    private final Map<Work, Integer> inPlayouts = new EnumMap<>(Work.class);
    private int samples;

    private SearchProfile() {}

    public static void main(String[] args) throws IOException {
        String bot = args.length > 0 ? args[0] : "master";
        int seconds = args.length > 1 ? Integer.parseInt(args[1]) : USUAL_SECONDS;
        for (int players : new int[] {2, 4}) {
            new SearchProfile().run(BotRecipe.of(bot), players, seconds);
        }
    }

    private void run(BotRecipe recipe, int players, int seconds) throws IOException {
        play(recipe, players, seconds / 4);
        Path file = Files.createTempFile("search", ".jfr");
        int decisions;
        try (Recording recording = new Recording()) {
            recording.enable("jdk.ExecutionSample").withPeriod(PERIOD);
            recording.start();
            decisions = play(recipe, players, seconds);
            recording.stop();
            recording.dump(file);
        }
        try (RecordingFile read = new RecordingFile(file)) {
            while (read.hasMoreEvents()) {
                count(read.readEvent());
            }
        }
        Files.delete(file);
        System.out.printf(
                Locale.ROOT,
                "%s, %d players, %d iterations a turn: %d samples, %d decisions%n%n",
                recipe.id(),
                players,
                ITERATIONS,
                samples,
                decisions);
        System.out.println("| | finding turns | playouts |\n|---|--:|--:|");
        for (Work work : Work.values()) {
            System.out.printf(
                    Locale.ROOT,
                    "| %s | %.1f %% | %.1f %% |%n",
                    work.text,
                    share(inTurns, work),
                    share(inPlayouts, work));
        }
        System.out.println();
    }

    private double share(Map<Work, Integer> counted, Work work) {
        return PERCENT * counted.getOrDefault(work, 0) / Math.max(1, samples);
    }

    /** Games of the bot against itself for a while; how many decisions it made. */
    private static int play(BotRecipe recipe, int players, int seconds) {
        Box box = new Box(Editions.standard());
        Options options = Options.players(players);
        long end = System.nanoTime() + Duration.ofSeconds(seconds).toNanos();
        int decisions = 0;
        for (long seed = 0; System.nanoTime() < end; seed++) {
            Game game = box.newGame(options, seed);
            List<Player> seats = new ArrayList<>();
            for (int seat = 0; seat < players; seat++) {
                seats.add(new Player(recipe.bot(box, options, seed + seat), game, seed + seat, System.err::println));
            }
            while (!game.isOver() && System.nanoTime() < end) {
                game.play(seats.get(game.seatToMove()).choose(game, Budget.iterations(ITERATIONS)));
                decisions++;
            }
        }
        return decisions;
    }

    private void count(RecordedEvent event) {
        if (event.getStackTrace() == null) {
            return;
        }
        List<String> stack = event.getStackTrace().getFrames().stream()
                .map(SearchProfile::name)
                .toList();
        if (stack.stream().noneMatch(frame -> frame.startsWith("bots.Player."))) {
            return;
        }
        samples++;
        boolean finding = stack.stream().anyMatch(frame -> frame.startsWith("bots.Turns."));
        (finding ? inTurns : inPlayouts).merge(work(stack), 1, Integer::sum);
    }

    private static String name(RecordedFrame frame) {
        String type = frame.getMethod().getType().getName();
        return (type.startsWith("autobahn.") ? type.substring("autobahn.".length()) : type) + "."
                + frame.getMethod().getName();
    }

    private static Work work(List<String> stack) {
        for (String frame : stack) {
            if (frame.contains("Redeal") || frame.endsWith(".copyFrom") || frame.contains("copyAsSeen")) {
                return Work.COPIES;
            }
            if (frame.startsWith("bots.Terms")
                    || frame.startsWith("bots.RoadFacts")
                    || frame.startsWith("bots.Value")
                    || frame.startsWith("bots.Chances")
                    || frame.startsWith("bots.LearntValue")) {
                return Work.VALUE;
            }
            if (frame.startsWith("engine.Game.play")
                    || frame.startsWith("engine.Game.move")
                    || frame.startsWith("engine.Game.isLegal")) {
                return Work.ENGINE;
            }
            if (frame.startsWith("bots.Playout") || frame.startsWith("bots.Kinds") || frame.startsWith("bots.Border")) {
                return Work.HABITS;
            }
            if (frame.startsWith("bots.Turns") || frame.startsWith("bots.Keepsakes")) {
                return Work.CANDIDATES;
            }
        }
        return Work.REST;
    }
}
