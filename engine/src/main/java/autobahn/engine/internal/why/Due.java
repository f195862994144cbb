package autobahn.engine.internal.why;

import autobahn.engine.Refusal;
import autobahn.engine.internal.rule.Names;
import autobahn.engine.internal.step.Steps;

/** What is to be decided before anything else, by whom, and under which rule. */
final class Due {
    private static final int FLIP_LEVEL = 0;

    private Due() {}

    /** The move belongs to another decision than the one that is due. */
    static Refusal first(Question q) {
        return new Refusal(rule(q), "first " + Words.player(q.seat) + " is to " + task(q));
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
        return optional(q) ? rule : "CARD-1";
    }

    static boolean optional(Question q) {
        return q.arg(1) != 0;
    }

    private static String task(Question q) {
        return switch (q.due) {
            case ROUTE_CARD -> "take a route card";
            case CLAIM -> "claim a delivery bonus, or none";
            case ACTION -> actionTask(q);
            case TRUCKS -> "move trucks, or be done with it";
            case END_TURN -> "end the turn";
            case BUILD -> "build a road section" + orPass(q);
            case SECOND_SECTION -> "choose the section to build together with " + Names.section(q.t, q.arg(1));
            case UPGRADE -> "upgrade a link" + orPass(q);
            case STATION -> "build a service station" + orPass(q);
            case LOAD -> "load a truck" + orPass(q);
            case UNLOCK -> "unlock a technology, or pass";
            case PROMOTE -> "promote an employee";
            case GAIN -> "gain a card of the display, or pass";
            case REPLACE -> "replace a basic card, or pass";
            case SWAP -> "swap two cards, or pass";
            case ACTION_TILE -> (q.arg(0) == FLIP_LEVEL ? "flip" : "remove") + " an action tile, or pass";
            case SLIDE -> "slide a played card to the left, or pass";
            case MOVE_TRUCK -> "move a truck, or pass";
            case DRIVE -> "drive " + Words.truck(Steps.driveTruck(q.step)) + " on, or stop it";
            case CHOOSE_STATION_BONUS -> "choose a bonus for passing the station at " + Names.link(q.t, q.arg(0));
            case HIRE -> "pay DM " + q.arg(1) + " for placing an employee, or pass";
            case DELIVERY_TILE -> "take a delivery tile of " + Names.country(q.t, q.arg(0));
            case TRAFFIC -> "choose where the last traffic tokens go";
            case FIRST_TURN,
                    TURN,
                    CHOSEN_SECTION,
                    PAY_RESERVED,
                    STATION_BONUS,
                    EMPLOYEE,
                    DEVELOP,
                    ROUTE_REWARD,
                    NEXT_ERA,
                    AUTOBOT -> "wait for what follows";
        };
    }

    private static String actionTask(Question q) {
        if (q.s.turn.mainPending()) {
            return "carry out the action of " + q.card() + ": " + Words.action(q.s.turn.space);
        }
        return q.beforeMain() ? "play a card, refresh or take funding" : "finish phase 2, or be done with it";
    }

    private static String orPass(Question q) {
        return optional(q) ? ", or pass" : "";
    }
}
