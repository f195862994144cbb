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

/** What the program is made of, for those who look for holes in it: CycloneDX of the build, and what the pages bring. */
final class BillOfMaterials {
    private BillOfMaterials() {}

    static Path make(Product product, Path folder) throws IOException {
        ObjectNode bill = read(product.root().resolve("cli/target/bom.json"));
        ArrayNode components = (ArrayNode) bill.path("components");
        JsonNode installed =
                read(product.root().resolve("web/package-lock.json")).path("packages");
        for (String name : new String[] {"svelte", "@fontsource/barlow-semi-condensed"}) {
            JsonNode entry = installed.path("node_modules/" + name);
            String version = entry.path("version").asString("");
            String address = "pkg:npm/" + name.replace("@", "%40") + "@" + version;
            ObjectNode component = components.addObject();
            component
                    .put("type", "library")
                    .put("bom-ref", address)
                    .put("name", name)
                    .put("version", version);
            component.put("purl", address);
            component
                    .putArray("licenses")
                    .addObject()
                    .putObject("license")
                    .put("id", entry.path("license").asString(""));
        }
        Path file = folder.resolve("autobahn-" + product.version() + ".cdx.json");
        return Files.writeString(file, JsonPrinter.print(bill));
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
