package autobahn.edition;

import autobahn.engine.edition.Colour;
import autobahn.engine.edition.Edition.Board;
import autobahn.engine.edition.Edition.Link;
import autobahn.json.ConstantNames;
import autobahn.json.JsonValues;
import java.util.Collections;
import java.util.EnumSet;
import java.util.Set;
import java.util.stream.Collectors;

/** Sets of colours. */
final class Colours {
    private Colours() {}

    /** A list of different colours, at least one. */
    static Set<Colour> read(JsonObject object, String name) {
        Set<Colour> colours = EnumSet.noneOf(Colour.class);
        object.list(name, (value, path) -> {
            Colour colour = JsonValues.choice(value, path, object.faults(), Colour.class);
            object.faults().check(colours.add(colour), path, EditionFault.COLOUR_TWICE.of());
            return colour;
        });
        if (colours.isEmpty() && object.faults().noneBelow(object.path(name))) {
            object.faults().add(object.path(name), EditionFault.NO_COLOUR.of());
        }
        return Collections.unmodifiableSet(colours);
    }

    /** The autobahns on which a city lies. */
    static Set<Colour> at(Board board, String city) {
        Set<Colour> colours = EnumSet.noneOf(Colour.class);
        for (Link link : board.links()) {
            if (link.from().equals(city) || link.to().equals(city)) {
                colours.add(link.colour());
            }
        }
        return colours;
    }

    static String names(Set<Colour> colours) {
        return colours.isEmpty()
                ? "none"
                : colours.stream().map(ConstantNames::of).collect(Collectors.joining(", "));
    }
}
