package autobahn.cli.train;

import autobahn.bots.Dice;
import autobahn.bots.learn.Network;
import autobahn.bots.train.Fitting;
import autobahn.bots.train.Lesson;
import autobahn.bots.train.Marks;
import autobahn.bots.train.Schooling;
import autobahn.engine.Box;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.jspecify.annotations.Nullable;

/** Expert iteration, generation by generation: games by the best network so far, a network fitted to them, a test. */
public final class Training {
    /**
     * How much of everything.
     *
     * @param games of a generation
     * @param iterations of search for a turn
     * @param tables with how many players
     * @param window generations that a network is fitted to
     * @param gate games at most in which a new network must show that it is better
     */
    public record Amounts(
            int games, Schooling.Tables tables, int iterations, int epochs, int window, int gate, int threads) {}

    private final Box box;
    private final TrainingFolder folder;
    private final Amounts amounts;
    private final long seed;
    private final PrintWriter out;

    /** @param start what it goes on from, null if that is in the folder or if it begins with nothing */
    public Training(Box box, Path folder, @Nullable Network start, Amounts amounts, long seed, PrintWriter out) {
        this.box = box;
        this.folder = new TrainingFolder(folder);
        if (start != null) {
            this.folder.begin(start);
        }
        this.amounts = amounts;
        this.seed = seed;
        this.out = out;
    }

    /** Goes on to so many generations. */
    public void run(int generations) throws InterruptedException {
        for (int number = folder.next(); number <= generations; number++) {
            play(number, 1, 1);
            fit(number);
        }
    }

    /** Plays one part of the games of the generation that is due. */
    public void playPart(int index, int parts) throws InterruptedException {
        play(folder.next(), index, parts);
    }

    private void play(int number, int index, int parts) throws InterruptedException {
        Path file = folder.games(number, index, parts);
        Set<Integer> played = new HashSet<>();
        folder.lessons(number).forEach(lesson -> played.add(lesson.number()));
        List<Integer> left = new ArrayList<>();
        for (int game = index - 1; game < amounts.games(); game += parts) {
            if (!played.contains(game)) {
                left.add(game);
            }
        }
        tell("generation " + number + ": " + left.size() + " games to play");
        Schooling school =
                new Schooling(box, folder.pool(number), amounts.tables(), Dice.mix(seed, number), amounts.iterations());
        try (ExecutorService pool = Executors.newFixedThreadPool(amounts.threads())) {
            List<Future<?>> games = new ArrayList<>();
            for (int game : left) {
                games.add(pool.submit(() -> {
                    Lesson lesson = school.play(game);
                    synchronized (folder) {
                        TrainingFolder.add(file, lesson);
                    }
                }));
            }
            for (Future<?> game : games) {
                game.get();
            }
        } catch (ExecutionException e) {
            throw new IllegalStateException("a game failed", e.getCause());
        }
    }

    private void fit(int number) throws InterruptedException {
        List<Lesson> lessons = new ArrayList<>();
        for (int i = Math.max(1, number - amounts.window() + 1); i <= number; i++) {
            lessons.addAll(folder.lessons(i));
        }
        Fitting.Plan plan = Fitting.Plan.usual(Dice.mix(seed, -number)).with(amounts.epochs());
        StringBuilder report = new StringBuilder("# Generation " + number + "\n\n" + lessons.size() + " games\n\n");
        List<Marks> rounds = new ArrayList<>();
        Network best = folder.pool(number).best();
        Network start = folder.start() == null ? null : best;
        Network network = new Fitting(lessons, plan, start).fit(epoch -> {
            Marks marks = new Marks(epoch, lessons);
            rounds.add(marks);
            tell(marks.line());
            report.append(marks.line()).append("\n\n");
        });
        folder.draw(number, Marks.curves("Held-out log-loss of generation " + number, rounds));
        report.append("![held-out log-loss](" + TrainingFolder.CURVES + ")\n\n");
        report.append(rounds.getLast().calibration()).append('\n');
        Gate gate = new Gate(box, amounts.tables().usualPlayers(), amounts.gate(), amounts.threads());
        boolean better = gate.passes(network, best, Dice.mix(seed, 1000L + number));
        report.append(gate.report());
        tell(gate.report().trim());
        tell((better ? "accepted: " : "refused: ") + folder.keep(number, network, better, report.toString()));
    }

    private void tell(String line) {
        out.println(line);
        out.flush();
    }
}
