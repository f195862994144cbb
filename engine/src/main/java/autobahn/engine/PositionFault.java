package autobahn.engine;

import java.util.Locale;

/**
 * What can be wrong with a position, in English, with gaps for names and figures. Each sentence stands here once, so that a
 * translation of all of them covers all that the pages have to say. The name of a gap tells what it holds: a section, a link,
 * a card, a country, a tile, a route, a wine card, goods, a module, a seat, or else something that is shown as it is.
 */
public enum PositionFault {
    // what stands in a single place
    RANGE("must be from {least} to {most}, not {value}"),
    NUMBER("must be a number from {least} to {most}, not '{value}'"),
    YES_OR_NO("must be yes or no, not '{value}'"),
    MISSING("is missing"),
    TWICE("names '{value}' twice"),
    NAMED_TWICE("is named twice"),
    NO_SECTION("there is no section '{value}'"),
    NO_LINK("there is no link '{value}'"),
    NO_DEPOT("there is no depot '{value}'"),
    NO_CARD("there is no card '{value}'"),
    NO_ROUTE("there is no route '{value}'"),
    NO_COUNTRY("there is no country '{value}'"),
    NO_TILE("there is no tile '{value}'"),
    NO_BOARD("there is no delivery board '{value}'"),
    NO_LOCK("there is no lock '{value}'"),
    NO_WINE("there is no wine card '{value}'"),
    NO_TASK("there is no task '{value}'"),
    NO_OUTCOME("there is no outcome '{value}'"),
    NO_COLOUR("there is no colour '{value}'"),
    NO_STEP("there is no step '{value}'"),
    MANY_TILES("holds more than {count} tiles '{tile}'"),
    MANY_CARDS("has {count} cards, more than there are in the game"),
    MANY_STEPS("has {count} steps, more than the {most} that may wait"),
    LONG_TRAIL("is longer than a turn: at most {count}"),
    NO_ARGUMENT("is no argument of the step {step}"),
    PLAYERS("must be {size} players, not {count}"),
    HANDS("is missing: a position needs all hands"),
    NO_ACTION_TILE("has no action tile"),
    NO_COLUMN("is no technology column"),
    MODULE_MISSING("is missing: the module {module} is in play"),
    MODULE_IDLE("belongs to the module {module}, which is not in play"),
    AUTOBOT_MISSING("is missing: Autobot plays"),
    SOLO_ONLY("belongs to the solo game only"),

    // roads
    START_SECTION("{section} is built from the start"),
    APART("{section} is not connected with the sections that are built from the start (BUILD-1)"),
    SECTIONS_BUILT("must be {size}, as many as are built beyond the start, not {count}"),
    NOT_COMPLETE("{link} is not complete, so it cannot be upgraded (UPG-1)"),
    ROADBLOCK_MISSING("{section} is missing: roadblocks stay until reunification (REUN-1)"),
    NO_ROADBLOCK("{section} has no roadblock in era {era} (REUN-1)"),
    UNDER_ROADBLOCK("{section} lies under a roadblock (BUILD-1)"),

    // eras
    DEAD_END_TRIGGER("nobody triggers the end of an era in a dead end"),
    NOT_TRIGGERED("nobody has triggered the end of the era: {count} of {size} sections"),
    TRIGGERED("is missing: with {count} of {size} sections the era is ending"),
    NOT_LAST_ROUND("belongs to the last round of the last era only"),
    TURNS_OVER("must be 0 once the last round is over"),
    FIRST_TARGET("must be {size}, not {value}"),
    TARGET("must be at least {least} and at most {most}, not {value}"),
    EARLY_ERA("era {era} begins with {size} sections built, not {count}"),
    DEAD_END_TURNS("is missing: in a dead end of the last era everybody has one more turn, and any other era is over"),
    TURN_OF("with this trigger and these turns left it must be the turn of seat {seat}"),

    // employees
    EMPLOYEES(
            "employees add up to {sum}, not {size}: supply {supply}, offices {offices}, dashboard {dashboard}, lobby {lobby}, departments {departments} (EMP-3)"),
    OFFICE_SEATS("has {count} employees, but only {size} seats"),
    LATER_ERA("names an era that has not begun (TURN-7)"),
    FLOOR_CLOSED("no technology of this player opens floor {floor}, or the department is not in play (TECH-6)"),
    AUTOBOT_FLOOR("Autobot is on floor {floor}, but goes no higher than the era, in departments open to it (SOLO-9)"),
    FLOOR_SEATS("floor {floor} has {count} employees, but only {size} seats (BONUS-PROMOTE)"),

    // stations and technologies
    MANY_STATIONS("are {count}, but a player has only {size}"),
    NO_STATION_SPACE("{link} has no station space (STN-1)"),
    NOT_BEGUN("{link} is not begun (STN-1)"),
    STATION_TAKEN("{link} has the station of another player (STN-1)"),
    LOCK_ORDER("locks open from below: 1, then 2, then 3a and 3b in either order (TECH-1)"),
    NO_UNLOCK_TOKEN("names a colour that has no unlock token (TECH-1)"),
    AT_MOST("at most {most}, not {count}"),
    TOKENS("{open} technologies and {left} tokens left are not the {all} tokens of a player (TECH-1)"),
    TWO_TRUCKS("must be two: the second truck is unlocked (TECH-5)"),
    ONE_TRUCK("must be one: the second truck is not unlocked (TECH-5)"),

