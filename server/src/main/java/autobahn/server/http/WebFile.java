package autobahn.server.http;

import autobahn.server.people.Secrets;
import io.javalin.http.Context;
import java.nio.charset.StandardCharsets;
import org.jspecify.annotations.Nullable;

/** A file of the web, with its compressed twins where the build made them. */
final class WebFile {
    private final String type;
    private final String tag;
    private final byte[] plain;
    private final byte @Nullable [] brotli;
    private final byte @Nullable [] gzip;

    WebFile(String type, byte[] plain, byte @Nullable [] brotli, byte @Nullable [] gzip) {
        this.type = type;
        this.tag = tag(plain);
        this.plain = plain;
        this.brotli = brotli;
        this.gzip = gzip;
    }

    private static String tag(byte[] content) {
        return '"'
                + Secrets.hash(new String(content, StandardCharsets.ISO_8859_1)).substring(0, 16)
                + '"';
    }

    /** @param hashed whether another content would have another name */
    void answer(Context request, boolean hashed) {
        request.header("Cache-Control", hashed ? "public, max-age=31536000, immutable" : "no-cache")
                .header("ETag", tag)
                .header("Vary", "Accept-Encoding");
        if (tag.equals(request.header("If-None-Match"))) {
            request.status(304);
            return;
        }
        request.contentType(type);
        String accepted = request.header("Accept-Encoding");
        if (brotli != null && accepts(accepted, "br")) {
            request.header("Content-Encoding", "br").result(brotli);
        } else if (gzip != null && accepts(accepted, "gzip")) {
            request.header("Content-Encoding", "gzip").result(gzip);
        } else {
            request.result(plain);
        }
    }

    private static boolean accepts(@Nullable String accepted, String encoding) {
        if (accepted == null) {
            return false;
        }
        for (String one : accepted.split(",", -1)) {
            String[] parts = one.strip().split(";", 2);
            if (parts[0].strip().equals(encoding)) {
                return parts.length == 1 || !parts[1].strip().matches("q=0(\\.0*)?");
            }
        }
        return false;
    }
}
