package autobahn.release;

import static org.assertj.core.api.Assertions.assertThat;

import autobahn.json.ArrayNode;
import autobahn.json.Faults;
import autobahn.json.JsonText;
import autobahn.json.ObjectNode;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What the pages bring stands in the bill beside what the build knows of. */
class BillOfMaterialsTest {
    @Test
    void whatThePagesBringHasVersionAndLicence() throws IOException {
        ObjectNode bill = (ObjectNode) JsonText.parse("{\"components\":[]}", new Faults());
        ArrayNode components = (ArrayNode) bill.path("components");
        BillOfMaterials.addPages(components, Path.of(".."));
        List<String> addresses = new ArrayList<>();
        components.forEach(component -> {
            addresses.add(component.path("purl").asString(""));
            assertThat(component
                            .path("licenses")
                            .get(0)
                            .path("license")
                            .path("id")
                            .asString(""))
                    .isNotEmpty();
        });
        assertThat(addresses)
                .hasSize(3)
                .anyMatch(address -> address.matches("pkg:npm/svelte@\\d+\\..*"))
                .anyMatch(address -> address.matches("pkg:npm/%40fontsource/barlow-semi-condensed@\\d+\\..*"))
                .anyMatch(address -> address.matches("pkg:maven/org\\.teavm/teavm-classlib@\\d+\\..*"));
    }
}
