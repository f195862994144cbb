package autobahn.rules.game;

import autobahn.engine.Box;
import autobahn.engine.Event;
import autobahn.engine.Game;
import autobahn.engine.MoveType;
import autobahn.engine.Options;
import autobahn.engine.Position;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/**
 * A game that the generator deals, and the same game dealt by hand: whatever comes out in the first one is entered in the
 * second, as people do who sit at a real table.
 */
public final class HandDealer {
    private final Game real;
    private final Game followed;
    private final Position setUp;
    private final Deque<String> turnedUp = new ArrayDeque<>();
    /** All moves of the game that is dealt by hand, outcomes included. */
    private final List<Integer> moves = new ArrayList<>();

    public HandDealer(Box box, Options options, long seed) {
        real = box.newGame(options, seed);
        followed = box.newGame(options.handDealt(), 0);
        setUp = real.position();
        real.listen(this::hear);
    }

    public Game real() {
        return real;
    }

    public Game followed() {
        return followed;
    }

    public List<Integer> moves() {
        return moves;
    }

    private void hear(Event event) {
        switch (event) {
            case Event.CardRevealed e -> turnedUp.add("card " + e.card());
            case Event.AutobotDrew e -> turnedUp.add("card " + e.card());
            case Event.AutobotTaskQueued e -> turnedUp.add("task " + e.task());
            case Event.AutobotTask e when !e.fromQueue() -> turnedUp.add("task " + e.task());
            default -> {}
        }
    }

    public boolean isAsked() {
        return !followed.isOver() && MoveType.of(followed.move(0)) == MoveType.DEAL;
    }

    /** Plays a move in both games. */
    public void play(int move) {
        turnedUp.clear();
        real.play(move);
        follow(move);
    }

    private void follow(int move) {
        moves.add(move);
        followed.play(move);
    }

    /** What has come out in the real game, as the move that enters it. */
    public int outcome() {
        Position asked = followed.position();
        Position.Pending waiting = asked.agenda().get(1);
        Map<String, String> arguments = waiting.arguments();
        String outcome = switch (waiting.step()) {
            case "lay-tile" -> "tile " + setUp.table().constructionTiles().get(arguments.get("section"));
            case "lay-delivery-tile" -> {
                String country = arguments.get("country");
                int laid = asked.table()
                        .deliveryTiles()
                        .getOrDefault(country, List.of())
                        .size();
                yield "tile " + setUp.table().deliveryTiles().get(country).get(laid);
            }
            case "deal-board" -> "board " + setUp.players().get(waiting.seat()).deliveryBoard();
            case "start-player" -> "start " + (setUp.table().startSeat() + 1);
            case "open-route" ->
                "route "
                        + setUp.table()
                                .openRoutes()
                                .get(asked.table().openRoutes().size());
            case "refill" ->
                setUpRuns(asked)
                        ? "card "
                                + setUp.table()
                                        .display()
                                        .get(setUp.table().display().size()
                                                - 1
                                                - asked.table().display().size())
                        : nextTurnedUp();
            default -> offers("deal wine ") ? "wine " + wine() : nextTurnedUp();
        };
        return followed.box().notation().parse("deal " + outcome);
    }

    private static boolean setUpRuns(Position asked) {
        return asked.agenda().getLast().step().equals("start-player");
    }

    private boolean offers(String start) {
        return followed.notation(followed.move(0)).startsWith(start);
    }

    private String wine() {
        return Objects.requireNonNull(Objects.requireNonNull(
                        real.position().players().get(followed.seatToMove()).wine())
                .card());
    }

    /** Of the yellow card on top of Autobot's deck everybody knows, so nobody is asked, and it is passed over. */
    private String nextTurnedUp() {
        while (true) {
            String outcome = turnedUp.remove();
            if (followed.isLegal(followed.box().notation().parse("deal " + outcome))) {
                return outcome;
            }
        }
    }

    /** Enters what has come out. */
    public void deal() {
        follow(outcome());
    }
}
