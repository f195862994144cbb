package autobahn.engine.internal.state;

import autobahn.engine.Outcome;

/** Numbers for all that chance may turn up in an edition: kind after kind, each in the edition's order. */
public final class Outcomes {
    private static final Outcome[] KINDS = Outcome.values();
    private static final int MOST_SEATS = 4;

    /** The number of the first outcome of each kind, and how many there are in all. */
    private final int[] first = new int[KINDS.length + 1];

    Outcomes(Figures figures) {
        for (Outcome kind : KINDS) {
            first[kind.ordinal() + 1] = first[kind.ordinal()] + members(kind, figures);
        }
    }

    private static int members(Outcome kind, Figures figures) {
        return switch (kind) {
            case TILE -> figures.tileBonus.length;
            case CARD -> figures.cards;
            case BOARD -> figures.edition.trade().boards().size();
            case START -> MOST_SEATS;
            case ROUTE -> figures.routeFrom.length;
            case TASK -> figures.edition.solo().tasks().size();
            case WINE -> figures.edition.modules().wineCards().size();
        };
    }

    public int count() {
        return first[KINDS.length];
    }

    public int number(Outcome kind, int member) {
        return first[kind.ordinal()] + member;
    }

    public Outcome kind(int number) {
        int kind = 0;
        while (first[kind + 1] <= number) {
            kind++;
        }
        return KINDS[kind];
    }

    /** Which one of its kind an outcome is. */
    public int member(int number) {
        return number - first[kind(number).ordinal()];
    }
}
