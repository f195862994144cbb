package autobahn.cli.text;

import static autobahn.cli.text.Words.bonus;
import static autobahn.cli.text.Words.count;
import static autobahn.cli.text.Words.title;
import static autobahn.cli.text.Words.word;

import autobahn.engine.Event;
import autobahn.engine.Options;
import autobahn.engine.edition.Edition;

/** One sentence for everything that can happen. */
public final class EventText {
    private final Words words;
    private final Options options;
    private final AutobotSentences autobot;

    public EventText(Edition edition, Options options) {
        words = new Words(edition);
        this.options = options;
        autobot = new AutobotSentences(words);
    }

    private String player(int seat) {
        return Words.player(seat, options);
    }

    public String of(Event event) {
        return switch (event) {
            case Event.RouteTaken(int seat, String route) ->
                player(seat) + " takes the route card " + words.road(route) + ".";
            case Event.TurnBegan(int seat, int era) -> player(seat) + "'s turn (era " + era + ").";
            case Event.DeliveryClaimed(int seat, String country, String bonus) ->
                player(seat) + " claims the delivery bonus of " + words.place(country) + ": " + bonus(bonus) + ".";
            case Event.CardPlayed e ->
                player(e.seat()) + " plays " + e.card() + " on '" + Words.space(e.space()) + "'.";
            case Event.CardColourChanged e ->
                player(e.seat()) + " makes " + e.card() + " " + word(e.colour()) + " for this turn.";
            case Event.HandRefreshed(int seat, int cards) ->
                player(seat) + " refreshes and takes back " + count(cards, "card") + ".";
            case Event.HandPickedUp(int seat, int cards) ->
                player(seat) + "'s hand is empty: " + count(cards, "card") + " come back.";
            case Event.FundingTaken(int seat, int era) -> player(seat) + " takes the funding of era " + era + ".";
            case Event.TileTaken(int seat, String tile) -> player(seat) + " takes the tile '" + bonus(tile) + "'.";
            case Event.TileUsed(int seat, String tile) -> player(seat) + " uses the tile '" + bonus(tile) + "'.";
            case Event.ExtraTaken(int seat, String extra) ->
                player(seat) + " takes the card's extra action '" + extra + "'.";
            case Event.MoneyGained e -> player(e.seat()) + " gains DM " + e.amount() + " (" + word(e.reason()) + ").";
            case Event.MoneyPaid e -> player(e.seat()) + " pays DM " + e.amount() + " (" + word(e.reason()) + ").";
            case Event.SectionBuilt(int seat, String section) ->
                player(seat) + " builds the section " + words.road(section) + ".";
            case Event.LinkUpgraded(int seat, String link) ->
                player(seat) + " upgrades " + words.road(link) + " to a dual carriageway.";
            case Event.CityValueChanged(String city, int value) -> words.place(city) + " is now worth " + value + ".";
            case Event.EmployeeSeated e ->
                player(e.seat()) + " seats an employee in the " + word(e.office()) + " office.";
            case Event.EmployeePushedOut e ->
                "An employee of " + player(e.seat()) + " leaves the full " + word(e.office())
                        + " office for the lobby.";
            case Event.EmployeesReturned(int seat, int count) ->
                player(seat) + " takes " + count(count, "employee") + " from the lobby back to the supply.";
            case Event.EmployeePromoted e ->
                player(e.seat()) + " promotes an employee to " + title(e.department()) + ", floor " + e.floor() + ".";
            case Event.EmployeeRecruited(int seat) -> player(seat) + " recruits an employee into the lobby.";
            case Event.StationBuilt(int seat, String link, int space) ->
                player(seat) + " builds service station " + space + " on " + words.road(link) + ".";
            case Event.TruckLoaded e ->
                player(e.seat()) + " loads truck " + e.truck() + " with " + word(e.goods()) + " at "
                        + words.depot(e.depot()) + ".";
            case Event.TruckRecalled(int seat, int truck) ->
                player(seat) + " calls truck " + truck + " back; its goods are lost.";
            case Event.TruckMoved(int seat, int truck, String section) ->
                player(seat) + "'s truck " + truck + " drives to " + words.road(section) + ".";
            case Event.StationPassed(int seat, int owner, String link) ->
                player(seat) + " passes " + (seat == owner ? "the own" : player(owner) + "'s") + " station on "
                        + words.road(link) + ".";
            case Event.StationBonusChosen(int seat, int space, String bonus) ->
                player(seat) + " chooses station bonus " + space + ": " + bonus(bonus) + ".";
            case Event.GoodsDelivered e ->
                player(e.seat()) + " delivers " + word(e.goods()) + " to " + words.place(e.country()) + ".";
            case Event.TechnologyUnlocked e ->
                player(e.seat()) + " unlocks " + title(e.column()) + " " + e.lock() + ": "
                        + Words.technology(e.technology()) + ".";
            case Event.Developed(int seat, int space) -> player(seat) + " develops to space " + space + ".";
            case Event.ActionTileRaised e ->
                player(e.seat()) + " may now play " + count(e.limit(), "card") + " on '" + Words.space(e.space())
                        + "'.";
            case Event.CardGained(int seat, String card) -> player(seat) + " gains the card " + card + ".";
            case Event.CardReplaced(int seat, String discarded, String card) ->
                player(seat) + " replaces " + discarded + " by " + card + ".";
            case Event.CardsSwapped(int seat, String toBoard, String toHand) ->
                player(seat) + " swaps " + toBoard + " with the played " + toHand + ".";
            case Event.CardSlid e -> player(e.seat()) + " slides " + e.card() + " to '" + Words.space(e.space()) + "'.";
            case Event.CardRevealed(String card) -> card + " comes into the display.";
            case Event.EraEndTriggered(int seat, int era) -> player(seat) + " triggers the end of era " + era + ".";
            case Event.NobodyCanBuild(int rounds, int limit) ->
                "Nobody could build a section now, at whatever price: round " + rounds + " of " + limit
                        + " before the era ends by itself.";
            case Event.DeadEndReached(int era, int rounds) ->
                "Nobody could build for " + count(rounds, "round") + ", so era " + era + " ends without a trigger.";
            case Event.EraEnded(int era) -> "Era " + era + " ends: administration.";
            case Event.BudgetDivided e ->
                title(e.office()) + " office: cities worth " + e.cityValues() + " for "
                        + count(e.employees(), "employee") + ", DM " + e.each() + " each.";
            case Event.RouteChecked(int seat, String route, int status) ->
                player(seat) + "'s route " + words.road(route)
                        + (status < 0 ? " is not connected." : " has status " + status + ".");
            case Event.Reunified() ->
                "Reunification: the roadblocks go, the yellow cards come to hand, advanced cards replace improved ones.";
            case Event.TrafficPlaced(String section) -> "A traffic token comes to " + words.road(section) + ".";
            case Event.TrafficCollected(int seat, String link, int tokens) ->
                player(seat) + " takes the traffic of " + words.road(link) + " and holds " + count(tokens, "token")
                        + ".";
            case Event.StationImproved(int seat, String link, int improvement, String bonus) ->
                player(seat) + " builds improvement " + improvement + " on " + words.road(link) + ": " + bonus(bonus)
                        + ".";
            case Event.WineLoaded e ->
                player(e.seat()) + " loads truck " + e.truck() + " with wine from " + words.place(e.country()) + " for "
                        + words.place(e.destination()) + ".";
            case Event.WineDelivered e ->
                player(e.seat()) + " delivers wine to " + words.place(e.destination()) + ": "
                        + count(e.promotions(), "promotion") + ".";
            case Event.AutobotDrew e -> AutobotSentences.drew(e);
            case Event.AutobotTaskQueued e -> AutobotSentences.queued(e);
            case Event.AutobotTask e -> AutobotSentences.task(e);
            case Event.AutobotChose e -> autobot.chose(e);
            case Event.AutobotHeadsFor(int truck, String country) ->
                "Autobot's truck " + truck + " heads for " + words.place(country) + ".";
            case Event.AutobotSkipped() -> "Autobot finds no task that is possible in this colour and skips its turn.";
            case Event.AutobotReshuffled(int colourCards, int tasks) ->
                "Autobot reshuffles " + count(colourCards, "colour card") + " and " + count(tasks, "task") + ".";
            case Event.AutobotTaskAdded(int left) -> "Autobot shuffles an advanced task in; " + left + " are left.";
            case Event.AutobotColourAdded(String card) -> "Autobot adds " + card + " to its colour cards.";
            case Event.AutobotDiscarded(String card) -> "Autobot discards " + card + " from the display.";
            case Event.GameEnded() -> "The game is over.";
        };
    }
}
