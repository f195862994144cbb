package autobahn.format;

import static autobahn.format.Edits.array;
import static autobahn.format.Edits.object;
import static autobahn.format.Edits.pending;
import static autobahn.format.Edits.player;
import static autobahn.format.Edits.table;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import autobahn.engine.Decision;
import autobahn.engine.Game;
import autobahn.json.Fault;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.node.ObjectNode;

/** Each fault of a position, made by one small edit of a real one, is named with its place. */
class PositionFaultsTest {
    /** Three players in the second era, at a choice of action. */
    private static final Game GAME = middle();

    private static Game middle() {
        Game game = RandomGames.start(3, 8);
        while (game.era() < 2 || game.decision() != Decision.ACTION) {
            RandomGames.play(game, 1, game.moveCount());
        }
        return game;
    }

    @Test
    void employeesAreConserved() {
        fault(p -> player(p, 1).put("supply", 3), "players[1].supply", "employees add up to", "EMP-3");
        fault(p -> player(p, 0).put("supply", -1), "players[0].supply", "must be from 0 to 99, not -1");
        fault(
                p -> array(p, "table", "offices", "black").add(0).add(0).add(0).add(0),
                "table.offices.black",
                "only 4 seats");
        fault(p -> array(p, "table", "offices", "black").set(0, 7), "table.offices.black[0]", "must be from 0 to 2");
        fault(
                p -> object(player(p, 0), "departments").putArray("network").add(3),
                "players[0].departments.network",
                "TECH-6");
        fault(p -> player(p, 0).putArray("funding").add(3), "players[0].funding", "an era that has not begun");
    }

    @Test
    void roadsHoldTogether() {
        fault(p -> object(p, "table", "roads").putArray("built"), "table.roads.built", "is built from the start");
        fault(p -> array(p, "table", "roads", "built").add("Berlin-Warszawa"), "table.roads.built", "BUILD-1");
        fault(
                p -> array(p, "table", "roads", "built").add("Köln-Atlantis"),
                "table.roads.built[",
                "no section 'Köln-Atlantis'");
        fault(p -> array(p, "table", "roads", "upgraded").add("Magdeburg-Berlin"), "table.roads.upgraded", "UPG-1");
        fault(p -> array(p, "table", "roads", "roadblocks").remove(0), "table.roads.roadblocks", "REUN-1");
        fault(p -> table(p).put("sectionsBuilt", 12), "table.sectionsBuilt", "as many as are built beyond the start");
        fault(p -> table(p).put("era", 3).put("eraTarget", 36), "table.era", "era 3 begins with 22 sections");
        fault(p -> table(p).put("eraTarget", 23), "table.eraTarget", "at least 12 and at most 22, not 23");
        fault(p -> table(p).put("deadRounds", 11), "table.deadRounds", "must be from 0 to 10, not 11");
        fault(p -> table(p).put("deadRounds", 10), "table.turnsLeft", "any other era is over");
        fault(p -> table(p).put("trigger", 0), "table.trigger", "nobody has triggered");
        fault(p -> table(p).put("turnsLeft", 1), "table.turnsLeft", "last round");
    }

    @Test
    void stationsAndTrucksStandWhereTheyMay() {
        fault(p -> array(player(p, 0), "stations").add("Köln-Dortmund"), "players[0].stations", "no station space");
        fault(p -> array(player(p, 0), "stations").add("Hannover-Magdeburg"), "players[0].stations", "STN-1");
        fault(p -> truck(p, "Berlin-Warszawa", "chemicals"), "players[0].trucks[0].at", "is not built");
        fault(p -> truck(p, "black Hannover", "wine"), "players[0].trucks[0].goods", "LOAD-1");
        fault(p -> truck(p, "Hamburg", "wine"), "players[0].trucks[0].at", "no section 'Hamburg'");
        fault(
                p -> {
                    truck(p, "Hannover-Hamburg", "chemicals");
                    Edits.truck(p, 1, 0).put("at", "Hannover-Hamburg").put("goods", "chemicals");
                },
                "players[1].trucks[0].at",
                "MOVE-4");
    }

    @Test
    void cardsLieInOnePlace() {
        fault(p -> array(p, "hidden", "deck").remove(0), "hidden.deck", "is nowhere");
        fault(p -> array(p, "hidden", "deck").set(0, "red"), "hidden.deck[0]", "does not belong to the deck of era 2");
        fault(
                p -> array(p, "hidden", "deck")
                        .set(0, array(p, "hidden", "deck").get(1)),
                "hidden.deck[0]",
                "exists once");
        fault(p -> array(p, "table", "display").remove(0), "table.display", "must be 5 cards while the deck has some");
        fault(p -> array(player(p, 0), "hand").add("yellow"), "players[0].hand", "cannot be with a player in era 2");
        fault(p -> player(p, 0).putArray("hand"), "players[0].hand", "at least 6");
        fault(p -> player(p, 0).put("yellowAside", false), "players[0].yellowAside", "must be true");
        fault(p -> player(p, 0).remove("hand"), "players[0].hand", "is missing");
    }

