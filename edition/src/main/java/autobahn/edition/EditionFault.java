package autobahn.edition;

import autobahn.json.FaultText;
import java.util.Locale;

/**
 * What can be wrong with an edition, in English, with gaps for names and figures. Each sentence stands here once, so that a
 * translation of all of them covers all that the pages have to say. The name of a gap tells what it holds: a city, a colour,
 * colours with commas between them, a country, a bonus, goods, a deck, a section, a space, a technology, a ruling, or else
 * something that is shown as it is.
 */
public enum EditionFault {
    // whatever the file is
    OBJECT("must be an object, not {value}"),
    LIST("must be a list, not {value}"),
    LONG_LIST("has {count} entries, more than any list of an edition can have"),
    LONG_TEXT("has more than {count} characters"),
    FLAG("must be true or false, not {value}"),
    MISSING("is missing"),
    UNKNOWN("is no member that belongs here"),
    ID("must be small letters, digits and hyphens, at most 40"),
    NUMBERS("must hold {size} numbers, not {count}"),
    LETTER("must be {letters}, not '{value}'"),
    NOT_CHECKED("only a figure with the letter C has been checked by somebody"),
    NAME_TWICE("'{value}' stands here twice"),

    // the map
    NO_CITY("there is no city '{city}'"),
    NO_CITIES("'{value}' is not two cities joined by a hyphen"),
    NO_LINK("no link joins {city} and {city2}"),
    CITY_TWICE("the city '{city}' stands here twice"),
    LONG_CITY("a city's name has at most {count} characters"),
    CITY_LETTERS("a city's name is letters and single spaces"),
    LONELY_CITY("no link leads to the city '{city}'"),
    CITY_COLOURS("the links make it {colours}, not {colours2}"),
    COLOUR_TWICE("this colour stands here twice"),
    NO_COLOUR("must name at least one colour"),
    AUTOBAHN_MISSING("the {colour} autobahn is missing"),
    LINK_ENDS("a link joins two different cities"),
    LINK_TWICE("another link joins {city} and {city2} already"),
    LINK_SECTIONS("a link has 1 or 2 sections, not {count}"),
    ALL_SECTIONS("the links have {size} sections in all, as there are tiles, not {count}"),
    MANY_LINKS("more than {count} links"),
    MANY_CITIES("more than {count} cities"),
    NO_LINK_OF("no link is {colours}"),
    NO_WAY("no way leads to {cities}"),
    SECTION_TWICE("the section {section} stands here twice"),
    SECTION_BUILT("the section {section} is built at the start"),
    NO_START("at least one section is built at the start"),
    START_APART("the sections built at the start are not connected"),
    NO_DEPOT("there is no depot"),
    DEPOT_COLOUR("{city} does not lie on the {colour} autobahn"),
    DEPOT_ABROAD("a depot lies in a German city"),
    DEPOT_TWICE("{city} has a {colour} depot already"),
    DEPOT_WINE("wine comes from no depot"),
    DEPOT_GOODS("a city has one kind of goods only"),

    // dashboard and administration
    ERAS("the game has 3 eras, not {count}"),
    STACKS(
            "{stacks} sections in the stacks, {start} at the start and {spare} spare make {sum}, but the board has {count}"),
    OFFICE_TWICE("this office stands here twice"),
    OFFICE_MISSING("the {colour} office is missing"),
    FEW_SEATS("an office has a seat for each player at least"),
    FEWER_SEATS("seats don't get fewer with more players"),
    DEPARTMENTS("the departments are, in this order, network, trade, service, finance"),
    SPACE_TAKEN("this space has a bonus already"),

    // player board
    SPACE_TWICE("this space stands here twice"),
    SPACE_MISSING("the space '{space}' is missing"),
    COLUMNS("the columns are, in this order, network, trade, service"),
    LOCKS("a column has 4 locks, not {count}"),
    LEVEL("must be '{expected}', not '{value}'"),
    TECHNOLOGY_TWICE("'{technology}' stands on the board already"),
    STATION_SPACES("there are 8 station spaces, not {count}"),

