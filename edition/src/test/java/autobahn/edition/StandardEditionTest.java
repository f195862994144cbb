package autobahn.edition;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.entry;

import autobahn.engine.edition.ActionSpace;
import autobahn.engine.edition.Bonus;
import autobahn.engine.edition.BonusKind;
import autobahn.engine.edition.CardDeck;
import autobahn.engine.edition.CardKind;
import autobahn.engine.edition.Colour;
import autobahn.engine.edition.Department;
import autobahn.engine.edition.Edition;
import autobahn.engine.edition.Edition.ActionCard;
import autobahn.engine.edition.Edition.City;
import autobahn.engine.edition.Edition.Depot;
import autobahn.engine.edition.Edition.Era;
import autobahn.engine.edition.Edition.Link;
import autobahn.engine.edition.Edition.RouteReward;
import autobahn.engine.edition.Edition.Section;
import autobahn.engine.edition.Edition.StationSpace;
import autobahn.engine.edition.Edition.Technology;
import autobahn.engine.edition.Edition.TileCount;
import autobahn.engine.edition.Edition.Wish;
import autobahn.engine.edition.Goods;
import autobahn.engine.edition.TechnologyKind;
import java.util.EnumSet;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;

/** The standard edition holds the figures that were collected from the rulebooks. */
class StandardEditionTest {
    private static final Edition EDITION = Editions.standard();

    @Test
    void network() {
        var board = EDITION.board();
        assertThat(board.cities()).hasSize(26);
        assertThat(board.links()).hasSize(37);
        assertThat(board.links().stream().mapToInt(Link::sections).sum()).isEqualTo(52);
        assertThat(board.links().stream().filter(link -> link.sections() == 2)).hasSize(15);
        assertThat(board.links()).contains(new Link(Colour.YELLOW, "Berlin", "Schwerin", 2));
        assertThat(board.cities().stream()
                        .filter(city -> Colours.at(board, city.name()).size() == 3))
                .extracting(City::name)
                .containsExactlyInAnyOrder("Hamburg", "Nürnberg");
        assertThat(board.cities().stream().filter(City::east))
                .extracting(City::name)
                .containsExactlyInAnyOrder("Magdeburg", "Berlin", "Schwerin", "Jena", "Dresden");
        assertThat(board.cities().stream().filter(city -> city.country() != null))
                .hasSize(9)
                .contains(new City("Praha", "Czech Republic", 4, false, 50.08, 14.44));
    }

    @Test
    void spacesOnTheNetwork() {
        var board = EDITION.board();
        assertThat(board.startSections()).hasSize(6);
        assertThat(board.roadblocks()).hasSize(5).contains(new Section("Nürnberg", "Praha"));
        assertThat(board.bonusSpaces()).hasSize(11).contains(new Section("Schwerin", "Hamburg"));
        assertThat(board.developSpaces()).hasSize(8);
        assertThat(board.depots()).hasSize(12).contains(new Depot("Würzburg", Colour.ORANGE, Goods.CHEMICALS));
    }

    @Test
    void dashboard() {
        assertThat(EDITION.dashboard().eras())
                .containsExactly(
                        new Era("1946–65", 10, 6, 4, 6, 2, 12),
                        new Era("1966–90", 12, 9, 6, 8, 3, 16),
                        new Era("1991–2020", 14, 12, 8, 10, 3, 24));
        assertThat(EDITION.dashboard().spareSections()).isEqualTo(10);
        assertThat(EDITION.dashboard().startMoney()).isEqualTo(48);
    }

    @Test
    void playerBoard() {
        var board = EDITION.playerBoard();
        assertThat(board.employees()).isEqualTo(25);
        assertThat(board.limits()).contains(entry(ActionSpace.UNLOCK, 1), entry(ActionSpace.BUILD, 3));
        assertThat(board.unlockTokens()).isEqualTo(EnumSet.complementOf(EnumSet.of(Colour.BLACK)));
        assertThat(board.extraUnlockTokens()).isEqualTo(3);
        assertThat(board.columns().get(1).department()).isEqualTo(Department.TRADE);
        assertThat(board.columns().get(1).technologies())
                .containsExactly(
                        new Technology(TechnologyKind.DEVELOP_ON_LOAD, 1),
                        new Technology(TechnologyKind.SECOND_TRUCK, 1),
                        new Technology(TechnologyKind.GAIN_CARD, 1),
                        new Technology(TechnologyKind.LOAD_ANYWHERE, 2));
        assertThat(board.firstRow()).isEqualTo(new Bonus(BonusKind.REPLACE, 1));
        assertThat(board.stations())
                .hasSize(8)
                .startsWith(new StationSpace(new Bonus(BonusKind.DM, 1), 2))
                .endsWith(new StationSpace(new Bonus(BonusKind.EMPLOYEE, 10), 0));
    }

