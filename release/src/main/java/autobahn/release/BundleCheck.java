package autobahn.release;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.regex.Pattern;

/** The bundle on a machine that has a C library and a shell, and nothing else: no Java, no Node, no Maven, no variables. */
final class BundleCheck {
    private static final Pattern SHELL = Pattern.compile("(usr/)?bin/(dash|sh|dirname)");
    private static final String HOME = "/home/player";
    private static final List<String> NOTHING = List.of("HOME=" + HOME, "PATH=/usr/bin");
    private static final List<String> DESKTOP = List.of("HOME=" + HOME, "PATH=/usr/bin", "DISPLAY=:0");
    /** Stands in for a browser: it keeps the address that it is to open. */
    private static final String BROWSER = "#!/bin/sh\necho \"$1\" > \"$HOME/opened\"\n";

    private BundleCheck() {}

    /** @return where it is unpacked */
    static Path run(Path bundle, Path packages, Path work, PrintStream out) throws IOException, InterruptedException {
        Path root = Files.createDirectories(work.resolve("root"));
        FileTree machine = new FileTree();
        DebianBase.add(machine, packages);
        DebianBase.unpack(machine, packages.resolve("shell"), List.of("dash", "coreutils"), SHELL);
        machine.link("bin", "usr/bin").link("usr/bin/sh", "dash").folder("home/player", FileTree.RUN, 0);
        machine.folder("opt", FileTree.RUN, 0).text("usr/bin/xdg-open", BROWSER, FileTree.RUN);
        Path archive = new ArchiveWriter(Instant.EPOCH).tarGz(machine, work.resolve("machine.tar.gz"));
        Commands.run(work, List.of("tar", "-xzf", archive.toString(), "-C", root.toString()));
        Commands.run(
                work,
                List.of(
                        "tar",
                        "-xzf",
                        bundle.toString(),
                        "-C",
                        root.resolve("opt").toString()));
        String name = bundle.getFileName().toString().replace(".tar.gz", "");
        String command = "/opt/" + name + "/autobahn";
        Cell cell = new Cell(root, HOME, work.resolve("home"), true);

        expect(cell, List.of(command, "--version"), "autobahn ");
        expect(cell, List.of(command, "new", "--players", "3", "--seed", "7", "-o", HOME + "/game.json"), "");
        expect(cell, List.of(command, "show", HOME + "/game.json"), "Köln");
        expect(cell, List.of(command, "simulate", "--players", "2", "--games", "5"), "");

        Path home = work.resolve("home");
        Path unpacked = root.resolve("opt").resolve(name);
        Process game = cell.start(DESKTOP, HOME, List.of("/bin/sh", "-c", doubleClick(unpacked, "/opt/" + name)));
        try {
            int port = Started.port(game);
            Visit visit = new Visit(port);
            visit.untilReady(game);
            if (!opened(home.resolve("opened")).contains(":" + port)) {
                throw new ReleaseException("the bundle opens no browser at its address");
            }
            visit.page();
            int moves = visit.moves(visit.play());
            Cell.stop(game);
            if (!game.waitFor(30, TimeUnit.SECONDS)) {
                throw new ReleaseException("the bundle's game does not end when it is asked to");
            }
            if (!Files.exists(home.resolve(".local/share/autobahn/autobahn.db"))) {
                throw new ReleaseException("the bundle has kept no games in the home folder");
            }
            out.println(
                    name + ": started by its icon without Java, Node, Maven or variables; browser opened, page loaded, "
                            + "bots made " + moves + " moves, ended when asked, games kept in the home folder");
            return unpacked;
        } finally {
            game.destroyForcibly();
        }
    }

    /** What a desktop runs: quotes of its files mean the same to a shell once their backslashes are single. */
    private static String doubleClick(Path unpacked, String folder) throws IOException {
        String icon = "Autobahn.desktop";
        return Files.readAllLines(unpacked.resolve(icon)).stream()
                .filter(line -> line.startsWith("Exec="))
                .findFirst()
                .orElseThrow(() -> new ReleaseException(icon + " starts nothing"))
                .substring("Exec=".length())
                .replace("\\\\", "\\")
                .replace("%k", folder + "/" + icon);
    }

    private static String opened(Path file) throws IOException, InterruptedException {
        for (int i = 0; i < 100 && !Files.exists(file); i++) {
            Thread.sleep(100);
        }
        return Files.exists(file) ? Files.readString(file) : "";
    }

    private static void expect(Cell cell, List<String> words, String text) throws IOException, InterruptedException {
        Process process = cell.start(NOTHING, HOME, words);
        String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        if (!process.waitFor(60, TimeUnit.SECONDS) || process.exitValue() != 0 || !said.contains(text)) {
            throw new ReleaseException(String.join(" ", words) + " does not work in the bundle: " + said);
        }
    }
}
