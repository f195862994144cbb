package autobahn.cli.train;

import autobahn.bots.learn.Network;
import autobahn.bots.learn.NetworkFile;
import autobahn.bots.train.Lesson;
import autobahn.bots.train.LessonFile;
import autobahn.bots.train.Schooling;
import autobahn.cli.console.BadInput;
import autobahn.cli.console.NetworkFiles;
import autobahn.cli.console.TextFiles;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * What a training has written so far, which is also all that it knows: a folder for each generation with its games, part by
 * part, and the network that was fitted, accepted or refused. So it can be broken off at any moment.
 */
public final class TrainingFolder {
    static final String CURVES = "curves.svg";
    private static final String START = "start.bin";
    private static final String ACCEPTED = "network.bin";
    private static final String REFUSED = "refused.bin";
    private static final String REPORT = "report.md";

    private final Path root;

    public TrainingFolder(Path root) {
        this.root = root;
    }

    /** Remembers what the training goes on from. */
    public void begin(Network start) {
        Path file = root.resolve(START);
        byte[] bytes = NetworkFile.write(start);
        try {
            if (Files.exists(file)) {
                if (!Arrays.equals(Files.readAllBytes(file), bytes)) {
                    throw new BadInput(root + ": this training went on from another network; take another folder");
                }
            } else if (Files.exists(generation(1))) {
                throw new BadInput(root + ": this training began with no network; take another folder");
            } else {
                Files.createDirectories(root);
                NetworkFiles.write(file, start);
            }
        } catch (IOException e) {
            throw unreadable(file, e);
        }
    }

    /** What the training goes on from, null if it began with nothing. */
    public @Nullable Network start() {
        Path file = root.resolve(START);
        return Files.exists(file) ? NetworkFiles.read(file) : null;
    }

    private Path generation(int number) {
        return root.resolve("generation-" + number);
    }

    /** The first generation whose network is not fitted yet, from 1. */
    public int next() {
        int number = 1;
        while (network(number) != null || Files.exists(generation(number).resolve(REFUSED))) {
            number++;
        }
        return number;
    }

    private @Nullable Network network(int number) {
        Path file = generation(number).resolve(ACCEPTED);
        return Files.exists(file) ? NetworkFiles.read(file) : null;
    }

    /** Those who play the games of a generation: the last network that was accepted before, and the earlier ones. */
    public Schooling.Pool pool(int number) {
        List<Network> all = new ArrayList<>();
        Network start = start();
        if (start != null) {
            all.add(start);
        }
        for (int i = 1; i < number; i++) {
            Network one = network(i);
            if (one != null) {
                all.add(one);
            }
        }
        return new Schooling.Pool(
                all.isEmpty() ? null : all.getLast(), all.isEmpty() ? all : all.subList(0, all.size() - 1));
    }

    /** The lessons of a generation, of all parts. */
    public List<Lesson> lessons(int number) {
        List<Lesson> lessons = new ArrayList<>();
        try (Stream<Path> files = Files.exists(generation(number)) ? Files.list(generation(number)) : Stream.empty()) {
            for (Path file : files.filter(f -> f.getFileName().toString().startsWith("games-"))
                    .sorted()
                    .toList()) {
                lessons.addAll(LessonFile.read(Files.readAllBytes(file)));
            }
        } catch (IOException e) {
            throw unreadable(generation(number), e);
        }
        return lessons;
    }

    /** The file of a part, to be added to; what a crash has left of a game at its end is cut off. */
    public Path games(int number, int index, int parts) {
        Path file = generation(number).resolve("games-" + index + "-of-" + parts + ".bin");
        try {
            Files.createDirectories(generation(number));
            if (Files.exists(file)) {
                byte[] bytes = Files.readAllBytes(file);
                int whole = LessonFile.whole(bytes);
                if (whole < bytes.length) {
                    Files.write(file, Arrays.copyOf(bytes, whole));
                }
            }
            return file;
        } catch (IOException e) {
            throw unreadable(file, e);
        }
    }

    public static void add(Path file, Lesson lesson) {
        try {
            Files.write(file, LessonFile.write(lesson), StandardOpenOption.CREATE, StandardOpenOption.APPEND);
        } catch (IOException e) {
            throw unreadable(file, e);
        }
    }

    /** Keeps the picture of how a generation has learnt. */
    public void draw(int number, String svg) {
        try {
            Files.writeString(generation(number).resolve(CURVES), svg);
        } catch (IOException e) {
            throw unreadable(generation(number), e);
        }
    }

    /** Ends a generation. */
    public Path keep(int number, Network network, boolean accepted, String report) {
        Path file = generation(number).resolve(accepted ? ACCEPTED : REFUSED);
        try {
            Files.writeString(generation(number).resolve(REPORT), report);
        } catch (IOException e) {
            throw unreadable(generation(number), e);
        }
        NetworkFiles.write(file, network);
        return file;
    }

    private static BadInput unreadable(Path file, IOException e) {
        return new BadInput(file + ": cannot be read or written (" + TextFiles.reason(e) + ")");
    }
}
