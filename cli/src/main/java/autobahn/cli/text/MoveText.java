package autobahn.cli.text;

import autobahn.engine.Decision;
import autobahn.engine.Event;
import autobahn.engine.Game;
import autobahn.engine.MoveType;
import autobahn.engine.edition.Edition;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/** What a legal move would cost and do, in a few words: price, money left, bonuses, who is pushed out, values, era end. */
public final class MoveText {
    private final Game game;
    private final Words words;
    private final int seat;
    private final int money;

    public MoveText(Game game) {
        this.game = game;
        words = new Words(game.box().edition());
        seat = game.seatToMove();
        money = game.isOver() ? 0 : game.publicView().players().get(seat).money();
    }

    public String of(int move) {
        List<Event> events = game.preview(move);
        List<String> parts = new ArrayList<>();
        money(events, parts);
        for (Event event : events) {
            String part = part(event);
            if (!part.isEmpty()) {
                parts.add(part);
            }
        }
        return parts.isEmpty() ? plain(move) : String.join(" · ", parts);
    }

    /** Nobody's money changes twice in the text, however many payments a move brings. */
    private void money(List<Event> events, List<String> parts) {
        TreeMap<Integer, Integer> change = new TreeMap<>();
        for (Event event : events) {
            if (event instanceof Event.MoneyGained(int who, int amount, var reason)) {
                change.merge(who, amount, Integer::sum);
            } else if (event instanceof Event.MoneyPaid(int who, int amount, var reason)) {
                change.merge(who, -amount, Integer::sum);
            }
        }
        change.forEach((who, amount) -> {
            if (who == seat) {
                parts.add((amount < 0 ? "costs DM " + -amount : "DM +" + amount) + ", " + (money + amount) + " left");
            } else {
                parts.add(other(who) + " gains DM " + amount);
            }
        });
    }

    private String part(Event event) {
        return switch (event) {
            case Event.CardPlayed e when card(e.card()) != null -> String.valueOf(card(e.card()));
            case Event.CardColourChanged e -> e.card() + " counts as " + Words.word(e.colour());
            case Event.HandRefreshed e -> "take back " + Words.count(e.cards(), "card");
            case Event.HandPickedUp e -> "hand empty: take back " + Words.count(e.cards(), "card");
            case Event.TileTaken e -> "tile '" + Words.bonus(e.tile()) + "'";
            case Event.EmployeeSeated e -> "employee in the " + Words.word(e.office()) + " office";
            case Event.EmployeePushedOut e -> "pushes out " + (e.seat() == seat ? "own one" : other(e.seat()));
            case Event.EmployeesReturned e -> e.count() + " return from the lobby";
            case Event.EmployeeRecruited e -> "employee to the lobby";
            case Event.CityValueChanged e -> words.place(e.city()) + " worth " + e.value();
            case Event.Developed e -> "develop to " + e.space();
            case Event.ActionTileRaised e -> "limit of " + Words.word(e.space()) + " now " + e.limit();
            case Event.TechnologyUnlocked e -> Words.technology(e.technology());
            case Event.StationPassed e when e.owner() == seat -> "passes own station";
            case Event.StationBuilt e -> "station " + e.space();
            case Event.TruckLoaded e -> Words.word(e.goods());
            case Event.TruckRecalled e -> "truck " + e.truck() + " loses its goods";
            case Event.GoodsDelivered e -> "delivers " + Words.word(e.goods());
            case Event.TrafficPlaced e -> "traffic on " + words.road(e.section());
            case Event.TrafficCollected e -> "takes its traffic token";
            case Event.StationImproved e -> Words.bonus(e.bonus());
            case Event.WineLoaded e -> "wine for " + words.place(e.destination());
            case Event.WineDelivered e -> "delivers wine: " + Words.count(e.promotions(), "promotion");
            case Event.DeliveryClaimed e -> Words.bonus(e.bonus());
            case Event.EraEndTriggered e -> "ENDS ERA " + e.era();
            case Event.NobodyCanBuild e -> "nobody can build, round " + e.rounds() + " of " + e.limit();
            case Event.DeadEndReached e -> "dead end, ENDS ERA " + e.era();
            case Event.EraEnded e -> "administration of era " + e.era();
            case Event.TurnBegan e -> "then " + Words.player(e.seat(), game.options());
            case Event.GameEnded e -> "the game ends";
            default -> "";
        };
    }

    private String other(int who) {
        return Words.isAutobot(who, game.options()) ? "Autobot" : "P" + (who + 1);
    }

    private @Nullable String card(String id) {
        return game.box().edition().cards().actionCards().stream()
                .filter(card -> card.id().equals(id))
                .map(Edition.ActionCard::kind)
                .map(Words::card)
                .filter(text -> !text.isEmpty())
                .findFirst()
                .orElse(null);
    }

    /** Moves whose outcome is still to be decided. */
    private String plain(int move) {
        return switch (MoveType.of(move)) {
            case PLAY -> "then choose, " + Words.count(choices(move), "way");
            case NO_CLAIM -> "go on to the main action";
            case DONE -> done(move);
            case STOP -> "stay here";
            case PASS -> "decline";
            case END -> "end of turn";
            default -> "";
        };
    }

    /** The same word ends phase 2 and phase 3; where phase 2 leads depends on whether a truck can move. */
    private String done(int move) {
        if (game.decision() == Decision.TRUCKS) {
            return "leave the trucks where they are, go on to the end of the turn";
        }
        return "do nothing more in phase 2, go on to the "
                + (after(move).decision() == Decision.TRUCKS ? "trucks" : "end of the turn");
    }

    private int choices(int move) {
        return after(move).moveCount();
    }

    private Game after(int move) {
        Game after = game.copy();
        after.play(move);
        return after;
    }
}
