package autobahn.engine.internal.chapter.card;

import autobahn.engine.Extra;
import autobahn.engine.Reason;
import autobahn.engine.Refusal;
import autobahn.engine.edition.CardKind;
import autobahn.engine.internal.chapter.road.BuildingWhy;
import autobahn.engine.internal.chapter.road.UpgradingWhy;
import autobahn.engine.internal.chapter.station.StationsWhy;
import autobahn.engine.internal.chapter.truck.LoadingWhy;
import autobahn.engine.internal.state.Bits;
import autobahn.engine.internal.state.Names;
import autobahn.engine.internal.state.Turn;
import autobahn.engine.internal.why.Question;
import autobahn.engine.internal.why.ReasonWords;
import org.jspecify.annotations.Nullable;

/** Extra actions of the card played this turn (CARD-1, CARD-I1 to CARD-YELLOW). */
public final class ExtrasWhy {
    private ExtrasWhy() {}

    public static @Nullable Refusal extra(Question q) {
        if (!q.atAction()) {
            return q.first();
        }
        Turn turn = q.s.turn;
        if (turn.card == Turn.NONE) {
            return new Refusal("CARD-1", (turn.mainDone ? Reason.NO_CARD_PLAYED : Reason.NO_CARD_PLAYED_YET).of());
        }
        int bit = Bits.small(q.a);
        if ((Extras.available(q.s) & bit) != 0) {
            return null;
        }
        CardKind kind = q.figures.cardKind[turn.card];
        if ((Extras.offered(kind, turn.space) & bit) == 0) {
            return new Refusal(
                    "CARD-1", Reason.NO_SUCH_EXTRA.of(q.card(), Names.extra(q.a), ReasonWords.space(turn.space)));
        }
        if ((turn.extrasDone & bit) != 0) {
            return new Refusal("CARD-1", Reason.EXTRA_TAKEN.of(Names.extra(q.a)));
        }
        return impossible(q);
    }

    private static Refusal impossible(Question q) {
        int colours = q.s.turn.colours;
        return switch (Extra.values()[q.a]) {
            case BUILD -> new Refusal("CARD-1", BuildingWhy.nothing(q, colours));
            case STATION -> new Refusal("CARD-1", StationsWhy.nothing(q, colours));
            case LOAD -> new Refusal("CARD-1", LoadingWhy.nothing(q, colours));
            case UPGRADE -> new Refusal("CARD-1", UpgradingWhy.nothing(q, colours));
            case DEVELOP -> new Refusal("CARD-A2", Reason.DEVELOP_COST.of(Extras.A2_PRICE, q.funds()));
            case MONEY -> new Refusal("CARD-1", Reason.EXTRA_NOT_OFFERED.of(Names.extra(q.a)));
        };
    }
}
