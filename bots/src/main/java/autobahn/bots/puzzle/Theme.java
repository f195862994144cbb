package autobahn.bots.puzzle;

import autobahn.engine.Event;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;

/** What a turn is about: those that say most about it come first. */
public enum Theme {
    /** It brings the end of an era. */
    ERA_END,
    DELIVERY,
    /** It takes what the next one at the table would take. */
    BLOCKING,
    TECHNOLOGY,
    PROMOTION,
    STATION,
    UPGRADE,
    ROAD,
    TRUCK,
    /** An employee takes somebody's seat in an office. */
    OFFICE,
    FUNDING,
    CARDS,
    REFRESH,
    DEVELOPMENT;

    private static final int MOST = 3;

    /** The name that files and texts know it by. */
    public String id() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /** Those of a turn, the first few. */
    static List<Theme> of(WholeTurn turn, int seat, boolean blocking) {
        // A hand is also picked up at the ends of eras.
        boolean refresh = turn.kernel().contains("refresh");
        return Stream.of(
                        blocking ? Stream.of(BLOCKING) : Stream.<Theme>empty(),
                        refresh ? Stream.of(REFRESH) : Stream.<Theme>empty(),
                        turn.events().stream().flatMap(event -> of(event, seat)))
                .flatMap(themes -> themes)
                .distinct()
                .sorted()
                .limit(MOST)
                .toList();
    }

    private static Stream<Theme> of(Event event, int seat) {
        return switch (event) {
            case Event.EraEndTriggered it when it.seat() == seat -> Stream.of(ERA_END);
            case Event.GoodsDelivered it when it.seat() == seat -> Stream.of(DELIVERY);
            case Event.WineDelivered it when it.seat() == seat -> Stream.of(DELIVERY);
            case Event.TechnologyUnlocked it when it.seat() == seat -> Stream.of(TECHNOLOGY);
            case Event.EmployeePromoted it when it.seat() == seat -> Stream.of(PROMOTION);
            case Event.StationBuilt it when it.seat() == seat -> Stream.of(STATION);
            case Event.StationImproved it when it.seat() == seat -> Stream.of(STATION);
            case Event.LinkUpgraded it when it.seat() == seat -> Stream.of(UPGRADE);
            case Event.SectionBuilt it when it.seat() == seat -> Stream.of(ROAD);
            case Event.TruckLoaded it when it.seat() == seat -> Stream.of(TRUCK);
            case Event.WineLoaded it when it.seat() == seat -> Stream.of(TRUCK);
            case Event.EmployeePushedOut it when it.seat() != seat -> Stream.of(OFFICE);
            case Event.FundingTaken it when it.seat() == seat -> Stream.of(FUNDING);
            case Event.CardGained it when it.seat() == seat -> Stream.of(CARDS);
            case Event.CardReplaced it when it.seat() == seat -> Stream.of(CARDS);
            case Event.Developed it when it.seat() == seat -> Stream.of(DEVELOPMENT);
            default -> Stream.empty();
        };
    }
}
