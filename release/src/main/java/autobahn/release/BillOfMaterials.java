package autobahn.release;

import autobahn.json.ArrayNode;
import autobahn.json.Faults;
import autobahn.json.JsonNode;
import autobahn.json.JsonPrinter;
import autobahn.json.JsonText;
import autobahn.json.ObjectNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** What the program is made of, for those who look for holes in it: CycloneDX of the build, and what the pages bring. */
final class BillOfMaterials {
    private static final Pattern TEAVM = Pattern.compile("<teavm\\.version>([^<]+)</teavm\\.version>");

    private BillOfMaterials() {}

    static Path make(Product product, Path folder) throws IOException {
        ObjectNode bill = read(product.root().resolve("cli/target/bom.json"));
        ArrayNode components = (ArrayNode) bill.path("components");
        addPages(components, product.root());
        Path file = folder.resolve("autobahn-" + product.version() + ".cdx.json");
        return Files.writeString(file, JsonPrinter.print(bill));
    }

    /** What ends up in the pages: parts of npm's packages, and the JDK's classes in the engine that browsers get. */
    static void addPages(ArrayNode components, Path root) throws IOException {
        JsonNode installed = read(root.resolve("web/package-lock.json")).path("packages");
        for (String name : new String[] {"svelte", "@fontsource/barlow-semi-condensed"}) {
            JsonNode entry = installed.path("node_modules/" + name);
            add(
                    components,
                    "pkg:npm/" + name.replace("@", "%40"),
                    name,
                    entry.path("version").asString(""),
                    entry.path("license").asString(""));
        }
        Matcher teavm = TEAVM.matcher(Files.readString(root.resolve("pom.xml")));
        if (!teavm.find()) {
            throw new ReleaseException("pom.xml does not say which version of TeaVM is used");
        }
        add(components, "pkg:maven/org.teavm/teavm-classlib", "teavm-classlib", teavm.group(1), "Apache-2.0");
    }

    private static void add(ArrayNode components, String what, String name, String version, String license) {
        String address = what + "@" + version;
        ObjectNode component = components.addObject();
        component
                .put("type", "library")
                .put("bom-ref", address)
                .put("name", name)
                .put("version", version);
        component.put("purl", address);
        component.putArray("licenses").addObject().putObject("license").put("id", license);
    }

    private static ObjectNode read(Path file) throws IOException {
        if (!Files.isRegularFile(file)) {
            throw new ReleaseException(file + " is not there");
        }
        Faults faults = new Faults();
        JsonNode tree = JsonText.parse(Files.readString(file), faults);
        if (!faults.isEmpty() || !(tree instanceof ObjectNode object)) {
            throw new ReleaseException(file + " is no JSON object");
        }
        return object;
    }
}
