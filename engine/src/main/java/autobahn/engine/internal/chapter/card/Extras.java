package autobahn.engine.internal.chapter.card;

import autobahn.engine.Extra;
import autobahn.engine.MoneyReason;
import autobahn.engine.edition.ActionSpace;
import autobahn.engine.edition.CardKind;
import autobahn.engine.internal.chapter.road.Building;
import autobahn.engine.internal.chapter.road.Upgrading;
import autobahn.engine.internal.chapter.station.Stations;
import autobahn.engine.internal.chapter.technology.Development;
import autobahn.engine.internal.chapter.truck.Loading;
import autobahn.engine.internal.state.Bits;
import autobahn.engine.internal.state.State;
import autobahn.engine.internal.state.Steps;
import autobahn.engine.internal.state.Turn;

/** What the played card offers beside its main action (CARD-1, CARD-I1 to CARD-YELLOW). */
public final class Extras {
    /** What A2 costs and brings. */
    public static final int A2_PRICE = 10;

    static final int A2_STEPS = 2;
    static final int A5_MONEY = 12;
    /** Extras that are carried out on an autobahn of the card's colour. */
    private static final int ON_THE_MAP =
            Extra.BUILD.bit() | Extra.STATION.bit() | Extra.LOAD.bit() | Extra.UPGRADE.bit();

    private Extras() {}

    /** The extras of a kind of card on an action space, as a mask; conditions are left to {@link #available}. */
    public static int offered(CardKind kind, int space) {
        return OFFERED[kind.ordinal() * SPACES + space];
    }

    private static final int SPACES = ActionSpace.values().length;
    private static final int[] OFFERED = new int[CardKind.values().length * SPACES];

    static {
        for (CardKind kind : CardKind.values()) {
            for (int space = 0; space < SPACES; space++) {
                OFFERED[kind.ordinal() * SPACES + space] = printed(kind, space);
            }
        }
    }

    private static int printed(CardKind kind, int space) {
        return switch (kind) {
            case PLAIN, I1, I2, I3, A3, A4, A9, A10 -> 0;
            case I4 -> Extra.STATION.bit();
            case A1 -> upgradeAndLoad(space);
            case A2, A6 -> Extra.DEVELOP.bit();
            case A5 -> Extra.MONEY.bit();
            case A7 -> Extra.BUILD.bit() | upgradeAndLoad(space);
            case A8, YELLOW -> Extra.BUILD.bit();
        };
    }

    private static int upgradeAndLoad(int space) {
        return space == ActionSpace.UPGRADE.ordinal()
                ? Extra.LOAD.bit()
                : space == ActionSpace.LOAD.ordinal() ? Extra.UPGRADE.bit() : 0;
    }

    /** The extras of the card played this turn that were not carried out. */
    public static int left(State s) {
        return offered(s.figures.cardKind[s.turn.card], s.turn.space) & ~s.turn.extrasDone;
    }

    /** The extras of the card played this turn that can be carried out now. */
    public static int available(State s) {
        Turn turn = s.turn;
        if (turn.card == Turn.NONE) {
            return 0;
        }
        CardKind kind = s.figures.cardKind[turn.card];
        int extras = left(s);
        for (int bits = extras; bits != 0; bits = Bits.rest(bits)) {
            int extra = Bits.first(bits);
            if (!possible(s, kind, extra, turn.colours)) {
                extras &= ~Bits.small(extra);
            }
        }
        return extras;
    }

    /** Whether an extra that is left needs an autobahn and has a target on one of some others. */
    static boolean possibleOn(State s, int colours) {
        CardKind kind = s.figures.cardKind[s.turn.card];
        for (int bits = left(s) & ON_THE_MAP; bits != 0; bits = Bits.rest(bits)) {
            if (possible(s, kind, Bits.first(bits), colours)) {
                return true;
            }
        }
        return false;
    }

    private static boolean possible(State s, CardKind kind, int extra, int colours) {
        int seat = s.turn.seat;
        return switch (EXTRAS[extra]) {
            case BUILD -> Building.targets(s, seat, colours) != 0;
            case STATION -> (Stations.colours(s, seat) & colours) != 0;
            case LOAD -> (Loading.colours(s, seat) & colours) != 0;
            case UPGRADE -> Upgrading.targets(s, seat, colours) != 0;
            case MONEY -> true;
            case DEVELOP -> kind != CardKind.A2 || s.purse(seat) >= A2_PRICE;
        };
    }

    private static final Extra[] EXTRAS = Extra.values();

    public static void carryOut(State s, int extra) {
        int seat = s.turn.seat;
        int colours = s.turn.colours;
        s.turn.extrasDone |= Bits.small(extra);
        switch (EXTRAS[extra]) {
            case BUILD -> s.push(Steps.build(seat, colours, false));
            case STATION -> s.push(Steps.station(seat, colours, false));
            case LOAD -> s.push(Steps.load(seat, colours, false, 0));
            case UPGRADE -> s.push(Steps.upgrade(seat, colours, false));
            case MONEY -> s.gain(seat, A5_MONEY, MoneyReason.CARD);
            case DEVELOP -> {
                boolean paid = s.figures.cardKind[s.turn.card] == CardKind.A2;
                if (paid) {
                    s.pay(seat, A2_PRICE, MoneyReason.CARD);
                }
                Development.advance(s, seat, paid ? A2_STEPS : 1);
            }
        }
    }
}
