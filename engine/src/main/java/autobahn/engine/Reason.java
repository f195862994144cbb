package autobahn.engine;

import java.util.List;
import java.util.Locale;
import java.util.Map;

/**
 * The sentences of {@link Game#why}, in English, with gaps for names and figures. What a gap may hold is told by its name,
 * see {@link Phrase}; [one|many] agrees with {count}. Each sentence stands here once, so that a translation of all of them
 * covers all that can be refused.
 */
public enum Reason {
    // moves that no notation could have written
    NO_MOVE_TYPE("there is no move type number {number}"),
    NO_SUCH_NUMBER("there is no {thing} number {number}, only 0 to {last}"),
    NO_ARGUMENT("{verb} takes no argument, so {number} means nothing"),
    TOO_MANY_ARGUMENTS("{verb} takes no more than {last}, so {number} means nothing"),

    // the order of play
    GAME_OVER("the game is over, and the points are counted"),
    FIRST("first player {player} is to {task}"),
    MAIN_ACTION_MANDATORY("a main action is mandatory: play a card, refresh or take funding"),
    MAIN_ACTION_DONE("the main action of this turn is done"),
    ACTION_MUST_FOLLOW("the action of {card} must follow: {task}"),
    CARD_LIES("{card} lies on the {space} space: its action must follow"),
    CARD_LIES_FOR("{card} lies on the {space} space, so its action is to {task}"),
    ACTION_LOST("after that {card} could no longer {task}"),
    PLAY_CARD_FIRST("play a card to the {space} space first"),
    EXTRA_FIRST("choose the extra action first: extra {extra}"),
    OTHER_AUTOBAHN("{subject} is on the {colour} autobahn, and the card is {colours}"),
    ROUTES_EARLIER("route cards are taken before the first turn"),
    ROUTE_TAKEN("player {player} has taken {route} already"),
    ROUTE_CLOSED("{route} is not among the open route cards"),
    EXTRA_NOT_DECLINED("an extra action that was chosen is carried out, not declined"),
    BONUS_NOT_DECLINED("a bonus that can be carried out is not declined"),
    PROMOTION_NOT_DECLINED("a promotion that is possible must be made"),
    SECOND_SECTION_NOT_DECLINED("both sections are built: choose the second one"),
    STATION_BONUS_NOT_DECLINED("choose one of the bonuses that are left this turn"),
    DELIVERY_TILE_NOT_DECLINED("take one of the country's delivery tiles"),
    SAY_STOP("say stop to end the truck's movement"),
    SAY_NO_CLAIM("say no-claim to claim no delivery bonus"),

    // what is to be done first: {task}
    OR_PASS("{task}, or pass"),
    TAKE_ROUTE("take a route card"),
    ENTER_OUTCOME("enter what was turned up"),
    CLAIM_OR_NOT("claim a delivery bonus, or none"),
    CHOOSE_MAIN_ACTION("play a card, refresh or take funding"),
    CARRY_OUT_ACTION("carry out the action of {card}: {task}"),
    FINISH_PHASE("finish phase 2, or be done with it"),
    MOVE_TRUCKS("move trucks, or be done with it"),
    END_TURN("end the turn"),
    BUILD_SECTION("build a road section"),
    CHOOSE_SECOND("choose the section to build together with {section}"),
    UPGRADE_LINK("upgrade a link"),
    BUILD_STATION("build a service station"),
    LOAD_TRUCK("load a truck"),
    UNLOCK_TECHNOLOGY("unlock a technology"),
    PROMOTE("promote an employee"),
    GAIN_CARD("gain a card of the display"),
    REPLACE_CARD("replace a basic card"),
    SWAP_CARDS("swap two cards"),
    FLIP_TILE("flip an action tile"),
    REMOVE_TILE("remove an action tile"),
    SLIDE_CARD("slide a played card to the left"),
    MOVE_TRUCK("move a truck"),
    DRIVE_ON("drive truck {truck} on, or stop it"),
    CHOOSE_STATION_BONUS("choose a bonus for passing the station at {link}"),
    HIRE("pay DM {price} for placing an employee"),
    TAKE_DELIVERY_TILE("take a delivery tile of {country}"),
    PLACE_TRAFFIC("choose where the last traffic tokens go"),
    WAIT("wait for what follows"),

