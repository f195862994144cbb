package autobahn.edition;

import autobahn.json.JsonValues;
import java.util.List;

/** Lists of whole numbers, such as one per player count or era. */
final class Numbers {
    private Numbers() {}

    static List<Integer> read(JsonObject object, String name, int size, int least, int most) {
        List<Integer> numbers =
                object.list(name, (value, path) -> JsonValues.whole(value, path, object.faults(), least, most));
        object.faults()
                .check(
                        numbers.size() == size || !object.faults().noneBelow(object.path(name)),
                        object.path(name),
                        EditionFault.NUMBERS.of(size, numbers.size()));
        return numbers;
    }
}
