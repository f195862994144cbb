package autobahn.release;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Listens to a server that is starting. */
final class Started {
    private static final Pattern ADDRESS = Pattern.compile("http://[^ ]*:(\\d+)");

    private Started() {}

    /** The port that it says it is at; what it says later is read and forgotten, so that it never waits. */
    static int port(Process server) throws IOException {
        BufferedReader lines =
                new BufferedReader(new InputStreamReader(server.getInputStream(), StandardCharsets.UTF_8));
        StringBuilder said = new StringBuilder();
        for (String line = lines.readLine(); line != null; line = lines.readLine()) {
            said.append(line).append('\n');
            Matcher address = ADDRESS.matcher(line);
            if (address.find()) {
                Thread.ofPlatform().daemon().start(() -> lines.lines().forEach(rest -> {}));
                return Integer.parseInt(address.group(1));
            }
        }
        throw new ReleaseException("the server has ended before it was there: " + said);
    }
}