    // cards
    CARD_PLAYED("{card} lies on the {space} space: refresh to take it back"),
    YELLOW_LATER("the yellow card comes to hand in the third era"),
    CARD_IN_DISPLAY("{card} lies in the display, not in your hand"),
    NOT_YOUR_CARD("{card} is not among your cards"),
    NOT_IN_DISPLAY("{card} is not in the display"),
    NOT_IN_HAND("{card} is not in your hand"),
    NOT_PLAYED("{card} is not among your played cards"),
    NOT_BASIC("only basic cards are replaced, and {card} is none"),
    SPACE_FULL("the {space} space already holds {count} [card|cards], its limit"),
    NOT_LEFT("the {space} space is not to the left of the {space2} space, where {card} lies"),
    NOTHING_PLAYED("you have no played card to take back"),
    FUNDING_TAKEN("funding was taken in this era already"),
    NO_EMPLOYEE_FOR_FUNDING("you have no employee left for the dashboard"),

    // extra actions
    NO_CARD_PLAYED("extra actions come with a card, and none was played this turn"),
    NO_CARD_PLAYED_YET("extra actions come with a card, and none was played this turn yet"),
    NO_SUCH_EXTRA("{card} offers no extra action '{extra}' on the {space} space"),
    EXTRA_TAKEN("the extra action '{extra}' was taken already"),
    EXTRA_NOT_OFFERED("the extra action '{extra}' is not on offer"),
    DEVELOP_COST("developing 2 costs DM {price} and {funds}"),

    // building and upgrading
    SECTION("{section}"),
    LINK("{link}"),
    DEPOT("the depot {depot}"),
    FUNDS("you have DM {money}"),
    FUNDS_SPOKEN_FOR("you have DM {money}, of which DM {aside} is spoken for"),
    SECTION_BUILT("{section} is built already"),
    ROADBLOCK("{section} is under a roadblock until the third era"),
    NO_SECTIONS_LEFT("all {number} sections are on the board"),
    NOT_TOUCHING("{section} does not touch the network yet"),
    SECTION_COST("{section} costs DM {price} and {funds}"),
    FIRST_OF_TWO("{section} is the first of the two sections already"),
    ONE_SECTION_ONLY("{card} builds one section: only an A4 card builds two at once"),
    NO_SECOND("no second section of the {colours} autobahn can be built with {section}, which leaves DM {money}"),
    NO_SECTION("no section can be built now: {cause}"),
    NO_SECTION_OF("no section of the {colours} autobahn can be built now: {cause}"),
    ALL_BUILT("all are built"),
    NONE_TOUCHING("none of those left touches the network yet"),
    ALL_ROADBLOCKED("those that touch the network are under a roadblock until the third era"),
    DUAL_ALREADY("{link} is already a dual carriageway"),
    LINK_NOT_BEGUN("{link} is not complete: no section of it is built"),
    LINK_BEGUN("{link} is not complete: one section of it is built"),
    UPGRADE_COST("upgrading {link} costs DM {price} and {funds}"),
    NO_UPGRADE("no link can be upgraded now: {cause}"),
    NO_UPGRADE_OF("no link of the {colours} autobahn can be upgraded now: {cause}"),
    NO_COMPLETE_LINK("it takes a complete link that is still a single carriageway"),

    // stations
    STATIONS_BUILT("all your {number} stations are built"),
    NO_STATION_SPACE("{link} has one section only, so there is no station space"),
    STATION_THERE("{link} has a service station already"),
    STATION_UNCONNECTED("no section of {link} is built yet"),
    NO_STATION("no service station can be built now: {cause}"),
    NO_STATION_SITE("no two-section link that has a section built is without a station"),
    NO_STATION_SITE_OF("no two-section link of the {colours} autobahn that has a section built is without a station"),
    STATION_BONUS_CHOSEN("bonus {number} ({tile}) was chosen this turn already"),
    STATION_BONUS_COVERED("bonus {number} ({tile}) is still covered: you have built {count} [station|stations]"),

