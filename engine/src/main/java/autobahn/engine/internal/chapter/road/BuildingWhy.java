package autobahn.engine.internal.chapter.road;

import autobahn.engine.Decision;
import autobahn.engine.Phrase;
import autobahn.engine.Reason;
import autobahn.engine.Refusal;
import autobahn.engine.edition.ActionSpace;
import autobahn.engine.edition.CardKind;
import autobahn.engine.internal.state.Bits;
import autobahn.engine.internal.state.Names;
import autobahn.engine.internal.state.RoadMap;
import autobahn.engine.internal.why.Question;
import autobahn.engine.internal.why.ReasonWords;
import autobahn.engine.internal.why.Scope;
import org.jspecify.annotations.Nullable;

/** Building road sections (BUILD-1, BUILD-2, BUILD-6, CARD-A4). */
public final class BuildingWhy {
    private BuildingWhy() {}

    public static @Nullable Refusal build(Question q) {
        if (q.due == Decision.SECOND_SECTION) {
            return second(q, new Scope(q.arg(0), null), q.arg(1));
        }
        Scope scope = Scope.of(q, ActionSpace.BUILD);
        if (scope.refusal() != null) {
            return scope.refusal();
        }
        boolean may = Bits.has(Building.targets(q.s, q.seat, scope.colours()), q.a);
        return may ? null : objection(q, scope, q.s.frontier, q.s.purse(q.seat), 0);
    }

    /** A4's second section, beside a first one that is not paid yet. */
    private static @Nullable Refusal second(Question q, Scope scope, int first) {
        if (Bits.has(Building.secondTargets(q.s, q.seat, scope.colours(), first), q.a)) {
            return null;
        }
        if (q.a == first) {
            return new Refusal("CARD-A4", Reason.FIRST_OF_TWO.of(Names.section(q.figures, first)));
        }
        long near = q.s.frontier | q.s.map.sectionAdjacent[first];
        int purse = q.s.purse(q.seat) - Building.price(q.s, first, Building.DOUBLE_DISCOUNT);
        return objection(q, scope, near, purse, Building.DOUBLE_DISCOUNT);
    }

    public static @Nullable Refusal buildTwo(Question q) {
        Scope scope = Scope.mainAction(q, ActionSpace.BUILD);
        if (scope.refusal() != null) {
            return scope.refusal();
        }
        if (q.figures.cardKind[q.s.turn.card] != CardKind.A4) {
            return new Refusal("CARD-A4", Reason.ONE_SECTION_ONLY.of(q.card()));
        }
        if (Bits.has(Building.doubleTargets(q.s, q.seat, scope.colours()), q.a)) {
            return null;
        }
        int discount = Building.DOUBLE_DISCOUNT;
        Refusal first = objection(q, scope, q.s.frontier, q.s.purse(q.seat), discount);
        if (first != null) {
            return first;
        }
        int left = q.s.purse(q.seat) - Building.price(q.s, q.a, discount);
        return new Refusal(
                "CARD-A4",
                Reason.NO_SECOND.of(ReasonWords.colours(scope.colours()), Names.section(q.figures, q.a), left));
    }

    /** What speaks against a section next to a network of that frontier; null if nothing does. */
    private static @Nullable Refusal objection(Question q, Scope scope, long frontier, int purse, int discount) {
        int section = q.a;
        String name = Names.section(q.figures, section);
        int price = Building.price(q.s, section, discount);
        if (Bits.has(q.s.built, section)) {
            return new Refusal("BUILD-1", Reason.SECTION_BUILT.of(name));
        }
        if (!scope.covers(q.s.map.sectionColour[section])) {
            return scope.wrongColour(Reason.SECTION.of(name), q.s.map.sectionColour[section]);
        }
        if (Bits.has(q.s.roadblocks, section)) {
            return new Refusal("BUILD-1", Reason.ROADBLOCK.of(name));
        }
        if (q.s.sectionsBuilt >= q.figures.sectionSupply) {
            return new Refusal("BUILD-6", suppliesGone(q));
        }
        if (!Bits.has(frontier, section)) {
            return new Refusal("BUILD-1", Reason.NOT_TOUCHING.of(name));
        }
        return price > purse ? new Refusal("BUILD-2", Reason.SECTION_COST.of(name, price, q.funds(purse))) : null;
    }

    private static Phrase suppliesGone(Question q) {
        return Reason.NO_SECTIONS_LEFT.of(q.figures.sectionSupply);
    }

    /** Why nothing at all can be built on some autobahns. */
    public static Phrase nothing(Question q, int colours) {
        return colours == RoadMap.ALL_COLOURS
                ? Reason.NO_SECTION.of(cause(q, colours))
                : Reason.NO_SECTION_OF.of(ReasonWords.colours(colours), cause(q, colours));
    }

    private static Phrase cause(Question q, int colours) {
        long reachable = Building.reachable(q.s, colours);
        if (reachable != 0) {
            int cheapest = Bits.first(reachable);
            for (long bits = reachable; bits != 0; bits = Bits.rest(bits)) {
                int section = Bits.first(bits);
                cheapest = Building.price(q.s, section, 0) < Building.price(q.s, cheapest, 0) ? section : cheapest;
            }
            return Reason.SECTION_COST.of(
                    Names.section(q.figures, cheapest), Building.price(q.s, cheapest, 0), q.funds());
        }
        if (q.s.sectionsBuilt >= q.figures.sectionSupply) {
            return suppliesGone(q);
        }
        RoadMap map = q.s.map;
        long unbuilt = Building.ofColours(q.s, colours) & Bits.one(map.sections) - 1 & ~q.s.built;
        if (unbuilt == 0) {
            return Reason.ALL_BUILT.of();
        }
        return (unbuilt & q.s.frontier) == 0 ? Reason.NONE_TOUCHING.of() : Reason.ALL_ROADBLOCKED.of();
    }
}