    @Test
    void trade() {
        var trade = EDITION.trade();
        assertThat(trade.countries()).extracting(country -> country.money()).containsExactly(2, 4, 4, 6, 2, 4, 6, 4);
        assertThat(trade.countries().get(3).pharmaceuticals()).isEqualTo(new Bonus(BonusKind.DM, 16));
        assertThat(trade.boards()).hasSize(6);
        assertThat(trade.boards().get(0).wishes()).endsWith(new Wish(Goods.CHEMICALS, new Bonus(BonusKind.DM, 10)));
        assertThat(trade.boards().get(5).wishes())
                .startsWith(new Wish(Goods.AUTOMOTIVE, new Bonus(BonusKind.UNLOCK, 1)));
        assertThat(trade.tiles().stream().mapToInt(TileCount::count).sum()).isEqualTo(40);
        assertThat(trade.tiles())
                .contains(
                        new TileCount(new Bonus(BonusKind.MOVE, 2), 3, false),
                        new TileCount(new Bonus(BonusKind.RECRUIT, 1), 2, true));
        assertThat(trade.tilesPerCountry()).containsExactly(1, 2, 3);
    }

    @Test
    void cards() {
        var cards = EDITION.cards();
        assertThat(cards.actionCards())
                .hasSize(49)
                .contains(
                        new ActionCard("yellow", CardDeck.BASIC, CardKind.YELLOW, EnumSet.of(Colour.YELLOW)),
                        new ActionCard("purple-A5", CardDeck.ADVANCED, CardKind.A5, EnumSet.of(Colour.PURPLE)),
                        new ActionCard(
                                "red/cyan-I4",
                                CardDeck.TWO_COLOURED,
                                CardKind.I4,
                                EnumSet.of(Colour.RED, Colour.CYAN)));
        assertThat(cards.actionCards().stream().filter(card -> card.id().equals("any-A10")))
                .singleElement()
                .satisfies(card -> assertThat(card.colours()).hasSize(5).doesNotContain(Colour.BLACK, Colour.YELLOW));
        assertThat(cards.displaySize()).isEqualTo(5);
        assertThat(cards.routes()).hasSize(7);
        assertThat(cards.routeRewards())
                .startsWith(new RouteReward(null, new Bonus(BonusKind.DM, 10)))
                .endsWith(new RouteReward(0, new Bonus(BonusKind.PROMOTE, 1)));
    }

    @Test
    void administration() {
        var administration = EDITION.administration();
        assertThat(administration.officeSeats())
                .hasSize(7)
                .contains(entry(Colour.BLACK, List.of(3, 4, 5)), entry(Colour.RED, List.of(2, 3, 4)));
        assertThat(administration.track()).hasSize(24).endsWith(new Bonus(BonusKind.DM, 8), (Bonus) null);
        assertThat(administration.track().stream().filter(Objects::nonNull)).hasSize(11);
        assertThat(administration.loop()).isEqualTo(20);
        assertThat(List.of(
                        administration.floors(),
                        administration.seatsPerFloor(),
                        administration.lobbyPoints(),
                        administration.financeUnit()))
                .containsExactly(3, 3, 2, 20);
    }

    @Test
    void soloAndModules() {
        var solo = EDITION.solo();
        assertThat(solo.tasks())
                .hasSize(8)
                .filteredOn(task -> task.advanced())
                .extracting(task -> task.value())
                .containsExactly(4, 6, 8);
        assertThat(solo.easy().stations().get(5)).isEqualTo(new Bonus(BonusKind.PROMOTE, 1, Department.SERVICE));
        assertThat(solo.hard().slots()).hasSize(8).endsWith(new Bonus(BonusKind.DEVELOP, 2));
        assertThat(solo.harderPromotions()).containsExactly(List.of(1, 1, 2), List.of(1, 2, 2));
        assertThat(solo.pharmaceuticalsOrder()).startsWith("Austria").endsWith("Czech Republic");
        assertThat(EDITION.modules().wineTokens())
                .containsExactly(List.of(1, 2), List.of(1, 1, 2), List.of(1, 1, 2, 2));
        assertThat(EDITION.modules().trafficTokens()).isEqualTo(12);
        assertThat(EDITION.modules().improvements()).hasSize(8).endsWith(new Bonus(BonusKind.MOVE, 3));
        assertThat(EDITION.rulings().noTurningBack()).isFalse();
    }

    @Test
    void everyEntrySaysWhereItComesFrom() {
        var file = Editions.standardFile();
        assertThat(file.counts().values().stream().mapToInt(Integer::intValue).sum())
                .isEqualTo(file.entries().size());
        // Nobody has held the standard edition against a printed game yet.
        file.counts().forEach((provenance, count) -> assertThat(count > 0).isEqualTo(provenance != Provenance.CHECKED));
        assertThat(file.entries())
                .contains(
                        new FigureEntry("$.cards.routes[0]", "route Nürnberg-Paris", Provenance.STATED),
                        new FigureEntry("$.board.bonusSpaces[2]", "section Amsterdam-Oberhausen", Provenance.EXAMPLE),
                        new FigureEntry("$.trade.boards[2].wishes[0].goods", "goods automotive", Provenance.EXAMPLE),
                        new FigureEntry("$.dashboard.eras[1].upgrade", "upgrade 8", Provenance.DESIGNED));
    }
}