    // loading
    CITY_NOT_REACHED("no built section touches {city} yet"),
    TRUCK_LOCKED("truck {truck} is not unlocked yet"),
    DEPOTS_TAKEN("no truck can be loaded now: another truck stands in each depot"),
    DEPOT_TAKEN("another truck stands in the depot {depot}"),
    NO_DEPOT("no truck can be loaded now: no built section touches a city with a depot"),
    NO_DEPOT_OF("no truck can be loaded now: no built section touches a city with a depot of the {colours} autobahn"),

    // technologies
    EXTRA_TOKEN_NEEDED("an unlock bonus spends an extra token, not the {colour} one"),
    NO_EXTRA_TOKEN_HERE("extra tokens are for unlock bonuses, not for a card"),
    TOKEN_MISFIT("the {colour} token does not fit: the card is {colours}"),
    NO_SUCH_TOKEN("there is no {colour} unlock token"),
    TOKEN_USED("your {colour} unlock token is used already"),
    TOKENS_USED("your {tokens} unlock tokens are used already"),
    NO_UNLOCK("no technology can be unlocked with it: {cause}"),
    LOCK_OPEN("{department} {lock} is unlocked already"),
    LOCK_LATER("{department} {lock} comes after {department} {lock2}"),

    // promotions
    NOT_IN_PLAY("{department} is not in play"),
    FLOOR_CLOSED("floor {floor} of {department} is closed to you: {cause}"),
    LEVEL_OF_COLUMN("it takes level {level} of its column, and you have {count} [technology|technologies] there"),
    TOP_OF_COLUMN(
            "it takes both third-level locks of its column, and you have {count} [technology|technologies] there"),
    LEVEL_OF_ANY("it takes level {level} of any one column"),
    TOP_OF_ANY("it takes both third-level locks of any one column"),
    FLOOR_TAKEN("you have an employee on floor {floor} of {department} already"),
    FLOOR_FULL("all {number} seats on floor {floor} of {department} are taken"),
    LOBBY_EMPTY("you have no employee in the lobby"),
    NOBODY_BELOW("you have no employee on floor {floor} of {department} to promote from"),
    NO_PROMOTION("nobody can be promoted, and no employee is left in your supply for the lobby"),

    // bonus tiles
    NO_TILE("you have no {tile} tile"),
    TILE_USED("a bonus tile was used this turn already"),
    TILE_TOO_NEW("the {tile} tile comes from a delivery of this turn: use it in a later one"),
    TILE_BETWEEN("no tile between a card and its first action: {task} first"),
    SAY_COLOUR("say which colour the card is to have"),
    NO_COLOUR_TILE("the {tile} tile does not change a card's colour"),
    COLOUR_WITHOUT_CARD("no card is played this turn whose colour could be changed"),
    COLOUR_WITHOUT_USE("neither an extra action nor a truck of yours could use {colour}"),
    COLOUR_UNCHANGEABLE("a card does not become {colour} by a tile"),
    COLOUR_USELESS("none of your cards could be played if it were {colour}"),
    PLAY_CHANGED_CARD("play the card that your tile makes {colour}"),
    TILE_USELESS("the tile would do nothing: {cause}"),
    SUPPLY_EMPTY("no employee is left in your supply"),
    NO_EXTRA_TOKEN("you have no extra unlock token left"),
    DISPLAY_EMPTY("the display is empty"),
    NO_BASIC_CARD("you have no basic card left"),
    NO_TWO_CONES("none of your action tiles shows two cones"),
    NO_ONE_CONE("none of your action tiles shows one cone"),
    HAND_EMPTY("your hand is empty"),
    NO_PLAYED_CARD("you have no played card"),
    NO_PLACE_LEFT("no played card has a free place farther left"),
    NO_TILE_BONUS("it is no bonus of a tile"),

    // action tiles
    NO_ACTION_TILE("the unlock space has no action tile"),
    TWO_CONES("the tile of the {space} space shows two cones: flip it before it is removed"),
    ONE_CONE("the tile of the {space} space shows one cone already"),
    TILE_REMOVED("the tile of the {space} space is removed already"),