    // cards
    ASIDE("must be true before the third era"),
    NOT_ASIDE("must be false in the third era (REUN-1)"),
    CARD_TWICE("{card} lies twice before this player"),
    CARD_ERA("{card} cannot be with a player in era {era}"),
    CARD_LIMIT("has more cards than its limit (TURN-4)"),
    FEW_CARDS("hand and played cards are {count}, but a player always has at least {least}"),
    CARD_USED_TWICE("{card} is there twice, or used as well (SOLO-2)"),
    AUTOBOT_CARD_ERA("{card} cannot be with Autobot in era {era}"),
    AUTOBOT_BASIC("{card} is nowhere: Autobot has all basic cards (SOLO-1)"),
    EMPTY_COLOURS("is empty: it is made anew as soon as it is (SOLO-11)"),
    YELLOW_ON_TOP("the yellow card is not on top of the colour deck (SOLO-13)"),
    DISPLAY("must be {size} cards while the deck has some, not {count}"),
    MANY_OPEN("has {count} cards, at most {most} lie there"),
    CARD_NOWHERE("{card} is nowhere: it must be in the deck, the display or with a player"),
    CARD_DECK("{card} does not belong to the deck of era {era}"),
    CARD_ONCE("{card} exists once, and it is somewhere else already"),

    // tiles
    NO_BONUS_SPACE("there is no construction-bonus space on '{value}'"),
    COUNTRY_TILES("has {count} tiles, at most {most} lie there"),
    TILE_BUILT("the section is built, so its tile is taken (BUILD-3)"),
    TILE_MISSING("is missing: the section is not built"),
    TILES_HELD("is {count}, but the player holds {held} tiles"),
    TILES_LAID_OUT("{count} tiles on the board and {taken} taken are not the {all} laid out at the start"),
    TILE_COUNT("there are {count} tiles '{tile}', but the game has {size}"),

    // deliveries
    NOT_DELIVERED("{country} was not delivered to"),
    CLAIMED("{country} was claimed already (DELIV-4)"),
    BOARD_TAKEN("lies before another player already (SETUP-5)"),
    ROUTE_ONCE("{route} exists once, and it is somewhere else already (SETUP-7)"),
    NOBODY_DELIVERED("{country} was not delivered to by anybody (DELIV-5)"),

    // trucks
    EMPTY_TRUCK("a truck off the board carries nothing"),
    LOADED_TRUCK("is missing: a truck on the board is loaded"),
    AUTOBOT_TRUCKS("belongs to trucks of Autobot only"),
    NOT_BUILT("{section} is not built"),
    TRUCK_THERE("another truck stands on {section} already (MOVE-4)"),
    TRAFFIC_THERE("a traffic token lies on {section} (TRAF)"),
    NO_WINE_MODULE("wine is loaded with its module only"),
    DEPOT_APART("no built section touches the depot's city (LOAD-1)"),
    DEPOT_GOODS("this depot has {goods} (LOAD-1)"),
    UNDER_WAY("a truck under way stands on a section"),

    // wine, traffic, services
    WINE_UNCHOSEN("Autobot has chosen none yet: its cards are beside its board (WINE)"),
    WINE_ONCE("{wine} exists once, and another player has it already (WINE)"),
    WINE_USED("must be none: Autobot has used one, the others are gone (WINE)"),
    WINE_REST("must be all cards that the player does not have (WINE)"),
    WINE_TRUCK("a player has wine on one truck, and only while the card is loaded (WINE)"),
    WINE_TOKENS("must be {size} after {deliveries} deliveries, not {count} (WINE)"),
    TRAFFIC_TOKENS("with those that players collected there are {count} tokens, but the game has {size}"),
    TRAFFIC_INCOMPLETE("{section} is not on a complete link (TRAF)"),
    TRAFFIC_UPGRADED("{section} is on an upgraded link (TRAF)"),
    TRAFFIC_SECOND("{section} is the second token of its link (TRAF)"),
    TRAFFIC_PROMOTION("{count} tokens make a promotion already (TRAF)"),
    TRAFFIC_LINK("must be the link that was upgraded (TRAF)"),
    IMPROVEMENTS("{left} improvements left and {count} built are not the {all} of the game (SERV)"),
    IMPROVED("{link} is not an upgraded link with a station (SERV)"),

