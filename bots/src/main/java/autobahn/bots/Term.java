package autobahn.bots;

import java.util.Locale;

/**
 * What the value function looks at in a seat's position. Each term has a weight, in points, at the start, in the middle and
 * at the end of the game; see {@link Weights}.
 */
public enum Term {
    /** What the seat would score now. */
    POINTS,
    /** DM, in tens. */
    MONEY,
    /** DM that the budget would bring now, in tens. */
    INCOME,
    /** The same, the more the nearer the end of the era is. */
    INCOME_SOON,
    /** DM that the route would bring now, in tens. */
    ROUTE_MONEY,
    /** Promotions that the route would bring now. */
    ROUTE_PROMOTIONS,
    /** How close the route is to being connected: 1 when it is, less with every section missing. */
    ROUTE_NEAR,
    /** Worth of the bonuses ahead on the development track, the nearer the more. */
    DEVELOPMENT,
    LIMIT_STATION,
    LIMIT_LOAD,
    LIMIT_UPGRADE,
    LIMIT_BUILD,
    NETWORK_1,
    NETWORK_2,
    NETWORK_3A,
    NETWORK_3B,
    TRADE_1,
    TRADE_2,
    TRADE_3A,
    TRADE_3B,
    SERVICE_1,
    SERVICE_2,
    SERVICE_3A,
    SERVICE_3B,
    /** Employees in offices. */
    OFFICES,
    /** Countries delivered to. */
    COUNTRIES,
    STATIONS,
    /** Floors of employees, added up: what one more unit of the department will count. */
    NETWORK_FLOORS,
    TRADE_FLOORS,
    SERVICE_FLOORS,
    FINANCE_FLOORS,
    /** Units of the department times the floors that are open to the seat and still free. */
    NETWORK_PROSPECT,
    TRADE_PROSPECT,
    SERVICE_PROSPECT,
    FINANCE_PROSPECT,
    /** Points that the best promotion would bring now. */
    BEST_PROMOTION,
    /** Some promotion would move an employee up, not only recruit one. */
    PROMOTABLE,
    /** Employees in the lobby, up to three. */
    LOBBY,
    /** Employees in the supply, up to eight. */
    SUPPLY,
    /** Cards in hand, up to six. */
    HAND,
    /** Improved and advanced cards. */
    CARDS,
    /** Loaded trucks, the nearer to a country not yet delivered to, the more. */
    TRUCK_COUNTRY,
    /** Worth of what they would gain there besides. */
    TRUCK_BONUS,
    TRUCKS_LOADED,
    /** Worth of delivery bonuses that wait to be claimed. */
    CLAIMS,
    /** Worth of bonus tiles. */
    TILES,
    /** Funding can still be taken in this era. */
    FUNDING,
    TOKENS,
    EXTRA_TOKENS,
    /** The seat has triggered the end of the era. */
    TRIGGER,
    /** What Autobot, in whose seat nothing else counts, would score now. */
    AUTOBOT_POINTS,
    AUTOBOT_OFFICES,
    AUTOBOT_COUNTRIES,
    AUTOBOT_STATIONS,
    /** Employees in Autobot's lobby, up to three. */
    AUTOBOT_LOBBY,
    /** Floors of its employees, added up, in the departments that it scores. */
    AUTOBOT_FLOORS,
    /** Worth of the bonuses ahead of it on the development track. */
    AUTOBOT_DEVELOPMENT,
    AUTOBOT_TRUCKS_LOADED,
    /** The same for all: what a game brings. */
    CONSTANT;

    /** The name by which texts know it, spelt as in files: what ends in a digit stays as it is. */
    public String id() {
        return Character.isDigit(name().charAt(name().length() - 1))
                ? name()
                : name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    static final int COUNT = values().length;
}
