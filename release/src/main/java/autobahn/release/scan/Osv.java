package autobahn.release.scan;

import autobahn.json.ArrayNode;
import autobahn.json.Faults;
import autobahn.json.JsonNode;
import autobahn.json.JsonPrinter;
import autobahn.json.JsonText;
import autobahn.json.ObjectNode;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;

/** The database of open source vulnerabilities (osv.dev), which knows packages by their URLs. */
final class Osv {
    /** The database takes a thousand. */
    private static final int AT_ONCE = 500;

    private static final Duration PATIENCE = Duration.ofSeconds(30);

    private final URI questions;

    Osv(String address) {
        this.questions = URI.create(address + "/v1/querybatch");
    }

    /**
     * Known holes by package; packages without one are left out.
     *
     * @throws IOException if the database cannot be asked
     */
    SortedMap<String, List<String>> holes(List<String> packages) throws IOException, InterruptedException {
        SortedMap<String, List<String>> holes = new TreeMap<>();
        try (HttpClient client =
                HttpClient.newBuilder().connectTimeout(PATIENCE).build()) {
            for (int from = 0; from < packages.size(); from += AT_ONCE) {
                List<String> some = packages.subList(from, Math.min(from + AT_ONCE, packages.size()));
                JsonNode results = ask(client, some).path("results");
                if (results.size() != some.size()) {
                    throw new IOException("asked about " + some.size() + " packages, answered about " + results.size());
                }
                int number = 0;
                for (JsonNode result : results) {
                    List<String> ids = ids(result);
                    if (!ids.isEmpty()) {
                        holes.put(some.get(number), ids);
                    }
                    number++;
                }
            }
        }
        return holes;
    }

    private static List<String> ids(JsonNode result) {
        List<String> ids = new ArrayList<>();
        for (JsonNode hole : result.path("vulns")) {
            ids.add(hole.path("id").asString("?"));
        }
        return ids;
    }

    private JsonNode ask(HttpClient client, List<String> packages) throws IOException, InterruptedException {
        ObjectNode body = new ObjectNode();
        ArrayNode queries = body.putArray("queries");
        for (String address : packages) {
            queries.addObject().putObject("package").put("purl", address);
        }
        HttpRequest request = HttpRequest.newBuilder(questions)
                .timeout(PATIENCE)
                .header("Content-Type", "application/json")
                .POST(HttpRequest.BodyPublishers.ofString(JsonPrinter.print(body)))
                .build();
        HttpResponse<String> answer = client.send(request, HttpResponse.BodyHandlers.ofString());
        Faults faults = new Faults();
        JsonNode tree = answer.statusCode() == 200 ? JsonText.parse(answer.body(), faults) : null;
        if (tree == null || !faults.isEmpty()) {
            throw new IOException("it answered with status " + answer.statusCode());
        }
        return tree;
    }
}