    // Autobot
    AUTOBOT_STARTS("must be 1: Autobot starts (SOLO-1)"),
    AUTOBOT_MONEY("Autobot has no money (SOLO-1)"),
    AUTOBOT_FUNDING("Autobot has no funding (SOLO-1)"),
    AUTOBOT_HAND("Autobot has no hand (SOLO-1)"),
    AUTOBOT_PLAYED("Autobot has no played cards (SOLO-1)"),
    AUTOBOT_ASIDE("Autobot has no yellow card aside (SOLO-1)"),
    AUTOBOT_ACTION_TILES("Autobot has no action tiles that change (SOLO-1)"),
    AUTOBOT_TOKENS("Autobot has no unlock tokens (SOLO-1)"),
    AUTOBOT_TECHNOLOGIES("Autobot has no technologies (SOLO-1)"),
    AUTOBOT_BONUSES("Autobot has no delivery bonuses (SOLO-1)"),
    AUTOBOT_TILES("Autobot has no tiles to use (SOLO-1)"),
    AUTOBOT_ROUTE("Autobot has no route card (SOLO-1)"),
    AUTOBOT_TWO_TRUCKS("must be two: both run from the start (SOLO-1)"),
    AUTOBOT_WINE("Autobot's wine cards are face down before the third era (WINE)"),
    SLOTS_FILLED("must be {size} after {taken} tiles taken, not {count} (SOLO-8)"),
    TASK_ELSEWHERE("task {task} is somewhere else already (SOLO-2)"),
    TASK_NOWHERE("task {task} is nowhere (SOLO-2)"),
    TASK_TWICE("task {task} is there twice (SOLO-2)"),
    TASK_PLAIN("task {task} is no advanced task (SOLO-1)"),
    TASK_OPEN("task {task} is missing: the task lies open"),
    TASK_UNDRAWN("task {task} is no advanced task that could have been drawn"),
    DESTINATION_MISSING("is missing: the truck is on its way to a country (SOLO-5)"),
    DESTINATION("belongs to a truck that is on its way to a country (SOLO-5)"),

    // the turn
    SPACE_OF_CARD("must be named exactly when a card is played"),
    TRAILS("must be one list for each of the two trucks"),
    NO_COLOURS("no card is played, so there are none"),
    OTHER_COLOURS("are not those of the card, or the changed one"),
    CHANGED_COLOUR("a used tile makes it red, cyan, purple, orange or white (BONUS-COLOUR)"),
    EXTRA("names an extra action that the card does not offer (CARD-1)"),
    BUILT_WITH("a section is built with a card that was played"),
    RESERVED_MONEY("is {count}, more than the DM {size} there are"),
    TILE_NOT_HELD("names a tile that the player does not hold"),
    UNCOVERED("only the first {count} spaces are uncovered (MOVE-5)"),
    NO_STATION("names a link without a station of this player (MOVE-5)"),
    TRUCKS_MOVED("usable trucks move, and only after a card (MOVE-1)"),
    TRUCK_OFF("truck {truck} is not on the board"),
    SECOND_TRUCK("the second truck is not unlocked"),
    ACTION_LOST("is played, but its action can no longer be carried out (TURN-4)"),

    // the agenda
    OUTCOME("has an outcome that cannot be what was turned up (SETUP-8)"),
    GAME_OVER("is empty, which it is only when the game is over: add a step 'turn'"),
    MAIN_DONE("must be true: a card is played and the agenda has no step 'action' for it"),
    TRUCKS_AFTER("trucks move after the step 'action'"),
    GROUND("must end with first-turn, turn, end-turn or next-era, so that play goes on"),
    SETTING_UP("while a game is set up by hand nothing else has happened (SETUP-1)"),
    STEP_OF("must be the step {step} of seat {seat}"),
    ROUTE_CHOSEN("is chosen already, but the agenda lets the player choose one"),
    ROUTE_STEPS("before the first turn there are only the steps 'route-card'"),
    OPEN_ROUTES("must be {size} route cards, not {count} (SETUP-7)"),
    ROUTE_MISSING("is missing (SETUP-7)"),
    NOT_BEGUN_TURN("nothing can wait before a turn that has not begun"),
    AUTOBOTS_STEP("autobot is for the turn of Autobot only (SOLO-2)"),
    AUTOBOTS_TURN("Autobot's turn has no phases: its step is 'autobot' or 'turn' (SOLO-2)"),
    TRIGGER_MISSING("is missing: somebody triggered the end of the era that is administered"),
    ROUTE_REWARDS("has more route rewards than players"),
    SEAT_IN_TURN("must be {seat}, whose turn it is, not {value}"),
    AUTOBOT_DECIDES("Autobot has nothing to decide (SOLO-2)"),
    ON_TOP("{step} cannot come on top of what follows it"),
    BY_HAND("{step} is for games that are dealt by hand (SETUP-8)"),
    CHOSEN_SECTIONS("has more than one chosen section"),
    RESERVED("must be {size}, what the sections on the agenda cost, not {count}"),
    ILLEGAL("is no legal move of the step that follows it"),
    TOGETHER("must be a section that can be built and paid together with another one now (CARD-A4)"),
    CHOSEN_SECTION("must be a section that can be built now, or that a bonus has built (BUILD-1)");

    private final Template english;

    PositionFault(String english) {
        this.english = new Template(english);
    }

    /** The name of the sentence in every language, such as position-no-section. */
    public String key() {
        return "position-" + name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /** The sentence in English with its gaps. */
    public String english() {
        return english.pattern();
    }

    /** The sentence with its gaps filled, in the order in which they stand there. */
    public String of(Object... values) {
        return english.fill(english.arguments(values));
    }
}
