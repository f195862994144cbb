package autobahn.engine;

import autobahn.engine.edition.ActionSpace;
import autobahn.engine.edition.Colour;
import autobahn.engine.edition.Department;
import autobahn.engine.edition.Goods;
import autobahn.engine.edition.TechnologyKind;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Something that happened, for logs, animation and explanations. Seats count from 0; sections, links, cards, routes and
 * bonuses go by the names that {@link Notation} gives them. No event tells anything that is hidden from some seat.
 */
public sealed interface Event {
    record RouteTaken(int seat, String route) implements Event {}

    record TurnBegan(int seat, int era) implements Event {}

    record DeliveryClaimed(int seat, String country, String bonus) implements Event {}

    record CardPlayed(int seat, String card, ActionSpace space, List<Colour> colours) implements Event {}

    /** A tile gives the card that was played this turn another colour until the turn ends. */
    record CardColourChanged(int seat, String card, Colour colour) implements Event {}

    record HandRefreshed(int seat, int cards) implements Event {}

    record HandPickedUp(int seat, int cards) implements Event {}

    record FundingTaken(int seat, int era) implements Event {}

    record TileTaken(int seat, String tile) implements Event {}

    record TileUsed(int seat, String tile) implements Event {}

    record ExtraTaken(int seat, String extra) implements Event {}

    record MoneyGained(int seat, int amount, MoneyReason reason) implements Event {}

    record MoneyPaid(int seat, int amount, MoneyReason reason) implements Event {}

    record SectionBuilt(int seat, String section) implements Event {}

    record LinkUpgraded(int seat, String link) implements Event {}

    record CityValueChanged(String city, int value) implements Event {}

    record EmployeeSeated(int seat, Colour office) implements Event {}

    /** A full office sends its leftmost employee to the lobby. */
    record EmployeePushedOut(int seat, Colour office) implements Event {}

    /** Employees come back from the lobby because the supply is empty. */
    record EmployeesReturned(int seat, int count) implements Event {}

    record EmployeePromoted(int seat, Department department, int floor) implements Event {}

    /** An employee goes from the supply to the lobby. */
    record EmployeeRecruited(int seat) implements Event {}

    record StationBuilt(int seat, String link, int space) implements Event {}

    record TruckLoaded(int seat, int truck, String depot, Goods goods) implements Event {}

    /** A truck goes back to its player board without having delivered. */
    record TruckRecalled(int seat, int truck) implements Event {}

    record TruckMoved(int seat, int truck, String section) implements Event {}

    record StationPassed(int seat, int owner, String link) implements Event {}

    record StationBonusChosen(int seat, int space, String bonus) implements Event {}

    record GoodsDelivered(int seat, int truck, String country, Goods goods) implements Event {}

    record TechnologyUnlocked(int seat, Department column, int lock, TechnologyKind technology) implements Event {}

    record Developed(int seat, int space) implements Event {}

    record ActionTileRaised(int seat, ActionSpace space, int limit) implements Event {}

    record CardGained(int seat, String card) implements Event {}

    record CardReplaced(int seat, String discarded, String card) implements Event {}

    record CardsSwapped(int seat, String toBoard, String toHand) implements Event {}

    record CardSlid(int seat, String card, ActionSpace space) implements Event {}

    record CardRevealed(String card) implements Event {}

    record EraEndTriggered(int seat, int era) implements Event {}

    /** At the end of a round nobody could build a section, at whatever price; after {@code limit} such rounds the era ends. */
    record NobodyCanBuild(int rounds, int limit) implements Event {}

    /** Nobody could build for so many rounds, so the era ends without a trigger. */
    record DeadEndReached(int era, int rounds) implements Event {}

    record EraEnded(int era) implements Event {}

    record BudgetDivided(Colour office, int cityValues, int employees, int each) implements Event {}

    /** @param status the status of the best connection, or -1 when there is none */
    record RouteChecked(int seat, String route, int status) implements Event {}

    record Reunified() implements Event {}

    record TrafficPlaced(String section) implements Event {}

    /** @param tokens how many the seat holds now; three of them become a promotion at once */
    record TrafficCollected(int seat, String link, int tokens) implements Event {}

    record StationImproved(int seat, String link, int improvement, String bonus) implements Event {}

    record WineLoaded(int seat, int truck, String country, String destination) implements Event {}

    record WineDelivered(int seat, int truck, String destination, int promotions) implements Event {}

    record AutobotDrew(String card, List<Colour> colours) implements Event {}

    /** A task that is not viable now waits in the queue. */
    record AutobotTaskQueued(int task, String action) implements Event {}

    /**
     * @param fromQueue whether it waited in the queue
     * @param colour the colour in which it is carried out
     * @param queue values of the tasks that wait
     */
    record AutobotTask(
            int task, String action, @Nullable String bonus, boolean fromQueue, Colour colour, List<Integer> queue)
            implements Event {}

    /** How Autobot chose: which options stood, and what each priority that removed some of them left. */
    record AutobotChose(String question, List<String> options, List<Priority> priorities, String chosen)
            implements Event {
        public record Priority(String name, List<String> left) {}
    }

    record AutobotHeadsFor(int truck, String country) implements Event {}

    record AutobotSkipped() implements Event {}

    record AutobotReshuffled(int colourCards, int tasks) implements Event {}

    /** An advanced task was shuffled in unseen; so many are left. */
    record AutobotTaskAdded(int left) implements Event {}

    record AutobotColourAdded(String card) implements Event {}

    record AutobotDiscarded(String card) implements Event {}

    record GameEnded() implements Event {}
}
