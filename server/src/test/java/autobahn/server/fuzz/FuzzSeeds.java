package autobahn.server.fuzz;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;

/** Writes what fuzzing begins with into folders below the one that is named. */
public final class FuzzSeeds {
    private FuzzSeeds() {}

    public static void main(String[] arguments) throws IOException {
        for (FuzzTarget target : FuzzTarget.values()) {
            Path folder =
                    Files.createDirectories(Path.of(arguments[0], target.name().toLowerCase(Locale.ROOT)));
            List<byte[]> seeds = target.seeds();
            for (int i = 0; i < seeds.size(); i++) {
                Files.write(folder.resolve("seed-" + i), seeds.get(i));
            }
        }
    }
}
