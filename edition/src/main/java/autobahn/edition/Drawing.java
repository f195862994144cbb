package autobahn.edition;

import autobahn.engine.edition.Edition;
import autobahn.json.Faults;
import autobahn.json.JsonText;
import autobahn.json.RecordReader;
import autobahn.json.Shape;
import autobahn.json.ShapesOf;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * Where things are drawn on the board, in its own units, by their names in notation. Pages, pictures and the map of the
 * terminal all read this one table, {@code drawing.json}.
 */
@ShapesOf(Drawing.class)
public record Drawing(
        String note,
        int width,
        int height,
        Map<String, City> cities,
        Map<String, Country> countries,
        Map<String, Road> roads) {
    private static final Drawing BOARD = read();

    /**
     * @param sign where the city's name hangs, from the city
     * @param depots the centre of its first depot, from the city
     */
    public record City(
            double x, double y, Sign sign, @Nullable Depots depots) {}

    /** @param align which part of the name is there: start, middle or end */
    public record Sign(double x, double y, String align) {}

    /** @param step how far each further depot stands to the right */
    public record Depots(double x, double y, double step) {}

    /** @param code the letters that cars of the country carry */
    public record Country(double x, double y, String code) {}

    /**
     * A link as a curve.
     *
     * @param sign the number of the autobahn there
     * @param from the handle at its first city, told from the city
     * @param to the same at its second city
     */
    public record Road(String sign, List<Double> from, List<Double> to) {}

    public static Drawing board() {
        return BOARD;
    }

    private static Drawing read() {
        String text;
        try (InputStream in = Objects.requireNonNull(Drawing.class.getResourceAsStream("drawing.json"))) {
            text = new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        Map<Class<?>, Shape> shapes =
                MadeDrawing.ALL.stream().collect(Collectors.toMap(Shape::type, Function.identity()));
        Faults faults = new Faults();
        RecordReader reader = new RecordReader(shapes::get, Set.of("City.depots"), faults);
        Drawing drawing = reader.read(JsonText.parse(text, faults), Drawing.class, "$");
        if (drawing == null) {
            throw new AssertionError("the drawing has faults: " + faults.list());
        }
        return drawing;
    }

    /** The place of a city: that of the table, or for one of another edition where latitude and longitude put it. */
    public City city(Edition.City city) {
        City known = cities.get(city.name().replace(" ", ""));
        return known != null
                ? known
                : new City(
                        206 + squeeze((city.longitude() - 5.9) * 73.4, 668, 120, 85),
                        150 + squeeze((54.9 - city.latitude()) * 104, 780, 150, 60),
                        new Sign(18, 0, "start"),
                        null);
    }

    /** True to scale within Germany, more and more pulled in outside. */
    private static double squeeze(double value, double size, double before, double after) {
        if (value < 0) {
            return -before * Math.log1p(-value / before);
        }
        return value > size ? size + after * Math.log1p((value - size) / after) : value;
    }
}
