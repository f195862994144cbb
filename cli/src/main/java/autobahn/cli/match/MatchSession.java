package autobahn.cli.match;

import autobahn.bots.match.GameResult;
import autobahn.bots.match.Match;
import autobahn.cli.console.Console;
import autobahn.cli.console.ProgressBar;
import java.util.List;
import java.util.function.Consumer;

/** Plays games of a match with a bar that shows how far it is, and saves now and then; Ctrl-C loses none that is finished. */
public final class MatchSession {
    private static final long SAVE_NANOS = 5_000_000_000L;
    private static final long PATIENCE_MILLIS = 20_000;

    private final MatchRunner runner = new MatchRunner();
    private final Console console;
    private final Runnable save;
    private long saved = System.nanoTime();

    /** @param save keeps what is known so far */
    public MatchSession(Console console, Runnable save) {
        this.console = console;
        this.save = save;
    }

    /** No further game is begun. */
    public void stop() {
        runner.stop();
    }

    /** @param each hears every result, one at a time */
    public void play(Match match, List<Integer> games, int threads, Consumer<GameResult> each) {
        Thread main = Thread.currentThread();
        Thread hook = new Thread(() -> {
            runner.stop();
            try {
                main.join(PATIENCE_MILLIS);
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
        });
        Runtime.getRuntime().addShutdownHook(hook);
        int[] done = {0};
        try (ProgressBar bar = new ProgressBar(console.err(), Math.max(1, games.size()), console.errTerminal())) {
            runner.run(match, games, threads, result -> {
                each.accept(result);
                bar.show(++done[0]);
                if (System.nanoTime() - saved > SAVE_NANOS) {
                    save.run();
                    saved = System.nanoTime();
                }
            });
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        try {
            Runtime.getRuntime().removeShutdownHook(hook);
        } catch (IllegalStateException e) {
            // Ctrl-C: the hook waits until the results are written
        }
    }
}
