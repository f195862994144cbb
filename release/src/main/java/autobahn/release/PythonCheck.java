package autobahn.release;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The Python package as researchers get it, with the bundle and no checkout: it is installed, steps games, and the example
 * learns from games of greedy a policy that beats beginner, clearly.
 */
final class PythonCheck {
    private static final Pattern RESULT = Pattern.compile("against beginner: ([0-9.]+)% ± ([0-9.]+)%.*");
    private static final String STEPS = """
            import numpy as np
            from autobahn import Batch
            rng = np.random.default_rng(1)
            ended = 0
            with Batch(games=256, players=2, seed=1) as batch:
                while ended < 256:
                    batch.step(batch.random_actions(rng))
                    ended += int((batch.over > 0).sum())
            print(ended)
            """;

    private PythonCheck() {}

    /**
     * @param bundle where the bundle is unpacked
     * @param sources the folder of the package, for its examples
     */
    static void run(Path wheel, Path bundle, Path sources, Path work, PrintStream out)
            throws IOException, InterruptedException {
        Files.createDirectories(work);
        String python = python(work);
        Path installed = work.resolve("installed");
        Commands.run(work, List.of(python, "-c", INSTALL, wheel.toString(), installed.toString()));
        List<String> at = List.of(
                "env",
                "PYTHONPATH=" + installed,
                "PYTHONDONTWRITEBYTECODE=1",
                "AUTOBAHN_COMMAND=" + bundle.resolve("autobahn"),
                python);
        Commands.run(work, with(at, "-c", STEPS));
        Path games = work.resolve("greedy.bin");
        String autobahn = bundle.resolve("autobahn").toString();
        Commands.run(
                work,
                List.of(
                        autobahn,
                        "selfplay",
                        "--bots",
                        "greedy",
                        "--games",
                        "100",
                        "--seed",
                        "1",
                        "-o",
                        games.toString()));
        String example = sources.resolve("examples/train_policy.py").toString();
        String said = Commands.run(work, with(at, example, games.toString())).strip();
        Matcher result = RESULT.matcher(said.substring(said.lastIndexOf('\n') + 1));
        if (!result.matches() || Double.parseDouble(result.group(1)) - Double.parseDouble(result.group(2)) <= 50) {
            throw new ReleaseException("the trained policy does not beat beginner: " + said);
        }
        out.println(wheel.getFileName()
                + ": installed beside the bundle, steps games; a policy trained from 100 games of greedy is "
                + result.group());
    }

    private static List<String> with(List<String> before, String... words) {
        List<String> all = new ArrayList<>(before);
        all.addAll(List.of(words));
        return all;
    }

    private static String python(Path work) throws InterruptedException {
        for (String python : List.of("python3", "/usr/bin/python3")) {
            try {
                Commands.run(work, List.of(python, "-c", "import numpy"));
                return python;
            } catch (IOException | ReleaseException e) {
                // perhaps the next one
            }
        }
        throw new ReleaseException("the check of the Python package needs python3 with numpy");
    }

    /** What pip does with such a package: every file is compared with the list, and put into place. */
    private static final String INSTALL = """
            import base64, hashlib, sys, zipfile
            with zipfile.ZipFile(sys.argv[1]) as wheel:
                listed = next(n for n in wheel.namelist() if n.endswith('.dist-info/RECORD'))
                rows = [line.split(',') for line in wheel.read(listed).decode().splitlines()]
                assert sorted(row[0] for row in rows) == sorted(wheel.namelist())
                for name, sum, size in rows:
                    data = wheel.read(name)
                    digest = base64.urlsafe_b64encode(hashlib.sha256(data).digest()).decode().rstrip('=')
                    assert name == listed or (sum == 'sha256=' + digest and int(size) == len(data)), name
                wheel.extractall(sys.argv[2])
            """;
}
