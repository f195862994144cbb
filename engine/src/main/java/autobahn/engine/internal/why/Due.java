package autobahn.engine.internal.why;

import autobahn.engine.Phrase;
import autobahn.engine.Reason;
import autobahn.engine.Refusal;
import autobahn.engine.internal.chapter.bonus.Declining;
import autobahn.engine.internal.state.Names;
import autobahn.engine.internal.state.Steps;

/** What is to be decided before anything else, by whom, and under which rule. */
public final class Due {
    private static final int FLIP_LEVEL = 0;

    private Due() {}

    /** The move belongs to another decision than the one that is due. */
    public static Refusal first(Question q) {
        return new Refusal(rule(q), Reason.FIRST.of(q.seat + 1, task(q)));
    }

    private static String rule(Question q) {
        return switch (q.due) {
            case ROUTE_CARD -> "SETUP-7";
            case ACTION -> q.s.turn.mainPending() ? "TURN-4" : "TURN-2";
            case BUILD -> bonus(q, "BONUS-BUILD");
            case SECOND_SECTION -> "CARD-A4";
            case UPGRADE -> bonus(q, "BONUS-UPGRADE");
            case STATION -> bonus(q, "BONUS-STATION");
            case LOAD -> bonus(q, "BONUS-LOAD");
            case UNLOCK -> "TECH-7";
            case PROMOTE -> "BONUS-PROMOTE";
            case GAIN -> "BONUS-GAIN";
            case REPLACE -> "BONUS-REPLACE";
            case SWAP -> "BONUS-SWAP";
            case ACTION_TILE -> q.arg(0) == FLIP_LEVEL ? "BONUS-FLIP" : "BONUS-REMOVE";
            case SLIDE -> "BONUS-SLIDE";
            case MOVE_TRUCK -> "BONUS-MOVE";
            case DRIVE -> "MOVE-3";
            case CHOOSE_STATION_BONUS -> "MOVE-5";
            case HIRE -> "MOVE-8";
            case DELIVERY_TILE -> "DELIV-2";
            case TRAFFIC -> "TRAF-3";
            case CLAIM, TRUCKS, END_TURN -> "TURN-1";
            // these decide nothing, so they are never due
            case FIRST_TURN,
                    TURN,
                    CHOSEN_SECTION,
                    PAY_RESERVED,
                    STATION_BONUS,
                    EMPLOYEE,
                    DEVELOP,
                    ROUTE_REWARD,
                    NEXT_ERA,
                    AUTOBOT -> "TURN-1";
        };
    }

    /** An action that a card's extra brought is the card's, any other a bonus. */
    private static String bonus(Question q, String rule) {
        return Declining.isBonus(q.step) ? rule : "CARD-1";
    }

    private static Phrase task(Question q) {
        return switch (q.due) {
            case ROUTE_CARD -> Reason.TAKE_ROUTE.of();
            case CLAIM -> Reason.CLAIM_OR_NOT.of();
            case ACTION -> actionTask(q);
            case TRUCKS -> Reason.MOVE_TRUCKS.of();
            case END_TURN -> Reason.END_TURN.of();
            case BUILD -> orPass(q, Reason.BUILD_SECTION);
            case SECOND_SECTION -> Reason.CHOOSE_SECOND.of(Names.section(q.t, q.arg(1)));
            case UPGRADE -> orPass(q, Reason.UPGRADE_LINK);
            case STATION ->
                Declining.isBonus(q.step) ? orPass(q, Reason.BUILD_STATION.of()) : Reason.BUILD_STATION.of();
            case LOAD -> Declining.isBonus(q.step) ? orPass(q, Reason.LOAD_TRUCK.of()) : Reason.LOAD_TRUCK.of();
            case UNLOCK -> orPass(q, Reason.UNLOCK_TECHNOLOGY.of());
            case PROMOTE -> Reason.PROMOTE.of();
            case GAIN -> orPass(q, Reason.GAIN_CARD.of());
            case REPLACE -> orPass(q, Reason.REPLACE_CARD.of());
            case SWAP -> orPass(q, Reason.SWAP_CARDS.of());
            case ACTION_TILE -> orPass(q, (q.arg(0) == FLIP_LEVEL ? Reason.FLIP_TILE : Reason.REMOVE_TILE).of());
            case SLIDE -> orPass(q, Reason.SLIDE_CARD.of());
            case MOVE_TRUCK -> orPass(q, Reason.MOVE_TRUCK.of());
            case DRIVE -> Reason.DRIVE_ON.of(Steps.driveTruck(q.step) + 1);
            case CHOOSE_STATION_BONUS -> Reason.CHOOSE_STATION_BONUS.of(Names.link(q.t, q.arg(0)));
            case HIRE -> orPass(Reason.HIRE.of(q.arg(1)));
            case DELIVERY_TILE -> Reason.TAKE_DELIVERY_TILE.of(Names.country(q.t, q.arg(0)));
            case TRAFFIC -> Reason.PLACE_TRAFFIC.of();
            case FIRST_TURN,
                    TURN,
                    CHOSEN_SECTION,
                    PAY_RESERVED,
                    STATION_BONUS,
                    EMPLOYEE,
                    DEVELOP,
                    ROUTE_REWARD,
                    NEXT_ERA,
                    AUTOBOT -> Reason.WAIT.of();
        };
    }

    private static Phrase actionTask(Question q) {
        if (q.s.turn.mainPending()) {
            return Reason.CARRY_OUT_ACTION.of(q.card(), Words.action(q.s.turn.space));
        }
        return (q.beforeMain() ? Reason.CHOOSE_MAIN_ACTION : Reason.FINISH_PHASE).of();
    }

    private static Phrase orPass(Question q, Reason task) {
        return Declining.isBonus(q.step) ? orPass(task.of()) : task.of();
    }

    /** A bonus that costs nothing. */
    private static Phrase orPass(Question q, Phrase task) {
        return q.t.rulings.bonusesDeclinable() ? orPass(task) : task;
    }

    private static Phrase orPass(Phrase task) {
        return Reason.OR_PASS.of(task);
    }
}
