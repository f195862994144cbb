package autobahn.browser;

import autobahn.engine.Box;
import autobahn.engine.Game;
import autobahn.engine.IllegalMoveException;
import autobahn.engine.Playthrough;
import autobahn.format.FormatException;
import autobahn.format.GameFile;
import autobahn.format.GameRecord;
import autobahn.format.Positions;
import autobahn.format.Records;
import autobahn.format.Refused;
import autobahn.format.Result;
import autobahn.json.Faults;
import autobahn.json.JsonNode;
import autobahn.json.JsonText;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * Games that were kept by a version of the program with other rules. One whose moves still lead where they led goes on with
 * them; for any other the position at the end of the last turn takes the place of the moves before it.
 */
final class CarryingOver {
    /** How a game began: what the file that it began as tells, whichever rules that was written by. */
    private record Beginning(Playthrough start, List<String> moves) {}

    private final LocalBoxes boxes;

    CarryingOver(LocalBoxes boxes) {
        this.boxes = boxes;
    }

    void addTo(Map<String, Function<CallArguments, ?>> operations) {
        operations.put("carryOver", this::carryOver);
    }

    private CallAnswers.CarriedOver carryOver(CallArguments call) {
        String file = call.text("record");
        Box box = boxes.known(GameFile.editionHash(file));
        List<KeptEntry> entries = KeptEntry.of(call);
        boolean continued = call.has("base");
        Beginning begun = continued ? from(Base.of(call.object("base")), box) : read(box, file);
        Playthrough now = after(begun, entries);
        CallArguments saved = call.object("saved");
        if (now != null && (!call.has("saved") || leadsTo(saved, now))) {
            return answer(now, continued ? null : renewed(begun), false, 0);
        }
        if (!call.has("saved")) {
            throw new Refused(409, "unplayable", "This game was played by rules that are not known here any more.");
        }
        Beginning kept = from(Base.of(saved), box);
        List<KeptEntry> since = entries.subList(Math.clamp(saved.whole("entries"), 0, entries.size()), entries.size());
        Playthrough goesOn = after(kept, since);
        return goesOn == null ? answer(kept.start, null, true, since.size()) : answer(goesOn, null, true, 0);
    }

    private static Beginning from(Base base, Box box) {
        return new Beginning(base.begin(box), List.of());
    }

    private static Beginning read(Box box, String file) {
        JsonNode tree = JsonText.parse(file, new Faults());
        if (tree.has("position")) {
            return from(new Base(0, 0, tree.path("position").toString()), box);
        }
        try {
            GameRecord record = Records.read(file);
            long seed = Objects.requireNonNullElse(record.seed(), 0L);
            return new Beginning(Playthrough.begin(box, record.options(), seed), record.moves());
        } catch (FormatException e) {
            throw Refused.faults(422, "bad-record", "The record cannot be used.", e);
        }
    }

    /** The game after some entries; null if they are not legal by these rules. */
    private static @Nullable Playthrough after(Beginning begun, List<KeptEntry> entries) {
        Playthrough moment = begun.start;
        try {
            for (String move : KeptEntry.standing(moment.first(), begun.moves, entries)) {
                moment = moment.play(move);
            }
            return moment;
        } catch (IllegalMoveException e) {
            return null;
        }
    }

    private static boolean leadsTo(CallArguments saved, Playthrough now) {
        int moves = saved.whole("moves");
        return moves >= now.first()
                && moves <= now.size()
                && Positions.isWhere(now.at(moves).game(), saved.text("rules"), saved.text("position"));
    }

    /** The file that it began as, as these rules write it. */
    private static String renewed(Beginning begun) {
        Game game = begun.start.game();
        Long seed = begun.start.seed();
        return seed == null
                ? Positions.write(game)
                : Records.write(GameRecord.of(game.box(), game.options(), seed, begun.moves, null));
    }

    private static CallAnswers.CarriedOver answer(
            Playthrough now, @Nullable String record, boolean continued, int dropped) {
        Game game = now.game();
        boolean over = game.isOver();
        return new CallAnswers.CarriedOver(
                record,
                continued,
                dropped,
                Records.RULES,
                now.size(),
                over ? null : game.seatToMove(),
                over ? Result.of(game) : null);
    }
}
