package autobahn.server.table;

import autobahn.engine.Argument;
import autobahn.engine.Notation;
import autobahn.engine.View;
import autobahn.server.api.Problem;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** The kinds of conditions that a plan may have: all that are looked at is what its owner sees when the turn begins. */
enum PlanCondition {
    /** Nobody has built a section. */
    SECTION {
        @Override
        boolean fits(SentPlan.Condition condition, int moves, Notation notation) {
            return named(condition.what(), notation, Argument.SECTION)
                    && nothing(condition.tile(), condition.move(), condition.number());
        }

        @Override
        boolean holds(SentPlan.Condition condition, View view, PlanTrial trial) {
            return !view.table().roads().built().contains(condition.what());
        }
    },
    /** Nobody has upgraded a link. */
    LINK {
        @Override
        boolean fits(SentPlan.Condition condition, int moves, Notation notation) {
            return named(condition.what(), notation, Argument.LINK)
                    && nothing(condition.tile(), condition.move(), condition.number());
        }

        @Override
        boolean holds(SentPlan.Condition condition, View view, PlanTrial trial) {
            return !view.table().roads().upgraded().contains(condition.what());
        }
    },
    /** A card lies in the display. */
    CARD {
        @Override
        boolean fits(SentPlan.Condition condition, int moves, Notation notation) {
            return named(condition.what(), notation, Argument.CARD)
                    && nothing(condition.tile(), condition.move(), condition.number());
        }

        @Override
        boolean holds(SentPlan.Condition condition, View view, PlanTrial trial) {
            return view.table().display().contains(condition.what());
        }
    },
    /** A bonus tile lies at a section or in a country. */
    TILE {
        @Override
        boolean fits(SentPlan.Condition condition, int moves, Notation notation) {
            return (named(condition.what(), notation, Argument.SECTION)
                            || named(condition.what(), notation, Argument.COUNTRY))
                    && named(condition.tile(), notation, Argument.TILE)
                    && nothing(condition.move(), condition.number());
        }

        @Override
        boolean holds(SentPlan.Condition condition, View view, PlanTrial trial) {
            String tile = String.valueOf(condition.tile());
            return tile.equals(view.table().constructionTiles().get(condition.what()))
                    || view.table()
                            .deliveryTiles()
                            .getOrDefault(condition.what(), List.of())
                            .contains(tile);
        }
    },
    /** A city is worth so much, or more. */
    CITY {
        @Override
        boolean fits(SentPlan.Condition condition, int moves, Notation notation) {
            return condition.what() != null
                    && condition.what().length() <= LONGEST_CITY
                    && isLimit(condition.number())
                    && nothing(condition.tile(), condition.move());
        }

        @Override
        boolean holds(SentPlan.Condition condition, View view, PlanTrial trial) {
            return view.reckoning().cityValues().getOrDefault(condition.what(), 0) >= limit(condition);
        }
    },
    /** One of the moves costs so much, or less. It is looked at once more before that move. */
    COST {
        @Override
        boolean fits(SentPlan.Condition condition, int moves, Notation notation) {
            return condition.move() != null
                    && condition.move() >= 0
                    && condition.move() < moves
                    && isLimit(condition.number())
                    && nothing(condition.what(), condition.tile());
        }

        @Override
        boolean holds(SentPlan.Condition condition, View view, PlanTrial trial) {
            int move = condition.move() == null ? 0 : condition.move();
            return move >= trial.paid().size() || trial.paid().get(move) <= limit(condition);
        }
    },
    /** It is this era. */
    ERA {
        @Override
        boolean fits(SentPlan.Condition condition, int moves, Notation notation) {
            return isLimit(condition.number()) && nothing(condition.what(), condition.tile(), condition.move());
        }

        @Override
        boolean holds(SentPlan.Condition condition, View view, PlanTrial trial) {
            return view.table().era() == limit(condition);
        }
    },
    /** All of it can be played, as far as that can be known. */
    WHOLE {
        @Override
        boolean fits(SentPlan.Condition condition, int moves, Notation notation) {
            return nothing(condition.what(), condition.tile(), condition.move(), condition.number());
        }

        @Override
        boolean holds(SentPlan.Condition condition, View view, PlanTrial trial) {
            return trial.refusal() == null;
        }
    };

    private static final int LONGEST_CITY = 40;
    private static final int MOST = 1000;

    /** Whether it says all that its kind needs, and nothing else. */
    abstract boolean fits(SentPlan.Condition condition, int moves, Notation notation);

    abstract boolean holds(SentPlan.Condition condition, View view, PlanTrial trial);

    String id() {
        return name().toLowerCase(Locale.ROOT);
    }

    static Optional<PlanCondition> of(SentPlan.Condition condition) {
        return Stream.of(values())
                .filter(kind -> kind.id().equals(condition.kind()))
                .findFirst();
    }

    static void check(SentPlan.Branch plan, Notation notation) {
        for (SentPlan.Condition condition : plan.conditions()) {
            if (!of(condition)
                    .filter(kind -> kind.fits(condition, plan.moves().size(), notation))
                    .isPresent()) {
                throw new Problem(
                        422,
                        "no-condition",
                        "There is no such condition, or not with these members: "
                                + String.join(
                                        ", ",
                                        Stream.of(values())
                                                .map(PlanCondition::id)
                                                .toList()) + " are known.");
            }
        }
    }

    static boolean holdsNow(SentPlan.Condition condition, View view, PlanTrial trial) {
        return of(condition).filter(kind -> kind.holds(condition, view, trial)).isPresent();
    }

    private static boolean named(@Nullable String name, Notation notation, Argument kind) {
        return name != null && notation.names(kind).contains(name);
    }

    private static boolean nothing(@Nullable Object... members) {
        return Stream.of(members).allMatch(member -> member == null);
    }

    private static boolean isLimit(@Nullable Integer number) {
        return number != null && number >= 0 && number <= MOST;
    }

    private static int limit(SentPlan.Condition condition) {
        return condition.number() == null ? 0 : condition.number();
    }
}
