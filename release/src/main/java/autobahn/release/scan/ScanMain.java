package autobahn.release.scan;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;

/** Asks whether anything that the program is made of or built with has a known hole; the launcher's {@code scan}. */
public final class ScanMain {
    static final int CLEAN = 0;
    static final int HOLES = 1;
    static final int NOT_ASKED = 2;

    private static final String OSV = "https://api.osv.dev";

    private ScanMain() {}

    /** The bill of materials, npm's lock file and, if it is another one, the address of the database. */
    public static void main(String[] args) throws IOException, InterruptedException {
        System.exit(scan(Path.of(args[0]), Path.of(args[1]), args.length > 2 ? args[2] : OSV, System.out));
    }

    static int scan(Path bill, Path lock, String database, PrintStream out) throws IOException, InterruptedException {
        List<String> libraries = Parts.ofBill(bill);
        List<String> modules = Parts.ofLock(lock);
        out.println("autobahn: " + libraries.size() + " libraries of the server are listed in " + bill + ", "
                + modules.size() + " packages of the pages and their tools in " + lock);
        List<String> all = new ArrayList<>(libraries);
        all.addAll(modules);
        SortedMap<String, List<String>> holes;
        try {
            holes = new Osv(database).holes(all);
        } catch (IOException e) {
            out.println("autobahn: the database of known holes, " + database + ", could not be asked ("
                    + e.getClass().getSimpleName() + (e.getMessage() == null ? "" : ": " + e.getMessage())
                    + "). Nothing is known about them now: try again where it can be reached.");
            return NOT_ASKED;
        }
        holes.forEach((address, ids) -> out.println(address + "  " + String.join(" ", ids)));
        out.println(
                holes.isEmpty() ? "autobahn: no known holes." : "autobahn: " + holes.size() + " packages have holes.");
        return holes.isEmpty() ? CLEAN : HOLES;
    }
}
