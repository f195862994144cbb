package autobahn.format;

import static autobahn.format.Edits.array;
import static autobahn.format.Edits.object;
import static autobahn.format.Edits.pending;
import static autobahn.format.Edits.player;
import static autobahn.format.Edits.table;
import static autobahn.format.Edits.truck;

import autobahn.engine.Decision;
import autobahn.engine.Game;
import java.util.Set;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** Each fault of a solo position, made by one small edit of a real one, is named with its place. */
class SoloFaultsTest {
    /** The second era, at a choice of action, with a truck of Autobot on its way. */
    private static final Game GAME = middle();

    private static Game middle() {
        Game game = RandomGames.start(RandomGames.solo(0, Set.of()), 8);
        while (game.era() < 2
                || game.decision() != Decision.ACTION
                || game.position().players().get(1).trucks().getFirst().destination() == null) {
            RandomGames.play(game, 1, game.moveCount());
        }
        return game;
    }

    @Test
    void autobotPlaysExactlyInTheSoloGame() {
        fault(p -> p.remove("autobot"), "autobot", "is missing: Autobot plays");
        fault(p -> object(p, "hidden").remove("autobot"), "hidden.autobot", "is missing");
        Game two = RandomGames.after(2, 1, 50);
        ObjectNode solo = (ObjectNode) Edits.file(GAME).get("position");
        Edits.fault(two, p -> p.set("autobot", solo.get("autobot")), "autobot", "belongs to the solo game only");
        Edits.fault(
                two,
                p -> object(p, "hidden").set("autobot", solo.get("hidden").get("autobot")),
                "hidden.autobot",
                "belongs to the solo game only");
        Edits.fault(
                two,
                p -> truck(p, 0, 0).put("destination", "Denmark"),
                "players[0].trucks[0].destination",
                "trucks of Autobot only");
    }

    @Test
    void itsSeatIsAutobots() {
        fault(p -> table(p).put("startSeat", 0), "table.startSeat", "Autobot starts (SOLO-1)");
        fault(p -> player(p, 1).put("money", 5), "players[1].money", "Autobot has no money");
        fault(p -> player(p, 1).putArray("funding").add(1), "players[1].funding", "Autobot has no funding");
        fault(p -> array(player(p, 1), "hand").add("red"), "players[1].hand", "Autobot has no hand");
        fault(
                p -> object(player(p, 1), "played").putArray("build").add("red"),
                "players[1].played",
                "Autobot has no played cards");
        fault(p -> player(p, 1).put("yellowAside", true), "players[1].yellowAside", "no yellow card aside");
        fault(p -> object(player(p, 1), "cones").put("build", 1), "players[1].cones", "no action tiles");
        fault(p -> array(player(p, 1), "tokens").add("red"), "players[1].tokens", "no unlock tokens");
        fault(p -> player(p, 1).put("extraTokens", 1), "players[1].extraTokens", "no unlock tokens");
        fault(
                p -> object(player(p, 1), "technologies").putArray("trade").add("1"),
                "players[1].technologies",
                "no technologies");
        for (String name : new String[] {"claimable", "claimed", "paid"}) {
            fault(p -> array(player(p, 1), name).add("Denmark"), "players[1]." + name, "no delivery bonuses");
        }
        fault(p -> array(player(p, 1), "tiles").add("swap"), "players[1].tiles", "no tiles to use");
        fault(p -> player(p, 1).set("route", player(p, 0).get("route")), "players[1].route", "no route card");
        fault(p -> array(player(p, 1), "trucks").remove(1), "players[1].trucks", "must be two");
        fault(
                p -> object(player(p, 1), "departments").putArray("trade").add(3),
                "players[1].departments.trade",
                "goes no higher than the era",
                "SOLO-9");
        fault(p -> player(p, 1).put("supply", 1), "players[1].supply", "EMP-3");
    }

