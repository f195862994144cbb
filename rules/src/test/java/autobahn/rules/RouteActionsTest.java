package autobahn.rules;

import static org.assertj.core.api.Assertions.assertThat;

import autobahn.engine.Event;
import autobahn.engine.PositionException;
import org.junit.jupiter.api.Test;

/** Editions whose route cards bring actions: whoever is rewarded acts, after the turn of somebody else. */
class RouteActionsTest {
    private static final String[] NUERNBERG_PARIS = {
        "Crailsheim-Nürnberg", "Saarbrücken-Mannheim", "Paris-Saarbrücken", "Mannheim-Crailsheim"
    };

    /** Seat 1 drives past a station of its own and ends the first era; then seat 0 is rewarded for its connection. */
    private static Play rewarded(Table table) {
        Play play = table.links(NUERNBERG_PARIS)
                .money(1, 30)
                .stations(1, "Hannover-BadHersfeld")
                .truck(1, 1, "Hannover-BadHersfeld", "chemicals")
                .tiles(1, "move-2")
                .sectionsBuilt(9)
                .turn(1)
                .play("tile move-2", "drive 1 BadHersfeld-Hannover", "bonus 1", "stop 1")
                .play("play red build", "build Hamburg-Dortmund")
                .endTurn();
        while (play.game().seatToMove() == 1) {
            play.play(play.legal().getFirst());
        }
        return play;
    }

    private static Table table(String bonus) {
        return Table.players(2, Readings.routesBring(bonus, "payBeforeBonus"));
    }

    /** What a turn remembers is in order; the rest of the position is made up. */
    private static void sound(Play play) {
        try {
            play.game().box().load(play.game().position());
        } catch (PositionException e) {
            assertThat(e.faults()).noneMatch(fault -> fault.place().startsWith("turn."));
        }
    }

    @Test
    @Rule({"ROUTE-1", "MOVE-5"})
    void stationsAndTrucksOfAnotherPlayer() {
        Play play = rewarded(
                table("move 3").stations(0, "BadHersfeld-Würzburg").truck(0, 1, "BadHersfeld-Würzburg", "chemicals"));
        sound(play);
        play.play("drive 1 Würzburg-BadHersfeld");
        assertThat(play.game().seatToMove()).isZero();
        assertThat(play.legal()).as("seat 1 alone has had its bonus 1").containsExactly("bonus 1");
        sound(play);
        play.play("bonus 1", "drive 1 BadHersfeld-Würzburg");
        sound(play);
        assertThat(play.legal())
                .as("each station gives one bonus")
                .contains("stop 1")
                .noneMatch(move -> move.startsWith("bonus"));
    }

    @Test
    @Rule({"ROUTE-1", "BUILD-2"})
    void moneyOfAnotherPlayerIsSetAside() {
        Play play = rewarded(table("build")
                .links("Frankfurt-Würzburg")
                .development(0, 11)
                .technologies(0, 2, 0, 0)
                .money(0, 0));
        play.state().seats[0].money = 6 + 4;
        play.play("build Mannheim-Frankfurt", "unlock network 3b extra");
        sound(play);
        assertThat(play.legal()).contains("upgrade Hamburg-Hannover").doesNotContain("upgrade Hannover-BadHersfeld");
        play.play("pass");
        assertThat(play.money(0)).isEqualTo(4);
    }

    @Test
    @Rule({"ROUTE-1", "ERA-5"})
    void nobodyTriggersAnEraThatHasEndedInADeadEnd() {
        Play play = table("build")
                .links(NUERNBERG_PARIS)
                .links("Århus-Hamburg", "Crailsheim-Milano")
                .hand(0, "black")
                .hand(1, "black")
                .money(0, 30)
                .sectionsBuilt(9)
                .deadRounds(9)
                .turn(0);
        for (int seat = 0; seat < 2; seat++) {
            play.play("play black load", "load black Hamburg 1").endTurn();
        }
        play.play("build Hamburg-Dortmund");
        assertThat(play.events(Event.EraEndTriggered.class)).isEmpty();
        assertThat(play.turn()).as("the player after the one whose turn ended").isZero();
        assertThat(play.game().era()).isEqualTo(2);
        assertThat(play.state().eraTarget)
                .as("the next era needs all its sections")
                .isEqualTo(10 + 12);
    }
}