    // trucks
    ON_SECTION("on {section}"),
    IN_DEPOT("in the depot {depot}"),
    NOT_THE_LOADED_TRUCK("the bonus moves the truck just loaded, not truck {truck}"),
    TRUCK_HAS_MOVED("truck {truck} has moved in this phase already"),
    TRUCK_IN_OTHER_DEPOT("truck {truck} stands in the depot {depot}, and the card is {colours}"),
    TRUCK_ELSEWHERE("truck {truck} stands on another autobahn, and the card is {colours}"),
    TRUCK_OFF("truck {truck} is off the board"),
    NO_TRUCKS_WITHOUT_CARD("trucks move only in a turn in which a card was played"),
    TRUCKS_DONE("phase 3 is over: no truck on {colours} can move any more"),
    WINE_NOT_ABROAD("truck {truck} carries wine, which belongs to the east of Germany"),
    NOT_AT_BORDER("truck {truck} stands {place}, which is not at the border of {country}"),
    STANDS_THERE("truck {truck} stands on {section} already"),
    NOT_ONE_STEP("{section} is not one step from truck {truck}, {place}"),
    NOT_BUILT("{section} is not built"),
    NO_TURNING_BACK("truck {truck} has just left {section} and does not turn back"),
    NO_OTHER_END("{obstacle}, and with {count} [step|steps] left there is no other end"),
    DO_NOT_STOP("do not stop here: {obstacle}"),
    DRIVE_IN_FULL("truck {truck} goes on as long as it can"),
    JAMMED("{section} is jammed with traffic"),
    OCCUPIED("{section} holds another truck"),
    ONLY_END("{section} is the only end that is left for your other truck"),
    NOT_UNDER_WAY("truck {truck} is not under way, so there is nothing to stop"),
    NO_FREE_SECTION("no truck of yours has a free section to go to"),
    NO_TRUCK("you have no truck on the board"),

    // deliveries
    CLAIMED("the delivery bonus of {country} was claimed already"),
    NOTHING_WAITS("no token waits on the goods icon of {country}"),
    NOTHING_TO_CLAIM("you have no delivery bonus to claim"),
    CLAIM_TOO_LATE("a delivery bonus is claimed in phase 1, which is over"),
    NO_DELIVERY_TILE("{country} has no {tile} tile"),

    // dealt by hand
    NOT_DEALT_BY_HAND("the game deals by itself here"),
    NOTHING_TURNED_UP("nothing is turned up now"),
    OUTCOME_IMPOSSIBLE("that cannot be turned up here: it lies elsewhere, or is something else than what is asked for"),

    // modules
    WITHOUT_MODULE("this table plays without the {module} module"),
    IMPROVEMENT_BUILT("improvement {number} has been built already"),
    NO_OWN_STATION("you have no service station at {link}"),
    STATION_IMPROVED("the station at {link} has an improvement already"),
    NOT_DUAL("{link} is not a dual carriageway"),
    WINE_BY_CARD_ONLY("wine is loaded with a card played for it, not by a bonus"),
    WINE_USED("your wine card has been used"),
    WINE_COLOUR("your wine card needs a card of another colour"),
    WINE_ROAD_MISSING("the road where your wine would set out is not built yet"),
    WINE_ROAD_OCCUPIED("a truck stands where your wine would set out"),
    WINE_ROAD_JAMMED("a traffic token lies where your wine would set out"),
    TRAFFIC_NOT_DUE("{section} is not due to get a traffic token");

    private final String key = name().toLowerCase(Locale.ROOT).replace('_', '-');
    private final Template english;

    Reason(String english) {
        this.english = new Template(english);
    }

    /** The name of the sentence in every language, such as section-built. */
    public String key() {
        return key;
    }

    /** The sentence in English with its gaps. */
    public String english() {
        return english.pattern();
    }

    /** The names of its gaps, in the order in which they first appear. */
    public List<String> arguments() {
        return english.names();
    }

    /** The sentence with its gaps filled in the order in which they first appear, by names, numbers or other phrases. */
    public Phrase of(Object... values) {
        Map<String, Object> arguments = english.arguments(values);
        return new Phrase(key, arguments, english.fill(arguments));
    }
}
