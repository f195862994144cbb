package autobahn.edition;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Each way in which a corrected edition can be wrong is named, with its place. */
class FaultsTest {
    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            # Shape
            /format                         | 2               | $.format: must be 1, not 2
            /edition                        | "My Edition"    | $.edition: must be small letters
            /name                           | 5               | $.name: must be a text, not 5
            /board                          | []              | $.board: must be an object, not a list
            /board/links                    | {}              | $.board.links: must be a list, not an object
            /board/links/3                  | "red"           | $.board.links[3]: must be an object, not "red"
            /board/links/3/colour           | "pink"          | $.board.links[3].colour: must be one of red, cyan
            /board/links/3/link             | "Hamburg"       | $.board.links[3].link: 'Hamburg' is not two cities
            /board/links/3/from             | "Z"             | $.board.links[3].from: must be S, X, H, D or C
            /board/links/3/sectionsFrom     | "Z"             | $.board.links[3].sectionsFrom: must be S, X, H, D or C
            /board/links/3/lanes            | 2               | $.board.links[3].lanes: is no member
            /board/links/3/sections         | 1.5             | $.board.links[3].sections: must be a whole number
            /board/links/3/sections         | "2"             | $.board.links[3].sections: must be a whole number
            /dashboard/startMoney/value     | 99999999999     | $.dashboard.startMoney.value: must be a whole number
            /dashboard/startMoney/value     | -1              | $.dashboard.startMoney.value: must be a whole number
            /board/cities/0/latitude        | 1e400           | $.board.cities[0].latitude: must be a number from
            /board/cities/0/east            | "no"            | $.board.cities[0].east: must be true or false
            /trade/tiles/0/tile             | "fly"           | $.trade.tiles[0].tile: 'fly' is no bonus
            /trade/tiles/0/tile             | "develop"       | $.trade.tiles[0].tile: 'develop' is no bonus
            /trade/tiles/0/tile             | "unlock 3"      | $.trade.tiles[0].tile: 'unlock 3' is no bonus
            /board/links/3/by               | "Anna"          | $.board.links[3].by: only a figure with the letter C
            /board/cities/0/city            | "Saarbrückerstadtteilnamensverein" | $.board.cities[0].city: a city's name has at most 30
            # Bonuses where they cannot be carried out
            /trade/tiles/0/tile             | "upgrade"       | $.trade.tiles[1].tile: tiles 'upgrade' stand here twice
            /trade/tiles/0/tile             | "employee"      | $.trade.tiles[0].tile: 'employee' is no tile
            /trade/tiles/4/tile             | "move 13"       | $.trade.tiles[4].tile: 'move 13' is no bonus
            /administration/track/bonuses/0/bonus | "develop 1" | $.administration.track.bonuses[0].bonus: no space of the track develops
            /administration/track/bonuses/0/bonus | "colour"   | $.administration.track.bonuses[0].bonus: 'colour' is for tiles alone
            /trade/countries/0/pharmaceuticals | "employee"   | $.trade.countries[0].pharmaceuticals: 'employee' stands at stations alone
            # Network
            /board/links/3/sections         | 3               | $.board.links[3].sections: a link has 1 or 2 sections, not 3
            /board/links/3/sections         | 1               | $.board.links: the links have 52 sections in all, as there are tiles, not 51
            /board/links/3/link             | "Hamburg-Oslo"  | $.board.links[3].link: there is no city 'Oslo'
            /board/links/0/link             | "Dortmund-Köln" | another link joins
            /board/links/0/link             | "Köln-Köln"     | $.board.links[0].link: a link joins two different cities
            /board/cities/0/city            | "Köln"          | stands here twice
            /board/cities/0/city            | "Saar-brücken"  | $.board.cities[0].city: a city's name is letters
            /board/cities/4/country         | "Norway"        | $.board.cities[4].country: there is no country 'Norway'
            /board/cities/4/autobahns       | ["red","black"] | $.board.cities[4].autobahns: the links make it red, not red, black
            /board/autobahns/0/colour       | "cyan"          | $.board.autobahns: the red autobahn is missing
            /board/startSections/0/section  | "Hamburg-Wien"  | $.board.startSections[0].section: no link joins Hamburg and Wien
            /board/startSections/2/section  | "Wien-Nürnberg" | $.board.startSections: the sections built at the start are not connected
            /board/startSections/5/section  | "Hannover-Hamburg" | $.board.startSections[5].section: the section Hannover-Hamburg stands here twice
            /board/roadblocks/0/section     | "Hamburg-Hannover" | $.board.roadblocks[0].section: the section Hamburg-Hannover is built at the start
            /board/bonusSpaces/0/section    | "Oslo-Hamburg"  | $.board.bonusSpaces[0].section: there is no city 'Oslo'
            /board/developSpaces/0/section  | "Berlin-Wien"   | $.board.developSpaces[0].section: no link joins
            /board/depots/1/colour          | "orange"        | $.board.depots[1].colour: Hamburg does not lie on the orange autobahn
            /board/depots/1/goods           | "wine"          | $.board.depots[1].goods: wine comes from no depot
            /board/depots/1/goods           | "appliances"    | $.board.depots[1].goods: a city has one kind of goods
            /board/depots/1/colour          | "black"         | $.board.depots[1]: Hamburg has a black depot already
            /board/depots/1/city            | "Oslo"          | $.board.depots[1].city: there is no city 'Oslo'
            # Dashboard, player board
            /dashboard/eras/1/sections      | 13              | $.dashboard: 37 sections in the stacks, 6 at the start and 10 spare make 53
            /dashboard/eras/1/era           | 3               | $.dashboard.eras[1].era: must be 2, not 3
            /playerBoard/actionSpaces/0/space | "load"        | $.playerBoard.actionSpaces[2].space: this space stands here twice
            /playerBoard/columns/0/column   | "finance"       | $.playerBoard.columns: the columns are, in this order
            /playerBoard/columns/0/technologies/1/level | "1" | $.playerBoard.columns[0].technologies[1].level: must be '2'
            /playerBoard/columns/0/technologies/1/technology | "second-truck" | 'second-truck' stands on the board already
            /playerBoard/firstRow/bonus     | "discard"       | $.playerBoard.firstRow.bonus: 'discard' is for Autobot alone
            /playerBoard/stations/0/larger  | 0               | $.playerBoard.stations[0].larger: must be a whole number from 1
            # Trade, cards
            /trade/tiles/0/count            | 4               | $.trade.tiles: there are 36 bonus tiles, not 37
            /trade/tiles/14/count           | 3               | $.trade.tiles: there are 4 stretch bonus tiles, not 5
            /trade/tilesPerCountry/2/tiles  | 4               | $.trade.tilesPerCountry[2].tiles: the spaces need 43 tiles
            /trade/countries/0/country      | "Norway"        | $.trade.countries[0].country
            /trade/boards/0/wishes/0/goods  | "wine"          | $.trade.boards[0].wishes[0].goods: no country of a delivery board prefers wine
            /trade/boards/0/wishes/0/country | "Poland"       | $.trade.boards[0].wishes[0].country: must be 'Denmark'
            /trade/boards/0/board           | "2"             | $.trade.boards[1].board: '2' stands here twice
            /cards/actionCards/7/card       | "red-I2"        | $.cards.actionCards[8].card: the card id 'red-I2' stands here twice
            /cards/actionCards/7/card       | "red I1"        | $.cards.actionCards[7].card: a card id is
            /cards/actionCards/7/deck       | "advanced"      | $.cards.actionCards: the improved deck has 20 cards, not 19
            /cards/actionCards/0/colours    | ["red"]         | $.cards.actionCards[1].colours: another basic card has this colour
            /cards/actionCards/0/colours    | []              | $.cards.actionCards[0].colours: must name at least one colour
            /cards/actionCards/0/kind       | "A1"            | $.cards.actionCards[0].kind: a basic card is plain or yellow
            /cards/actionCards/41/colours   | ["red"]         | $.cards.actionCards[41].colours: a two-coloured card has two colours
            /cards/routes/0/route           | "Köln-Köln"     | $.cards.routes[0].route: a route joins two different cities
            /cards/routes/0/route           | "Köln-Oslo"     | $.cards.routes[0].route: there is no city 'Oslo'
            /cards/routes/0/route           | "Wien-Köln"     | $.cards.routes[1].route: this route stands here twice
            /cards/routeRewards/2/status    | 4               | $.cards.routeRewards[2].status: must be lower
            # Administration, solo, modules, rulings
            /administration/offices/0/seats | [2, 3]          | $.administration.offices[0].seats: must hold 3 numbers, not 2
            /administration/offices/0/seats | [2, 3, 3]       | $.administration.offices[0].seats[2]: an office has a seat for each player
            /administration/offices/0/seats | [5, 4, 4]       | $.administration.offices[0].seats[1]: seats don't get fewer
            /administration/offices/0/office | "cyan"         | $.administration.offices: the red office is missing
            /administration/departments/order | ["trade"]     | $.administration.departments.order: the departments are
            /administration/track/loop/value | 24             | $.administration.track.loop.value: must be a whole number from 1 to 23
            /administration/track/bonuses/0/space | 4         | $.administration.track.bonuses[1].space: this space has a bonus already
            /administration/track/bonuses/0/bonus | "promote trade" | $.administration.track.bonuses[0].bonus: 'promote trade' is for Autobot alone
            /solo/tasks/0/task              | "1C"            | $.solo.tasks[0].task: must be a value and A or B
            /solo/tasks/0/task              | "2A"            | $.solo.tasks[1].task: the value 2 stands here twice
            /solo/tasks/0/action            | "unlock"        | $.solo.tasks[0].action: Autobot's tasks are
            /solo/promotions/eras           | [0, 1]          | $.solo.promotions.eras: must hold 3 numbers
            /solo/pharmaceuticalsOrder/countries/0 | "Italy"  | $.solo.pharmaceuticalsOrder.countries: must name each country
            /modules/wineCards/0/colour     | "red"           | $.modules.wineCards[0].colour: no red link leads to a city in France
            /modules/wineCards/0/destination | "Wien"         | $.modules.wineCards[0].destination: wine goes to a German city
            /modules/improvements/0/place   | 2               | $.modules.improvements[0].place: must be 1, not 2
            /rulings/0/ruling               | "noRain"        | $.rulings[0].ruling: there is no ruling 'noRain'
            /rulings/0/holds                | 1               | $.rulings[0].holds: must be true or false
            """)
    void aWrongValue(String pointer, String json, String fault) {
        assertThat(new Edits().set(pointer, json).faults()).anyMatch(found -> found.contains(fault));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            /board                        | $.board: is missing
            /board/links/3/from           | $.board.links[3].from: is missing
            /board/links/3/sections       | $.board.links[3].sections: is missing
            /board/links/3                | $.board.links: the links have 52 sections
            /dashboard/eras/2             | $.dashboard.eras: the game has 3 eras, not 2
            /playerBoard/stations/7       | $.playerBoard.stations: there are 8 station spaces, not 7
            /playerBoard/columns/0/technologies/3 | $.playerBoard.columns[0].technologies: a column has 4 locks, not 3
            /playerBoard/actionSpaces/4   | $.playerBoard.actionSpaces: the space 'build' is missing
            /trade/boards/0/wishes/7      | $.trade.boards[0].wishes: a board has 8 wishes, not 7
            /trade/countries/7            | $.trade.countries: there are 8 countries, not 7
            /cards/routes/6               | $.cards.routes: there are 7 route cards, not 6
            /solo/easy/slots/7            | $.solo.easy.slots: there are 8 slots, not 7
            /solo/tasks/7                 | $.solo.tasks: there are 8 task cards, not 7
            /modules/wineCards/0          | $.modules.wineCards: there are 4 wine cards, not 3
            /modules/improvements/7       | $.modules.improvements: there are 8 improvements, not 7
            /rulings/0                    | $.rulings: the ruling 'uselessTilesStay' is missing
            """)
    void somethingMissing(String pointer, String fault) {
        assertThat(new Edits().remove(pointer).faults()).anyMatch(found -> found.contains(fault));
    }

    @Test
    void whatIsLongerThanAnyEditionIsNotReadAtAll() {
        Edits many = new Edits();
        for (int i = 0; i < 100; i++) {
            many.copy("/board/startSections/0");
        }
        assertThat(many.faults())
                .containsExactly("$.board.startSections: has 106 entries, more than any list of an edition can have");
        assertThat(new Edits().set("/note", "\"" + "x".repeat(3_000) + "\"").faults())
                .containsExactly("$.note: has more than 2000 characters");
    }

    @Test
    void whoHasCheckedAFigureIsKeptAndChangesNothingElse() throws EditionException {
        Edits edits = new Edits()
                .set("/board/cities/4/valueFrom", "\"C\"")
                .set("/board/cities/4/valueBy", "\"Anna\"")
                .set("/board/links/1/from", "\"C\"");
        EditionFile file = Editions.read(edits.text());
        assertThat(file.edition().hash()).isEqualTo(Editions.standard().hash());
        assertThat(file.counts()).containsEntry(Provenance.CHECKED, 2);
        assertThat(file.entries())
                .contains(new FigureEntry("$.board.cities[4].value", "value 4", Provenance.CHECKED, "Anna"));
    }

    @Test
    void aKeptEditionIsReadWithoutRulingsThatAreYounger() throws EditionException {
        String text = new Edits().remove("/rulings/9").text();
        assertThat(Edits.faultsOf(text)).isNotEmpty();
        EditionFile kept = Editions.kept(text, "0123456789abcdef");
        assertThat(kept.edition().hash()).isEqualTo("0123456789abcdef");
        // noTurningBack was played before there was a choice.
        assertThat(kept.edition().rulings().noTurningBack())
                .isEqualTo(Editions.withHash("de170d7bce7ea9f7")
                        .orElseThrow()
                        .rulings()
                        .noTurningBack());
    }

    @Test
    void aMissingPartIsOneFault() {
        assertThat(new Edits().remove("/solo").faults()).containsExactly("$.solo: is missing");
    }

    @Test
    void allFaultsAreNamedAtOnce() {
        assertThat(new Edits()
                        .set("/board/links/3/colour", "\"pink\"")
                        .set("/trade/tiles/0/count", "4")
                        .set("/solo/tasks/0/task", "\"2A\"")
                        .copy("/cards/actionCards/0")
                        .faults())
                .hasSize(6)
                .anyMatch(fault -> fault.startsWith("$.board.links[3].colour"))
                .anyMatch(fault -> fault.startsWith("$.trade.tiles"))
                .anyMatch(fault -> fault.startsWith("$.solo.tasks[1]"))
                .anyMatch(fault -> fault.startsWith("$.cards.actionCards[49].card"));
    }
}