    @Test
    void tilesAreCounted() {
        fault(p -> player(p, 0).put("tilesTaken", 30), "table.deliveryTiles", "laid out at the start");
        fault(
                p -> array(player(p, 0), "tiles").add("promote").add("promote").add("promote"),
                "table.deliveryTiles",
                "tiles 'promote', but the game has 2");
        fault(
                p -> object(p, "table", "constructionTiles").put("Köln-Dortmund", "build"),
                "table.constructionTiles.Köln-Dortmund",
                "space");
        fault(p -> array(player(p, 0), "tiles").add("gold"), "players[0].tiles[", "no tile 'gold'");
    }

    @Test
    void technologiesAndDeliveriesFit() {
        fault(
                p -> object(player(p, 0), "technologies").putArray("trade").add("3a"),
                "players[0].technologies.trade",
                "TECH-1");
        fault(p -> player(p, 0).put("extraTokens", 0), "players[0].technologies", "tokens of a player");
        fault(p -> array(player(p, 0), "tokens").add("black"), "players[0].tokens", "no unlock token");
        fault(
                p -> array(player(p, 0), "claimable").add("CzechRepublic"),
                "players[0].claimable",
                "was not delivered to");
        fault(p -> array(p, "table", "pharmaceuticals").add("CzechRepublic"), "table.pharmaceuticals", "DELIV-5");
        fault(
                p -> player(p, 0).set("deliveryBoard", player(p, 1).get("deliveryBoard")),
                "players[1].deliveryBoard",
                "SETUP-5");
        fault(p -> player(p, 0).set("route", player(p, 1).get("route")), "players[1].route", "SETUP-7");
        fault(p -> player(p, 0).remove("route"), "players[0].route", "is missing");
        fault(p -> player(p, 0).put("development", 99), "players[0].development", "from 0 to 23");
        fault(p -> player(p, 0).put("money", -5), "players[0].money", "not -5");
    }

    @Test
    void turnAndAgendaMakePlayGoOn() {
        fault(p -> p.putArray("agenda"), "agenda", "is empty");
        fault(p -> pending(p, "dance", 0), "agenda[0].step", "no step 'dance'");
        fault(p -> pending(p, "end-turn", GAME.seatInTurn()), "agenda[0].step", "cannot come on top");
        fault(p -> pending(p, "promote", 9), "agenda[0].seat", "must be from 0 to 2, not 9");
        fault(p -> pending(p, "develop", GAME.seatInTurn()), "agenda[0].arguments.steps", "is missing");
        fault(
                p -> object(pending(p, "develop", GAME.seatInTurn()), "arguments")
                        .put("steps", "many"),
                "agenda[0].arguments.steps",
                "must be a number from 0 to 12");
        fault(p -> object(p, "turn").put("reserved", 1), "turn.reserved", "must be 0");
        fault(
                p -> object(p, "turn").put("card", "red").put("space", "build"),
                "turn.colours",
                "are not those of the card");
        fault(p -> object(p, "turn").putArray("trucksMoved").add(2), "turn.trucksMoved", "MOVE-1");
        fault(p -> object(p, "turn").put("builtWithCard", true), "turn.builtWithCard", "a card that was played");
        fault(p -> object(p, "turn").putArray("trails"), "turn.trails", "one list for each of the two trucks");
        fault(
                p -> array(p, "turn", "trails").get(0).asArray().add("Köln-Atlantis"),
                "turn.trails[0][0]",
                "no section 'Köln-Atlantis'");
        fault(p -> object(p, "turn").putArray("lockedTiles").add("remove"), "turn.lockedTiles", "no tile 'remove'");
        fault(p -> object(p, "turn").putArray("lockedTiles").add("swap"), "turn.lockedTiles", "does not hold");
    }

    @Test
    void positionsOfTheEarlierShapeAreReadWhereTheyRememberNothing() throws FormatException {
        ObjectNode file = Edits.file(GAME);
        ObjectNode turn = object((ObjectNode) file.get("position"), "turn");
        turn.remove("builtWithCard");
        turn.remove("trucksMoved");
        turn.remove("trails");
        turn.put("upgradedSections", 0).put("sectionsBuilt", 0).putArray("trucksToMove");
        turn.putArray("extraSteps").add(0).add(0);
        assertThat(Positions.read(GAME.box(), file.toString()).position()).isEqualTo(GAME.position());
        fault(p -> object(p, "turn").putArray("trucksToMove").add(1), "turn.trucksToMove", "is no member");
    }

    @Test
    void allFaultsAreNamedAtOnce() {
        ObjectNode file = Edits.file(GAME);
        ObjectNode position = (ObjectNode) file.get("position");
        player(position, 0).put("supply", 1);
        player(position, 1).put("supply", 1);
        table(position).put("turnsLeft", 2);
        assertThatThrownBy(() -> Positions.read(GAME.box(), file.toString()))
                .isInstanceOfSatisfying(
                        FormatException.class,
                        e -> assertThat(e.faults())
                                .extracting(Fault::path)
                                .contains(
                                        "$.position.players[0].supply",
                                        "$.position.players[1].supply",
                                        "$.position.table.turnsLeft"));
    }

    private static void fault(Consumer<ObjectNode> edit, String place, String... messages) {
        Edits.fault(GAME, edit, place, messages);
    }

    private static void truck(ObjectNode position, String at, String goods) {
        Edits.truck(position, 0, 0).put("at", at).put("goods", goods);
    }
}
