package autobahn.server.crash;

import static org.assertj.core.api.Assertions.assertThat;

import autobahn.server.Scratch;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;

/** A small library in C that Linux loads before others, to stand between a program and the system. */
final class PreloadedLibrary {
    private PreloadedLibrary() {}

    /** Compiles a file that lies beside this class. */
    static Path compile(String name) {
        Path folder = Scratch.folder();
        Path library = folder.resolve(name + ".so");
        try (InputStream source = PreloadedLibrary.class.getResourceAsStream(name)) {
            Path file = folder.resolve(name);
            Files.copy(source, file);
            Process compiler = new ProcessBuilder(
                            "cc", "-shared", "-fPIC", "-O1", "-Wall", "-o", library.toString(), file.toString(), "-ldl")
                    .redirectErrorStream(true)
                    .start();
            String said = new String(compiler.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
            assertThat(compiler.waitFor(1, TimeUnit.MINUTES)).isTrue();
            assertThat(compiler.exitValue())
                    .as(
                            "%s is not compiled; a C compiler and the C library's headers are needed (Debian: apt install"
                                    + " gcc libc6-dev). It says: %s",
                            name, said)
                    .isZero();
            return library;
        } catch (IOException e) {
            throw new AssertionError(
                    "tests that cut the power or set the clock need a C compiler by the name of cc (Debian: apt install gcc"
                            + " libc6-dev): " + e.getMessage(),
                    e);
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }
}
