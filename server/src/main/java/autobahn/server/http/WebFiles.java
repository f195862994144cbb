package autobahn.server.http;

import io.javalin.http.Context;
import io.javalin.http.staticfiles.ResourceHandler;
import io.javalin.http.staticfiles.StaticFileConfig;
import io.javalin.security.RouteRole;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * The pages, out of our jar. The build has put compressed twins beside the files. An address that is no file and no part
 * of the API is a page's own: it gets the document of its page, which names all that the page needs, or the first one.
 */
public final class WebFiles implements ResourceHandler {
    private static final String START = "/index.html";
    private static final String HTML = "text/html; charset=utf-8";
    /** The bundler puts a hash of the content into these files' names. */
    private static final String HASHED = "/assets/";

    /** Documents that differ in nothing but what they ask for; the page is the first segment of an address. */
    private static final String DOCUMENTS = "/documents/";

    private static final Pattern PAGE = Pattern.compile("/([a-z-]{1,20})(/.*)?");
    private static final Pattern NOT_PAGES = Pattern.compile("/(api|health|metrics)(/.*)?");
    private static final Map<String, String> TYPES = Map.ofEntries(
            Map.entry("html", HTML),
            Map.entry("js", "text/javascript; charset=utf-8"),
            Map.entry("css", "text/css; charset=utf-8"),
            Map.entry("json", "application/json"),
            Map.entry("webmanifest", "application/manifest+json"),
            Map.entry("svg", "image/svg+xml"),
            Map.entry("png", "image/png"),
            Map.entry("webp", "image/webp"),
            Map.entry("ico", "image/x-icon"),
            Map.entry("woff2", "font/woff2"),
            Map.entry("woff", "font/woff"),
            Map.entry("wasm", "application/wasm"),
            Map.entry("txt", "text/plain; charset=utf-8"),
            Map.entry("map", "application/json"));

    private final String folder;
    private final ConcurrentHashMap<String, WebFile> files = new ConcurrentHashMap<>();

    /** @param folder of the class path */
    public WebFiles(String folder) {
        this.folder = folder;
    }

    @Override
    public boolean canHandle(Context request) {
        return find(request.path()) != null;
    }

    @Override
    public boolean handle(Context request) {
        WebFile file = find(request.path());
        if (file == null) {
            return false;
        }
        request.attribute(RequestLog.WEB, true);
        file.answer(request, request.path().startsWith(HASHED));
        return true;
    }

    private @Nullable WebFile find(String path) {
        if (NOT_PAGES.matcher(path).matches()) {
            return null;
        }
        String type = isFileName(path) ? TYPES.get(path.substring(path.lastIndexOf('.') + 1)) : null;
        if (type != null) {
            return file(path, type);
        }
        return path.startsWith(HASHED) ? null : document(path);
    }

    private @Nullable WebFile document(String path) {
        Matcher page = PAGE.matcher(path);
        WebFile own = page.matches() ? file(DOCUMENTS + page.group(1) + ".html", HTML) : null;
        return own == null ? file(START, HTML) : own;
    }

    /** Plain letters in segments that do not begin with a dot; looked at one by one, for a path may be long. */
    private static boolean isFileName(String path) {
        for (int i = 0; i < path.length(); i++) {
            char c = path.charAt(i);
            boolean plain =
                    c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' || c >= '0' && c <= '9' || "_@-".indexOf(c) >= 0;
            boolean begins = i == 0 || path.charAt(i - 1) == '/';
            if (i == 0 ? c != '/' : !plain && (begins || c != '.' && c != '/')) {
                return false;
            }
        }
        return path.indexOf('.') > 0;
    }

    private @Nullable WebFile file(String path, String type) {
        WebFile known = files.get(path);
        if (known == null) {
            byte[] plain = read(path);
            if (plain == null) {
                return null; // not remembered: there is no end of addresses that are no files
            }
            known = new WebFile(type, plain, read(path + ".br"), read(path + ".gz"));
            files.put(path, known);
        }
        return known;
    }

    private byte @Nullable [] read(String path) {
        try (InputStream file = WebFiles.class.getResourceAsStream("/" + folder + path)) {
            return file == null ? null : file.readAllBytes();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Override
    public boolean addStaticFileConfig(StaticFileConfig config) {
        return false;
    }

    @Override
    public Set<RouteRole> resourceRouteRoles(Context request) {
        return Set.of();
    }
}
