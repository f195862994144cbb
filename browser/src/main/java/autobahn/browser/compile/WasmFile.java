package autobahn.browser.compile;

import autobahn.browser.Browser;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.teavm.tooling.ConsoleTeaVMToolLog;
import org.teavm.tooling.TeaVMProblemRenderer;
import org.teavm.tooling.TeaVMTargetType;
import org.teavm.tooling.TeaVMTool;
import org.teavm.tooling.TeaVMToolException;
import org.teavm.tooling.TeaVMToolLog;
import org.teavm.vm.TeaVMOptimizationLevel;

/** Writes {@code autobahn.wasm} into a folder, unless the one that is there is newer than all that goes into it. */
public final class WasmFile {
    /** Modules whose classes and files go into it. */
    private static final List<String> MODULES = List.of("json", "engine", "edition", "format", "bots", "browser");

    private WasmFile() {}

    /** @param arguments the folder, and that of the whole project */
    public static void main(String[] arguments) throws IOException, TeaVMToolException {
        File folder = new File(arguments[0]);
        Path project = Path.of(arguments[1]);
        Path file = folder.toPath().resolve("autobahn.wasm");
        if (!isFresh(file, project)) {
            // What was there goes first: a build that breaks off leaves nothing behind that looks done.
            Files.deleteIfExists(file);
            compile(folder, file.getFileName().toString());
        }
    }

    private static boolean isFresh(Path file, Path project) throws IOException {
        if (!Files.exists(file)) {
            return false;
        }
        long made = Files.getLastModifiedTime(file).toMillis();
        for (String module : MODULES) {
            try (Stream<Path> sources = Files.walk(project.resolve(module).resolve("src/main"))) {
                if (sources.anyMatch(source -> source.toFile().lastModified() > made)) {
                    return false;
                }
            }
        }
        return project.resolve("browser/pom.xml").toFile().lastModified() <= made;
    }

    private static void compile(File folder, String name) throws IOException, TeaVMToolException {
        TeaVMToolLog log = new ConsoleTeaVMToolLog(false);
        TeaVMTool tool = new TeaVMTool();
        tool.setLog(log);
        tool.setClassLoader(new PackedFiles(folder.toPath().resolveSibling("packed")));
        tool.setMainClass(Browser.class.getName());
        tool.setTargetType(TeaVMTargetType.WEBASSEMBLY_GC);
        tool.setTargetDirectory(folder);
        tool.setTargetFileName(name);
        // The next level makes twice the code, and search no faster.
        tool.setOptimizationLevel(TeaVMOptimizationLevel.ADVANCED);
        tool.setObfuscated(true);
        tool.setStrict(false);
        tool.getTransformers().add(ShortSentences.class.getName());
        tool.generate();
        TeaVMProblemRenderer.describeProblems(tool.getDependencyInfo().getCallGraph(), tool.getProblemProvider(), log);
        if (!tool.getProblemProvider().getSevereProblems().isEmpty()) {
            new File(folder, name).delete();
            throw new TeaVMToolException("the engine uses something that the browser does not have, see above");
        }
    }
}
