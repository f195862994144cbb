package autobahn.server.notice;

import java.io.IOException;
import java.net.URI;
import java.util.Map;

/** How something gets to an address: {@link OutgoingHttp}, or what a simulation has in its place. */
@FunctionalInterface
interface Posting {
    /** The status of the answer. */
    int post(URI uri, Map<String, String> headers, byte[] body) throws IOException;
}
