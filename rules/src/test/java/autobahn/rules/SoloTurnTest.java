package autobahn.rules;

import static org.assertj.core.api.Assertions.assertThat;

import autobahn.edition.Editions;
import autobahn.engine.Box;
import autobahn.engine.Event;
import autobahn.engine.Game;
import autobahn.engine.Options;
import autobahn.engine.TestGames;
import autobahn.engine.edition.Colour;
import autobahn.engine.internal.state.State;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Autobot's set-up, decks and choice of tasks. */
class SoloTurnTest {
    private static final Options.Solo DEVELOP_ON_SKIPPING = new Options.Solo(false, false, false, true, 0);

    @Test
    @Rule("SOLO-1")
    void setUpAsForTwo() {
        Game game = new Box(Editions.standard()).newGame(Options.players(1), 7);
        State s = TestGames.state(game);
        assertThat(game.seats()).isEqualTo(2);
        assertThat(s.seats[0].money).isEqualTo(24);
        assertThat(s.seats[1].money).isZero();
        assertThat(s.seats[1].hand).isZero();
        assertThat(s.offices[Colour.BLACK.ordinal()])
                .as("Autobot, then the human")
                .isEqualTo(2 | 1 << 4);
        assertThat(s.officeSeats[Colour.BLACK.ordinal()]).isEqualTo(3);
        assertThat(s.deliveryTiles).hasSize(24);
        int tiles = 0;
        for (byte tile : s.deliveryTiles) {
            tiles += tile == 0 ? 0 : 1;
        }
        assertThat(tiles).isEqualTo(8);
        assertThat(game.moveCount()).as("one of two route cards").isEqualTo(2);
        assertThat(game.seatToMove()).isZero();
        Play play = new Play(game, s, new Words(s.figures), new ArrayList<>());
        assertThat(play.colourDeck()).containsExactlyInAnyOrder("black", "red", "cyan", "purple", "white", "orange");
        assertThat(play.taskDeck()).containsExactly(1, 2, 3, 5, 7);
        assertThat(play.bot().advancedTasksSize).isEqualTo(3);
        assertThat(s.seats[1].usableTrucks).isEqualTo(2);
        assertThat(s.seats[1].supply).isEqualTo(24);
        List<Event> events = new ArrayList<>();
        game.listen(events::add);
        game.play(game.move(0));
        assertThat(events).contains(new Event.TurnBegan(1, 1), new Event.TurnBegan(0, 1));
        assertThat(events.indexOf(new Event.TurnBegan(1, 1))).isLessThan(events.indexOf(new Event.TurnBegan(0, 1)));
        assertThat(s.seats[1].route).as("no route card").isEqualTo(-1);
    }

    @Test
    @Rule("SOLO-2")
    void exampleAStationTaskWaitsOnPurpleAndIsDoneOnBlack() {
        Play play =
                Table.solo().colours("purple", "black", "red").tasks(7, 5, 1).turn(1);
        assertThat(play.queue()).containsExactly(7);
        assertThat(play.events(Event.TruckLoaded.class).getFirst().depot()).isEqualTo("purple BadHersfeld");
        assertThat(play.turn()).isZero();
        play.play("funding").endTurn();
        assertThat(play.queue()).isEmpty();
        assertThat(play.chose("station")).containsExactly("BadHersfeld-Würzburg");
        assertThat(play.events(Event.AutobotTask.class).getLast().fromQueue()).isTrue();
        assertThat(play.taskDeck()).as("nothing was drawn").containsExactly(1);
    }

    @Test
    @Rule("SOLO-2")
    void ofTheQueueTheHighestViableTaskIsTaken() {
        Play both = Table.solo().colours("black", "red").tasks(1).queue(5, 7).turn(1);
        assertThat(both.tasksUsed()).contains(7);
        assertThat(both.queue()).containsExactly(5);
        Play lower = Table.solo().colours("purple", "red").tasks(1).queue(5, 7).turn(1);
        assertThat(lower.tasksUsed()).contains(5);
        assertThat(lower.queue()).containsExactly(7);
    }

    @Test
    @Rule("SOLO-2")
    void theTasksBonusComesBeforeItsMainActionAndTrucksAfterIt() {
        Play play = Table.solo()
                .colours("red", "black")
                .tasks(3)
                .autobotTruck(1, "black Hannover", "chemicals", "Denmark")
                .turn(1);
        List<Class<?>> order = new ArrayList<>();
        play.events().stream().map(Object::getClass).distinct().forEach(order::add);
        assertThat(order)
                .containsSubsequence(
                        Event.AutobotDrew.class,
                        Event.AutobotTask.class,
                        Event.Developed.class,
                        Event.SectionBuilt.class,
                        Event.TruckMoved.class);
        assertThat(play.development(1)).isEqualTo(1);
        assertThat(play.truck(1, 1)).isEqualTo("Hamburg-Hannover");
    }

