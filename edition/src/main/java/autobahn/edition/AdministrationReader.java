package autobahn.edition;

import autobahn.engine.edition.Bonus;
import autobahn.engine.edition.Colour;
import autobahn.engine.edition.Department;
import autobahn.engine.edition.Edition.Administration;
import autobahn.json.ConstantNames;
import autobahn.json.JsonValues;
import java.util.Arrays;
import java.util.Collections;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Reads offices, departments and the development track. */
final class AdministrationReader {
    private static final List<Department> DEPARTMENTS =
            List.of(Department.NETWORK, Department.TRADE, Department.SERVICE, Department.FINANCE);
    /** The engine keeps an office in 32 bits, four for each seat. */
    private static final int MOST_SEATS = 8;

    private record Track(List<@Nullable Bonus> spaces, int loop) {}

    private AdministrationReader() {}

    static Administration read(JsonObject administration) {
        Map<Colour, List<Integer>> offices = offices(administration);
        checkDepartments(administration);
        Track track = administration.object("track", AdministrationReader::track);
        return new Administration(
                offices,
                administration.figure("floors", 3, 3),
                administration.figure("seatsPerFloor", 1, 9),
                administration.figure("lobbyPoints", 0, 99),
                administration.figure("financeUnit", 1, DashboardReader.MOST_MONEY),
                track.spaces(),
                track.loop());
    }

    private static Map<Colour, List<Integer>> offices(JsonObject administration) {
        Map<Colour, List<Integer>> offices = new EnumMap<>(Colour.class);
        administration.entries("offices", entry -> {
            Colour colour = entry.choice("office", Colour.class);
            List<Integer> seats = Numbers.read(entry, "seats", 3, 1, MOST_SEATS);
            List<Integer> before = offices.put(colour, seats);
            entry.faults().check(before == null, entry.path("office"), EditionFault.OFFICE_TWICE.of());
            for (int i = 0; i < seats.size(); i++) {
                String path = entry.path("seats") + "[" + i + "]";
                entry.faults().check(seats.get(i) >= i + 2, path, EditionFault.FEW_SEATS.of());
                entry.faults().check(i == 0 || seats.get(i) >= seats.get(i - 1), path, EditionFault.FEWER_SEATS.of());
            }
            return colour;
        });
        for (Colour colour : Colour.values()) {
            administration
                    .faults()
                    .check(
                            offices.containsKey(colour),
                            administration.path("offices"),
                            EditionFault.OFFICE_MISSING.of(ConstantNames.of(colour)));
        }
        return Collections.unmodifiableMap(offices);
    }

    private static void checkDepartments(JsonObject administration) {
        administration.entry(
                "departments",
                entry -> {
                    List<Department> order = entry.list(
                            "order", (value, path) -> JsonValues.choice(value, path, entry.faults(), Department.class));
                    entry.faults().check(order.equals(DEPARTMENTS), entry.path("order"), EditionFault.DEPARTMENTS.of());
                    return order;
                },
                DEPARTMENTS);
    }

    private static Track track(JsonObject track) {
        int length = track.figure("spaces", 2, 64);
        @Nullable Bonus[] spaces = new @Nullable Bonus[length];
        track.entries("bonuses", entry -> {
            int space = entry.whole("space", 1, length - 1);
            entry.faults().check(spaces[space] == null, entry.path("space"), EditionFault.SPACE_TAKEN.of());
            Bonus bonus = entry.bonus("bonus");
            spaces[space] = bonus;
            BonusCheck.onTrack(bonus, entry.path("bonus"), entry.faults());
            return space;
        });
        // Not List.copyOf: an empty space is null.
        return new Track(Collections.unmodifiableList(Arrays.asList(spaces)), track.figure("loop", 1, length - 1));
    }
}