    @Test
    void itsColourCardsAreAllThere() {
        fault(p -> colours(p).set(0, "red-I1"), "hidden.autobot.colours", "is nowhere: Autobot has all basic cards");
        fault(p -> colours(p).add("yellow"), "hidden.autobot.colours", "yellow cannot be with Autobot in era 2");
        fault(
                p -> array(p, "autobot", "colourCardsUsed").add("yellow"),
                "autobot.colourCardsUsed",
                "yellow cannot be with Autobot in era 2");
        fault(p -> colours(p).add(colours(p).get(0)), "hidden.autobot.colours", "is there twice");
        fault(
                p -> array(p, "autobot", "colourCardsUsed").add(colours(p).get(0)),
                "hidden.autobot.colours",
                "is there twice, or used as well");
        fault(
                p -> colours(p).add(array(p, "table", "display").get(0)),
                "table.display[0]",
                "exists once, and it is somewhere else already");
        fault(
                p -> {
                    ArrayNode used = array(p, "autobot", "colourCardsUsed");
                    used.addAll(colours(p));
                    colours(p).removeAll();
                },
                "hidden.autobot.colours",
                "is empty");
        fault(p -> object(p, "autobot").put("yellowOnTop", true), "autobot.yellowOnTop", "SOLO-13");
    }

    @Test
    void itsTasksAreAllThere() {
        fault(p -> decks(p).putArray("tasks"), "hidden.autobot.tasks", "is nowhere");
        fault(p -> array(p, "autobot", "taskQueue").add(99), "autobot.taskQueue[", "no task '99'");
        fault(p -> decks(p).putArray("tasks").add(1).add(1), "hidden.autobot.tasks", "task 1 is there twice");
        fault(
                p -> {
                    object(p, "autobot").putArray("taskQueue").add(1);
                    object(p, "autobot").putArray("tasksUsed").add(1);
                },
                "autobot.tasksUsed",
                "task 1 is somewhere else already");
        fault(
                p -> decks(p).putArray("advancedTasks").add(1),
                "hidden.autobot.advancedTasks",
                "task 1 is no advanced task");
        fault(
                p -> {
                    decks(p).putArray("advancedTasks");
                    object(p, "autobot").putArray("taskQueue").add(4);
                    object(p, "autobot").putArray("advancedTasksSeen");
                },
                "autobot.advancedTasksSeen",
                "task 4 is missing: the task lies open");
        fault(
                p -> object(p, "autobot").putArray("advancedTasksSeen").add(1),
                "autobot.advancedTasksSeen",
                "task 1 is no advanced task that could have been drawn");
    }

    @Test
    void itsSlotsAndTrucksFit() {
        int filled = GAME.position().autobot().slotsFilled();
        fault(p -> object(p, "autobot").put("slotsFilled", 9), "autobot.slotsFilled", "must be from 0 to 8");
        fault(
                p -> object(p, "autobot").put("slotsFilled", filled == 0 ? 1 : 0),
                "autobot.slotsFilled",
                "tiles taken",
                "SOLO-8");
        fault(p -> truck(p, 1, 0).remove("destination"), "players[1].trucks[0].destination", "is missing");
        fault(
                p -> {
                    truck(p, 1, 1).removeAll();
                    truck(p, 1, 1).put("destination", "Denmark");
                },
                "players[1].trucks[1].destination",
                "belongs to a truck that is on its way");
        fault(
                p -> truck(p, 1, 0).put("destination", "Atlantis"),
                "players[1].trucks[0].destination",
                "no country 'Atlantis'");
    }

    @Test
    void itHasNothingToDecide() {
        fault(
                p -> {
                    p.putArray("agenda");
                    pending(p, "end-turn", 1);
                    object(p, "turn").put("seat", 1);
                },
                "turn.seat",
                "Autobot's turn has no phases");
        fault(
                p -> {
                    table(p).put("trigger", 0);
                    p.putArray("agenda");
                    pending(p, "next-era", 0);
                    pending(p, "promote", 1);
                },
                "agenda[0].seat",
                "Autobot has nothing to decide");
        fault(
                p -> {
                    p.putArray("agenda");
                    pending(p, "autobot", 0);
                },
                "agenda[0].step",
                "autobot is for the turn of Autobot only");
        fault(p -> pending(p, "autobot", 0), "agenda[0].step", "cannot come on top");
    }

    private static ObjectNode decks(ObjectNode position) {
        return object(position, "hidden", "autobot");
    }

    private static ArrayNode colours(ObjectNode position) {
        return array(position, "hidden", "autobot", "colours");
    }

    private static void fault(Consumer<ObjectNode> edit, String place, String... messages) {
        Edits.fault(GAME, edit, place, messages);
    }
}