    /** Red can do nothing but build: both trucks are out and no red station space is begun. */
    private static Table redBuildsOnly() {
        return Table.solo()
                .colours("red", "black")
                .autobotTruck(1, "black Würzburg", "chemicals", "Austria")
                .autobotTruck(2, "black Würzburg", "chemicals", "France");
    }

    @Test
    @Rule("SOLO-3")
    void anEmptyTaskDeckIsMadeAnewWithoutTheQueuesHighest() {
        Play play = redBuildsOnly().tasks().queue(5, 7).turn(1);
        assertThat(play.queue()).contains(7);
        List<Integer> all = new ArrayList<>(play.taskDeck());
        all.addAll(play.queue());
        all.addAll(play.tasksUsed());
        assertThat(all).containsExactlyInAnyOrder(1, 2, 3, 5, 7);
        assertThat(play.tasksUsed()).hasSize(1).isSubsetOf(1, 2, 3);
        assertThat(play.bot().advancedTasksSize).as("advanced tasks stay apart").isEqualTo(3);
    }

    /** Nothing at all is viable on black: built, upgraded, stations taken, trucks out. */
    private static Table blackIsDone(Options.Solo options) {
        return Table.solo(options)
                .upgraded(
                        "Århus-Hamburg",
                        "Hamburg-Hannover",
                        "Hannover-BadHersfeld",
                        "BadHersfeld-Würzburg",
                        "Würzburg-Crailsheim",
                        "Crailsheim-Milano")
                .stations(0, "Hannover-BadHersfeld", "BadHersfeld-Würzburg", "Crailsheim-Milano")
                .colours("black", "red")
                .coloursUsed("cyan", "white")
                .tasks(1, 5)
                .queue(7)
                .autobotTruck(1, "black Würzburg", "chemicals", "Austria")
                .autobotTruck(2, "black Würzburg", "chemicals", "France");
    }

    @Test
    @Rule("SOLO-3")
    void nothingViableReshufflesEverythingAndSkipsTheTurn() {
        Play play = blackIsDone(Options.Solo.easy()).turn(1);
        assertThat(play.events(Event.AutobotSkipped.class)).hasSize(1);
        assertThat(play.queue()).isEmpty();
        assertThat(play.tasksUsed()).isEmpty();
        assertThat(play.taskDeck()).containsExactly(1, 2, 3, 5, 7);
        assertThat(play.colourDeck()).containsExactlyInAnyOrder("black", "red", "cyan", "white");
        assertThat(play.truck(1, 1)).as("no truck moves").isEqualTo("black Würzburg");
        assertThat(play.development(1)).isZero();
        assertThat(play.turn()).isZero();
    }

    @Test
    @Rule({"SOLO-3", "SOLO-15"})
    void developOnSkipping() {
        assertThat(blackIsDone(DEVELOP_ON_SKIPPING).turn(1).development(1)).isEqualTo(1);
    }

    @Test
    @Rule({"SOLO-3", "SOLO-10"})
    void theSkippedTurnHasTheColourOfItsCard() {
        Play play = blackIsDone(DEVELOP_ON_SKIPPING)
                .lastColour("white")
                .development(1, 5)
                .display("red-A1", "black-A9", "white-A2", "white-A3", "red-A4")
                .turn(1);
        assertThat(play.events(Event.AutobotDiscarded.class)).containsExactly(new Event.AutobotDiscarded("black-A9"));
    }

    @Test
    @Rule("SOLO-11")
    void anEmptyColourDeckRefreshesBothDecks() {
        Play play = redBuildsOnly()
                .colours("red")
                .coloursUsed("black", "cyan", "white")
                .tasks(7, 5, 1)
                .turn(1);
        assertThat(play.colourDeck()).containsExactlyInAnyOrder("red", "black", "cyan", "white");
        assertThat(play.queue()).containsExactly(7);
        assertThat(play.taskDeck()).containsExactly(1, 2, 3, 5);
        assertThat(play.tasksUsed()).isEmpty();
    }

    @Test
    @Rule("SOLO-11")
    void cardsLeftInTheColourDeckEndTheTurnAtOnce() {
        Play play = redBuildsOnly().tasks(7, 5, 1).turn(1);
        assertThat(play.colourDeck()).containsExactly("black");
        assertThat(play.queue()).containsExactly(5, 7);
        assertThat(play.tasksUsed()).containsExactly(1, 2, 3);
    }
}
