package autobahn.server.http;

import autobahn.bots.Level;
import autobahn.server.api.Problem;
import autobahn.server.people.PersonNames;
import autobahn.server.store.SeatColour;
import io.javalin.http.Context;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** What stands in addresses and bodies, checked. */
final class Params {
    static final int MOST_SEATS = 4;
    private static final int MOVE = 100;
    private static final Pattern COMMAND = Pattern.compile("[A-Za-z0-9_-]{8,64}");

    private Params() {}

    static String game(Context request) {
        return request.pathParam("game");
    }

    static int pathSeat(Context request) {
        return whole("seat", request.pathParam("seat"), 0, MOST_SEATS - 1);
    }

    static @Nullable Integer seat(Context request) {
        return whole(request, "seat", 0, MOST_SEATS - 1);
    }

    static int requiredSeat(Context request) {
        Integer seat = seat(request);
        if (seat == null) {
            throw bad("seat is missing");
        }
        return seat;
    }

    static @Nullable Integer whole(Context request, String name, int least, int most) {
        String text = request.queryParam(name);
        return text == null ? null : whole(name, text, least, most);
    }

    static int whole(String name, String text, int least, int most) {
        try {
            int value = Integer.parseInt(text);
            if (value >= least && value <= most) {
                return value;
            }
        } catch (NumberFormatException e) {
            // said below
        }
        throw bad(name + " must be a whole number from " + least + " to " + most);
    }

    static int range(String name, int value, int least, int most) {
        if (value < least || value > most) {
            throw bad(name + " must be a whole number from " + least + " to " + most);
        }
        return value;
    }

    static boolean flag(Context request, String name) {
        return switch (request.queryParam(name)) {
            case null -> false;
            case "true" -> true;
            case "false" -> false;
            default -> throw bad(name + " must be true or false");
        };
    }

    /** Moves as they are written, each of which may still be nonsense. */
    static List<String> moves(@Nullable List<String> moves, int most) {
        if (moves == null) {
            return List.of();
        }
        if (moves.size() > most) {
            throw bad("moves must be at most " + most);
        }
        for (String move : moves) {
            move(move);
        }
        return moves;
    }

    static String move(@Nullable String move) {
        return text("move", move, 1, MOVE);
    }

    /** A text for people: no control characters, and not too long. */
    static String text(String name, @Nullable String text, int least, int most) {
        if (text == null) {
            throw bad(name + " is missing");
        }
        String trimmed = text.strip();
        if (trimmed.length() < least || trimmed.length() > most) {
            throw bad(name + " must have " + least + " to " + most + " characters");
        }
        if (trimmed.chars().anyMatch(Params::isControl)) {
            throw bad(name + " must not hold control characters");
        }
        if (least > 0 && trimmed.codePoints().allMatch(PersonNames::showsNothing)) {
            throw bad(name + " must hold something that can be seen");
        }
        return trimmed;
    }

    /** A text for people of several lines. */
    static String lines(String name, @Nullable String text, int most) {
        String given = given(name, text).replace("\r\n", "\n").strip();
        if (given.length() > most) {
            throw bad(name + " must have at most " + most + " characters");
        }
        if (given.chars().anyMatch(c -> c != '\n' && c != '\t' && isControl(c))) {
            throw bad(name + " must not hold control characters");
        }
        return given;
    }

    /** The name of somebody at a table: nothing in it that cannot be seen, so that no two look the same. */
    static String seatName(@Nullable String name) {
        String text = text("name", name, 1, PersonNames.LONGEST);
        if (text.codePoints().anyMatch(c -> PersonNames.showsNothing(c) && c != ' ' && !isJoined(c))) {
            throw bad("name must not hold characters that show nothing");
        }
        return text;
    }

    /** Also those that turn the direction of writing: they would make one text look like another. */
    private static boolean isControl(int c) {
        return Character.isISOControl(c) || c >= 0x2028 && c <= 0x202E || c >= 0x2066 && c <= 0x2069;
    }

    /** Faces, flags and some scripts are written with joiners and tags. */
    private static boolean isJoined(int c) {
        return c == 0x200C || c == 0x200D || c >= 0xE0020 && c <= 0xE007F;
    }

    static String level(@Nullable String level) {
        if (level != null) {
            for (Level known : Level.values()) {
                if (known.id().equals(level)) {
                    return level;
                }
            }
        }
        throw bad("level must be one of " + levels());
    }

    static SeatColour colour(@Nullable String colour) {
        return SeatColour.of(colour)
                .orElseThrow(() -> bad("colour must be one of "
                        + Stream.of(SeatColour.values()).map(SeatColour::id).collect(Collectors.joining(", "))));
    }

    private static String levels() {
        StringBuilder all = new StringBuilder();
        for (Level level : Level.values()) {
            all.append(all.isEmpty() ? "" : ", ").append(level.id());
        }
        return all.toString();
    }

    /** A member of a body that must be there. */
    static String given(String name, @Nullable String text) {
        if (text == null) {
            throw bad(name + " is missing");
        }
        return text;
    }

    static Problem bad(String detail) {
        return new Problem(400, "bad-request", detail + ".");
    }

    /** A seat that a body names. */
    static int bodySeat(@Nullable Integer seat) {
        if (seat == null) {
            throw bad("seat is missing");
        }
        return range("seat", seat, 0, MOST_SEATS - 1);
    }

    /** The id of a command, made by the client. */
    static String command(@Nullable String id) {
        if (id == null || !COMMAND.matcher(id).matches()) {
            throw bad("id must have 8 to 64 letters, digits, _ or -");
        }
        return id;
    }

    /** What somebody has decided on. */
    static int version(@Nullable Integer version) {
        if (version == null) {
            throw bad("version is missing");
        }
        return range("version", version, 0, Integer.MAX_VALUE);
    }
}
