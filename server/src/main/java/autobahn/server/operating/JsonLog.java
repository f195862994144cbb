package autobahn.server.operating;

import autobahn.server.api.StrictJson;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.time.Instant;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.slf4j.Marker;
import org.slf4j.event.KeyValuePair;
import org.slf4j.event.Level;
import org.slf4j.event.LoggingEvent;
import org.slf4j.helpers.LegacyAbstractLogger;
import org.slf4j.helpers.MessageFormatter;
import org.slf4j.spi.LoggingEventAware;

/**
 * A logger that writes one line of JSON for each event to the error stream, where systemd and containers pick it up. Our
 * own events are written from INFO on, those of libraries from WARN on; the system property {@code autobahn.log} names a
 * higher level, or {@code off}.
 */
final class JsonLog extends LegacyAbstractLogger implements LoggingEventAware {
    static final String LEVEL = "autobahn.log";
    private static final long serialVersionUID = 1;
    private static final String OURS = "autobahn.";
    private static final int OFF = Integer.MAX_VALUE;
    private static final int LONGEST = 16_000;

    private static volatile Consumer<String> sink = line -> System.err.println(line);
    private static volatile int least = level(System.getProperty(LEVEL, "info"));

    private final int own;

    JsonLog(String name) {
        this.name = name;
        this.own = name.startsWith(OURS) ? Level.INFO.toInt() : Level.WARN.toInt();
    }

    private static int level(String name) {
        try {
            return name.equalsIgnoreCase("off")
                    ? OFF
                    : Level.valueOf(name.toUpperCase(Locale.ROOT)).toInt();
        } catch (IllegalArgumentException e) {
            return Level.INFO.toInt();
        }
    }

    static void least(String level) {
        least = level(level);
    }

    /** Where lines go from now on; returns where they went. */
    static Consumer<String> to(Consumer<String> next) {
        Consumer<String> before = sink;
        sink = next;
        return before;
    }

    @Override
    public void log(LoggingEvent event) {
        Map<String, Object> line = begin(event.getLevel(), event.getMessage(), event.getArgumentArray());
        if (event.getKeyValuePairs() != null) {
            for (KeyValuePair pair : event.getKeyValuePairs()) {
                if (pair.value != null) {
                    line.put(pair.key, pair.value instanceof Number ? pair.value : pair.value.toString());
                }
            }
        }
        write(line, event.getThrowable());
    }

    @Override
    protected void handleNormalizedLoggingCall(
            Level level,
            @Nullable Marker marker,
            String message,
            Object @Nullable [] arguments,
            @Nullable Throwable fault) {
        write(begin(level, message, arguments), fault);
    }

    private Map<String, Object> begin(Level level, String message, Object @Nullable [] arguments) {
        Map<String, Object> line = new LinkedHashMap<>();
        line.put("at", Instant.now().toString());
        line.put("level", level.toString());
        line.put("message", cut(String.valueOf(MessageFormatter.basicArrayFormat(message, arguments))));
        line.put("logger", name);
        return line;
    }

    private static void write(Map<String, Object> line, @Nullable Throwable fault) {
        if (fault != null) {
            StringWriter trace = new StringWriter();
            fault.printStackTrace(new PrintWriter(trace));
            line.put("fault", cut(trace.toString()));
        }
        sink.accept(StrictJson.text(line));
    }

    /** However much somebody has made us say. */
    private static String cut(String text) {
        return text.length() <= LONGEST ? text : text.substring(0, LONGEST) + "…";
    }

    private boolean writes(Level level) {
        return level.toInt() >= Math.max(own, least);
    }

    @Override
    public boolean isTraceEnabled() {
        return writes(Level.TRACE);
    }

    @Override
    public boolean isDebugEnabled() {
        return writes(Level.DEBUG);
    }

    @Override
    public boolean isInfoEnabled() {
        return writes(Level.INFO);
    }

    @Override
    public boolean isWarnEnabled() {
        return writes(Level.WARN);
    }

    @Override
    public boolean isErrorEnabled() {
        return writes(Level.ERROR);
    }

    @Override
    protected @Nullable String getFullyQualifiedCallerName() {
        return null;
    }
}
