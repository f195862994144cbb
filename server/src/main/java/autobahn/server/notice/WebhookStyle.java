package autobahn.server.notice;

import autobahn.server.api.StrictJson;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** How a service wants to be told. What people have written is never more than text there: nobody is called by it, and it links to nothing. */
public enum WebhookStyle {
    DISCORD {
        @Override
        Object body(Told told, URI address) {
            Map<String, Object> body = new LinkedHashMap<>();
            body.put("content", told.line());
            body.put("allowed_mentions", Map.of("parse", List.of()));
            return body;
        }
    },
    SLACK {
        @Override
        Object body(Told told, URI address) {
            String text = told.line().replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;");
            return Map.of("text", text);
        }
    },
    NTFY {
        @Override
        Object body(Told told, URI address) {
            Map<String, Object> body = new LinkedHashMap<>();
            String path = address.getPath();
            body.put("topic", path.substring(path.lastIndexOf('/') + 1));
            body.put("title", "Autobahn");
            body.put("message", told.plain());
            if (told.link() != null) {
                body.put("click", told.link());
            }
            return body;
        }

        @Override
        URI target(URI address) {
            return address.resolve("/"); // JSON goes to the root, which finds the topic in it
        }
    },
    JSON {
        @Override
        Object body(Told told, URI address) {
            return told;
        }
    };

    /**
     * What is told.
     *
     * @param id the same whenever it is tried again
     * @param link null if nobody has said by which address the server is reached
     */
    public record Told(
            String id,
            String kind,
            String game,
            int version,
            String text,
            @Nullable String link) {
        /** In which nothing that people have written becomes a link. */
        String plain() {
            return NoticeTexts.tame(text);
        }

        String line() {
            return link == null ? plain() : plain() + "\n" + link;
        }
    }

    abstract Object body(Told told, URI address);

    URI target(URI address) {
        return address;
    }

    byte[] bytes(Told told, URI address) {
        return StrictJson.text(body(told, address)).getBytes(StandardCharsets.UTF_8);
    }

    String id() {
        return name().toLowerCase(Locale.ROOT);
    }

    static Optional<WebhookStyle> of(@Nullable String id) {
        return Stream.of(values()).filter(style -> style.id().equals(id)).findFirst();
    }
}
