package autobahn.server.api;

import java.nio.charset.StandardCharsets;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.databind.DeserializationContext;
import tools.jackson.databind.deser.std.StdScalarDeserializer;

/** Strings that every database keeps and every client shows as they were sent: no NUL, no half characters. */
final class PlainText extends StdScalarDeserializer<String> {
    PlainText() {
        super(String.class);
    }

    @Override
    public String deserialize(JsonParser parser, DeserializationContext context) throws JacksonException {
        if (parser.currentToken() != JsonToken.VALUE_STRING) {
            return (String) context.handleUnexpectedToken(String.class, parser);
        }
        String text = parser.getString();
        if (!isPlain(text)) {
            context.reportInputMismatch(this, "a string holds NUL or half a character");
        }
        return text;
    }

    /** Nobody's text is null: it is left out. */
    @Override
    public String getNullValue(DeserializationContext context) {
        return context.reportInputMismatch(this, "null where a string is expected");
    }

    @Override
    public @Nullable Object getAbsentValue(DeserializationContext context) {
        return null;
    }

    static boolean isPlain(String text) {
        return text.indexOf('\0') < 0 && StandardCharsets.UTF_8.newEncoder().canEncode(text);
    }
}
