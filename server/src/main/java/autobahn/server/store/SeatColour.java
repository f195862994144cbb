package autobahn.server.store;

import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * The colours that seats can have, the usual one of the first seat first. A colour belongs to a seat at a table, for the eyes
 * only: the engine and records know nothing of it.
 */
public enum SeatColour {
    GREEN,
    PINK,
    BLUE,
    BROWN,
    SLATE,
    OLIVE;

    public String id() {
        return name().toLowerCase(Locale.ROOT);
    }

    public static Optional<SeatColour> of(@Nullable String id) {
        return Stream.of(values()).filter(colour -> colour.id().equals(id)).findFirst();
    }

    /**
     * One colour for each seat, and none twice. A seat that has chosen none has its usual one if nobody wants that, or else
     * the first that is free.
     *
     * @param chosen what each seat has chosen, null for nothing
     */
    public static List<SeatColour> shown(List<@Nullable SeatColour> chosen) {
        Set<SeatColour> free = EnumSet.allOf(SeatColour.class);
        List<@Nullable SeatColour> shown = new ArrayList<>(Collections.nCopies(chosen.size(), null));
        for (int i = 0; i < chosen.size(); i++) {
            SeatColour wish = chosen.get(i);
            if (wish != null && free.remove(wish)) {
                shown.set(i, wish);
            }
        }
        for (int i = 0; i < shown.size(); i++) {
            if (shown.get(i) == null && free.remove(values()[i])) {
                shown.set(i, values()[i]);
            }
        }
        List<SeatColour> whole = new ArrayList<>();
        for (SeatColour colour : shown) {
            whole.add(colour == null ? first(free) : colour);
        }
        return whole;
    }

    private static SeatColour first(Set<SeatColour> free) {
        SeatColour colour = free.iterator().next();
        free.remove(colour);
        return colour;
    }
}
