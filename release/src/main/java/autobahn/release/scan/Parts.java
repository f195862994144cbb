package autobahn.release.scan;

import autobahn.json.Faults;
import autobahn.json.JsonNode;
import autobahn.json.JsonText;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;

/** What the program is made of and built with, each as a package URL with its version. */
final class Parts {
    private static final String OWN = "pkg:maven/io.github.autobahn-game/";
    private static final String MODULES = "node_modules/";

    private Parts() {}

    /** Of a bill of materials in CycloneDX: what runs on the server. */
    static List<String> ofBill(Path file) throws IOException {
        TreeSet<String> found = new TreeSet<>();
        for (JsonNode component : read(file).path("components")) {
            String address = component.path("purl").asString("");
            int options = address.indexOf('?');
            String plain = options < 0 ? address : address.substring(0, options);
            if (!plain.isEmpty() && !plain.startsWith(OWN)) {
                found.add(plain);
            }
        }
        return new ArrayList<>(found);
    }

    /** Of npm's lock file: what the pages hold, and what builds and tests them. */
    static List<String> ofLock(Path file) throws IOException {
        TreeSet<String> found = new TreeSet<>();
        for (Map.Entry<String, JsonNode> entry : read(file).path("packages").properties()) {
            int name = entry.getKey().lastIndexOf(MODULES);
            String version = entry.getValue().path("version").asString("");
            if (name >= 0 && !version.isEmpty()) {
                String called = entry.getKey().substring(name + MODULES.length());
                found.add("pkg:npm/" + called.replace("@", "%40") + "@" + version);
            }
        }
        return new ArrayList<>(found);
    }

    private static JsonNode read(Path file) throws IOException {
        Faults faults = new Faults();
        JsonNode tree = JsonText.parse(Files.readString(file), faults);
        if (!faults.isEmpty()) {
            throw new IOException(file + " is no JSON: " + faults.list().getFirst());
        }
        return tree;
    }
}
