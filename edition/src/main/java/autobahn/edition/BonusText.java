package autobahn.edition;

import autobahn.engine.edition.Bonus;
import autobahn.engine.edition.BonusKind;
import autobahn.engine.edition.Department;
import autobahn.json.ConstantNames;
import java.util.EnumSet;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** A bonus in a few words: {@code develop 2}, {@code DM 8}, {@code promote service}, {@code employee 10}. */
public final class BonusText {
    private static final Pattern FORM = Pattern.compile("([A-Za-z-]+)(?: ([1-9][0-9]?))?(?: ([a-z]+))?");
    private static final Set<BonusKind> NEEDS_AMOUNT = EnumSet.of(BonusKind.DEVELOP, BonusKind.DM, BonusKind.MOVE);
    private static final Set<BonusKind> MAY_HAVE_AMOUNT = EnumSet.of(BonusKind.PROMOTE, BonusKind.EMPLOYEE);

    private BonusText() {}

    /** The bonus that the text stands for, or null if it stands for none. */
    static @Nullable Bonus parse(String text) {
        Matcher form = FORM.matcher(text);
        BonusKind kind = form.matches() ? ConstantNames.find(BonusKind.class, form.group(1)) : null;
        if (kind == null) {
            return null;
        }
        String amount = form.group(2);
        boolean fits = amount == null
                ? !NEEDS_AMOUNT.contains(kind)
                : NEEDS_AMOUNT.contains(kind) || MAY_HAVE_AMOUNT.contains(kind);
        String place = form.group(3);
        Department department = place == null ? null : ConstantNames.find(Department.class, place);
        if (!fits || (place != null && (department == null || kind != BonusKind.PROMOTE))) {
            return null;
        }
        return new Bonus(kind, amount == null ? usual(kind) : Integer.parseInt(amount), department);
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
