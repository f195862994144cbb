package autobahn.edition;

import autobahn.engine.edition.Bonus;
import autobahn.engine.edition.BonusKind;
import autobahn.engine.edition.Department;
import autobahn.json.ConstantNames;
import java.util.EnumSet;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** A bonus in a few words: {@code develop 2}, {@code DM 8}, {@code promote service}, {@code employee 10}. */
public final class BonusText {
    private static final Set<BonusKind> NEEDS_AMOUNT = EnumSet.of(BonusKind.DEVELOP, BonusKind.DM, BonusKind.MOVE);
    private static final Set<BonusKind> MAY_HAVE_AMOUNT = EnumSet.of(BonusKind.PROMOTE, BonusKind.EMPLOYEE);

    /** From Denmark to Italy and back is not farther. */
    private static final int MOST_STEPS = 12;

    private BonusText() {}

    /** The bonus that the text stands for, or null if it stands for none. */
    static @Nullable Bonus parse(String text) {
        int end = text.indexOf(' ');
        BonusKind kind = ConstantNames.find(BonusKind.class, end < 0 ? text : text.substring(0, end));
        if (kind == null) {
            return null;
        }
        // then perhaps an amount, then perhaps a place
        String rest = end < 0 ? null : text.substring(end + 1);
        String amount = null;
        if (rest != null) {
            int gap = rest.indexOf(' ');
            String first = gap < 0 ? rest : rest.substring(0, gap);
            if (Spelling.isSmallNumber(first)) {
                amount = first;
                rest = gap < 0 ? null : rest.substring(gap + 1);
            }
        }
        boolean fits = amount == null
                ? !NEEDS_AMOUNT.contains(kind)
                : NEEDS_AMOUNT.contains(kind) || MAY_HAVE_AMOUNT.contains(kind);
        String place = rest;
        Department department = place == null ? null : ConstantNames.find(Department.class, place);
        if (!fits || (place != null && (department == null || kind != BonusKind.PROMOTE))) {
            return null;
        }
        int number = amount == null ? usual(kind) : Integer.parseInt(amount);
        return (kind == BonusKind.MOVE || kind == BonusKind.DEVELOP) && number > MOST_STEPS
                ? null
                : new Bonus(kind, number, department);
    }

    public static String of(Bonus bonus) {
        StringBuilder text = new StringBuilder(ConstantNames.of(bonus.kind()));
        if (NEEDS_AMOUNT.contains(bonus.kind()) || bonus.amount() != usual(bonus.kind())) {
            text.append(' ').append(bonus.amount());
        }
        Department department = bonus.department();
        if (department != null) {
            text.append(' ').append(ConstantNames.of(department));
        }
        return text.toString();
    }

    /** The amount that goes without saying: once, and an employee for nothing. */
    private static int usual(BonusKind kind) {
        return kind == BonusKind.EMPLOYEE ? 0 : 1;
    }
}
