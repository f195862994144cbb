package autobahn.format;

import static autobahn.format.Edits.array;
import static autobahn.format.Edits.object;
import static autobahn.format.Edits.pending;
import static autobahn.format.Edits.player;
import static autobahn.format.Edits.table;
import static autobahn.format.Edits.truck;
import static org.assertj.core.api.Assertions.assertThat;

import autobahn.engine.Decision;
import autobahn.engine.Feature;
import autobahn.engine.Game;
import autobahn.engine.Options;
import autobahn.engine.Position;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.node.ObjectNode;

/** Each fault of what belongs to a module, made by one small edit of a real position, is named with its place. */
class ModuleFaultsTest {
    private static final Game GAME = game();
    private static final String TOKEN = GAME.position().table().traffic().getFirst();

    /** Three players with everything, a traffic token on a two-section link, at a choice of action. */
    private static Game game() {
        for (int seed = 0; ; seed++) {
            Game game = RandomGames.start(new Options(3, null, RandomGames.everything(Feature.CUSTOMS)), seed);
            while (!game.isOver()) {
                RandomGames.play(game, 1, game.moveCount());
                Position.Table table = game.position().table();
                if (game.decision() == Decision.ACTION
                        && !table.traffic().isEmpty()
                        && table.roads()
                                .built()
                                .contains(reversed(table.traffic().getFirst()))) {
                    return game;
                }
            }
        }
    }

    private static String reversed(String section) {
        String[] ends = section.split("-", -1);
        return ends[1] + "-" + ends[0];
    }

    @Test
    void whatAModuleNeedsIsThereExactlyWhenItIsInPlay() {
        Game base = RandomGames.after(3, 1, 30);
        for (String name : new String[] {"traffic", "services", "wineTokens"}) {
            fault(p -> table(p).remove(name), "table." + name, "is missing: the module");
            ObjectNode table = (ObjectNode) Edits.file(GAME).get("position").get("table");
            Edits.fault(base, p -> table(p).set(name, table.get(name)), "table." + name, "which is not in play");
        }
        for (String name : new String[] {"wine", "trafficTokens"}) {
            fault(p -> player(p, 0).remove(name), "players[0]." + name, "is missing: the module");
            ObjectNode player = player((ObjectNode) Edits.file(GAME).get("position"), 0);
            Edits.fault(base, p -> player(p, 0).set(name, player.get(name)), "players[0]." + name, "not in play");
        }
    }

    @Test
    void trafficTokensAreCountedAndLieWhereTheyMay() {
        fault(p -> player(p, 0).put("trafficTokens", 3), "players[0].trafficTokens", "make a promotion already");
        fault(
                p -> {
                    for (int seat = 0; seat < 3; seat++) {
                        player(p, seat).put("trafficTokens", 9);
                    }
                },
                "table.traffic",
                "tokens, but the game has 12");
        fault(p -> array(p, "table", "traffic").add("Berlin-Warszawa"), "table.traffic", "not on a complete link");
        fault(p -> array(p, "table", "traffic").add(reversed(TOKEN)), "table.traffic", "second token of its link");
        fault(p -> array(p, "table", "traffic").add(TOKEN), "table.traffic", "names '" + TOKEN + "' twice");
        String upgraded = GAME.position().table().roads().upgraded().getFirst();
        fault(p -> array(p, "table", "traffic").add(upgraded), "table.traffic", "is on an upgraded link");
        fault(
                p -> truck(p, 0, 0).put("at", TOKEN).put("goods", "chemicals"),
                "players[0].trucks[0].at",
                "a traffic token lies on " + TOKEN);
        Edits.fault(
                RandomGames.after(2, 1, 30),
                p -> object(pending(p, "traffic", p.get("turn").get("seat").intValue()), "arguments")
                        .put("link", "Hamburg-Hannover")
                        .put("from", "yes")
                        .put("to", "no"),
                "agenda[0].step",
                "belongs to the module traffic");
        fault(
                p -> object(pending(p, "traffic", GAME.seatInTurn()), "arguments")
                        .put("link", "Berlin-Warszawa")
                        .put("from", "yes")
                        .put("to", "no"),
                "agenda[0].arguments.link",
                "must be the link that was upgraded");
    }

    @Test
    void improvementsAreCountedAndStandAtStations() {
        fault(p -> array(p, "table", "services", "left").removeAll(), "table.services.left", "are not the 8");
        fault(p -> array(p, "table", "services", "left").add(9), "table.services.left", "must be from 1 to 8");
        fault(
                p -> array(p, "table", "services", "improved").add("Berlin-Warszawa"),
                "table.services.improved",
                "is not an upgraded link with a station");
    }

    @Test
    void wineIsCountedAndOnTheTrucksOfThoseWhoLoadedIt() {
        fault(p -> object(player(p, 0), "wine").remove("card"), "players[0].wine.card", "is missing");
        fault(p -> object(player(p, 0), "wine").put("card", "Mosel-Berlin"), "players[0].wine.card", "no wine card");
        fault(p -> object(player(p, 0), "wine").put("state", "drunk"), "players[0].wine.state", "face-down");
        fault(
                p -> object(player(p, 1), "wine")
                        .set("card", player(p, 0).get("wine").get("card")),
                "players[1].wine.card",
                "exists once");
        fault(p -> object(p, "table", "wineTokens").put("singles", 9), "table.wineTokens.singles", "deliveries");
        fault(p -> object(p, "table", "wineTokens").put("doubles", 9), "table.wineTokens.doubles", "deliveries");
        fault(
                p -> {
                    object(player(p, 0), "wine").put("state", "face-down");
                    truck(p, 0, 0).put("at", "Hannover-Hamburg").put("goods", "wine");
                },
                "players[0].trucks[0].goods",
                "only while the card is loaded");
        fault(
                p -> truck(p, 0, 0).put("at", "black Hannover").put("goods", "wine"),
                "players[0].trucks[0].goods",
                "LOAD-1");
    }

    @Test
    void autobotsWineCardsAreTheOthers() {
        Game solo = RandomGames.after(RandomGames.solo(0, Set.of(Feature.WINE)), 1, 20);
        List<String> cards = solo.position().autobot().wineCards();
        assertThat(cards).hasSize(3);
        Edits.fault(solo, p -> object(p, "autobot").remove("wineCards"), "autobot.wineCards", "is missing");
        Edits.fault(solo, p -> array(p, "autobot", "wineCards").remove(0), "autobot.wineCards", "must be all cards");
        Edits.fault(
                solo,
                p -> object(player(p, 1), "wine").put("card", cards.getFirst()),
                "players[1].wine.card",
                "Autobot has chosen none yet");
        Edits.fault(
                solo,
                p -> object(player(p, 1), "wine").put("card", cards.getFirst()).put("state", "loaded"),
                "autobot.wineCards",
                "must be none",
                "face down before the third era");
        Edits.fault(
                RandomGames.after(RandomGames.solo(0, Set.of()), 1, 20),
                p -> object(p, "autobot").putArray("wineCards"),
                "autobot.wineCards",
                "which is not in play");
    }

    private static void fault(Consumer<ObjectNode> edit, String place, String... messages) {
        Edits.fault(GAME, edit, place, messages);
    }
}