    // bonuses
    NO_BONUS("'{value}' is no bonus such as 'develop 2', 'DM 8' or 'promote'"),
    COLOUR_BONUS("'colour' is for tiles alone"),
    EMPLOYEE_BONUS("'employee' stands at stations alone: here it is in no office"),
    DEVELOP_ON_TRACK("no space of the track develops: that might go on for ever"),
    NO_TILE("'{bonus}' is no tile"),
    AUTOBOTS_BONUS("'{bonus}' is for Autobot alone"),

    // trade
    COUNTRIES("there are 8 countries, not {count}"),
    NO_COUNTRY("there is no country '{country}'"),
    EMPTY_COUNTRY("no city lies in '{country}'"),
    COUNTRY_ORDER("must be '{country}', in the order of $.trade.countries, not '{country2}'"),
    BOARDS("there are 4 to 20 delivery boards, one for each player at least, not {count}"),
    WISHES("a board has 8 wishes, not {count}"),
    NOBODY_PREFERS("no country of a delivery board prefers {goods}"),
    TILE_TWICE("tiles '{bonus}' stand here twice"),
    TILES("there are {size} bonus tiles, not {count}"),
    STRETCH_TILES("there are {size} stretch bonus tiles, not {count}"),
    TILES_NEEDED("the spaces need {size} tiles, and there are {count}"),
    PLAYER_COUNTS("there are figures for 2, 3 and 4 players, not {count}"),

    // cards
    CARD_TWICE("the card id '{value}' stands here twice"),
    CARD_ID("a card id is up to 20 letters, digits, '-' and '/'"),
    TWO_COLOURS("a two-coloured card has two colours"),
    DECK_SIZE("the {deck} deck has {size} cards, not {count}"),
    BASIC_COLOUR("a basic card has one colour"),
    BASIC_TWICE("another basic card has this colour already"),
    BASIC_KIND("a basic card is plain or yellow"),
    ROUTES("there are 7 route cards, not {count}"),
    ROUTE_ENDS("a route joins two different cities"),
    ROUTE_TWICE("this route stands here twice"),
    NO_REWARD("a route earns something"),
    FIRST_REWARD("only the first reward goes without a status"),
    STATUS_ORDER("must be lower than the status above it"),

    // Autobot
    TASK_NAME("must be a value and A or B, such as 4B, not '{value}'"),
    TASKS("there are 8 task cards, not {count}"),
    NO_FIRST_TASK("some task must start in the deck"),
    TASK_TWICE("the value {value} stands here twice"),
    TASK_ORDER("tasks stand in the order of their values"),
    TASK_ACTION("Autobot's tasks are build (which is build or upgrade), load and station"),
    SLOTS("there are 8 slots, not {count}"),
    HARDER_LEVELS("there are 2 harder levels, not {count}"),
    EACH_COUNTRY("must name each country of $.trade.countries once"),

    // modules and rulings
    WINE_CARDS("there are 4 wine cards, not {count}"),
    WINE_ABROAD("wine goes to a German city"),
    WINE_COLOUR("no {colour} link leads to a city in {country}"),
    IMPROVEMENTS("there are 8 improvements, not {count}"),
    NO_RULING("there is no ruling '{value}'"),
    RULING_TWICE("this ruling stands here twice"),
    RULING_MISSING("the ruling '{value}' is missing");

    private final FaultText english;

    EditionFault(String english) {
        this.english = new FaultText(english);
    }

    /** The name of the sentence in every language, such as no-city. */
    public String key() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /** The sentence in English with its gaps. */
    public String english() {
        return english.pattern();
    }

    /** The sentence with its gaps filled, in the order in which they stand there. */
    String of(Object... values) {
        return english.fill(values);
    }
}
