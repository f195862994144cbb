package autobahn.release;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.spi.ToolProvider;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** A Java with as much of the JDK as the program needs, made by jlink. */
final class JavaRuntime {
    /**
     * What is used: by name and not by jdeps, which would count a whole desktop because Jackson and others could do with
     * one. The check starts what is made, with all of it that a server needs.
     */
    static final List<String> MODULES = List.of(
            "java.base",
            "java.instrument",
            "java.logging",
            "java.management",
            "java.naming",
            "java.net.http",
            "java.sql",
            "java.transaction.xa",
            "java.xml",
            "jdk.crypto.cryptoki",
            "jdk.management",
            "jdk.net",
            "jdk.unsupported",
            "jdk.zipfs");

    private static final Pattern VERSION = Pattern.compile("^java\\.base@([0-9.]+)");
    private static final Pattern PLATFORM = Pattern.compile("(?m)^platform (\\S+)");

    private JavaRuntime() {}

    /** For which system the modules of a folder are. */
    static Target target(Path jmods) {
        Path base = jmods.resolve("java.base.jmod");
        if (!Files.isRegularFile(base)) {
            throw new ReleaseException("--jmods " + jmods + ": there is no java.base.jmod in that folder");
        }
        String told = run("jmod", List.of("describe", base.toString()));
        sameVersion(jmods, told, Runtime.version());
        Matcher found = PLATFORM.matcher(told);
        if (!found.find()) {
            throw new ReleaseException("--jmods " + jmods + ": java.base.jmod does not say for which system it is");
        }
        return Target.of(found.group(1));
    }

    /** jlink itself takes any update of its release, and the program would then meet a Java that nobody has tried. */
    static void sameVersion(Path jmods, String told, Runtime.Version linking) {
        Matcher version = VERSION.matcher(told);
        String theirs = version.find() ? version.group(1) : "an unknown version";
        String ours = linking.version().stream().map(String::valueOf).collect(Collectors.joining("."));
        if (!theirs.equals(ours)) {
            throw new ReleaseException("--jmods " + jmods + ": these are the modules of Java " + theirs + ", and Java "
                    + ours + " links them: both must be of the same version");
        }
    }

    /** @param jmods the modules of another system; null for the JDK that this runs on */
    static void link(@Nullable Path jmods, Path folder) throws IOException {
        List<String> words = new ArrayList<>();
        if (jmods != null) {
            words.addAll(List.of("--module-path", jmods.toString()));
        }
        words.addAll(List.of(
                "--add-modules",
                String.join(",", MODULES),
                "--strip-java-debug-attributes",
                "--no-header-files",
                "--no-man-pages",
                "--compress",
                "zip-6",
                "--output",
                folder.toString()));
        run("jlink", words);
    }

    private static String run(String tool, List<String> words) {
        ByteArrayOutputStream said = new ByteArrayOutputStream();
        PrintStream out = new PrintStream(said, true, StandardCharsets.UTF_8);
        int code = ToolProvider.findFirst(tool)
                .orElseThrow(() -> new ReleaseException("this Java has no " + tool + ": take a JDK"))
                .run(out, out, words.toArray(new String[0]));
        String text = said.toString(StandardCharsets.UTF_8).strip();
        if (code != 0) {
            throw new ReleaseException(tool + " failed: " + text);
        }
        return text;
    }
}
