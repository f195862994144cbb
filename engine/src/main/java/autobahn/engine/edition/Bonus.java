package autobahn.engine.edition;

import org.jspecify.annotations.Nullable;

/**
 * One bonus as printed.
 *
 * @param amount steps, DM or times; 1 where the kind has no amount
 * @param department where a promotion of the solo board goes first, if it shows one
 */
public record Bonus(BonusKind kind, int amount, @Nullable Department department) {
    public Bonus(BonusKind kind, int amount) {
        this(kind, amount, null);
    }
}
