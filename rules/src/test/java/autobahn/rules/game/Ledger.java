package autobahn.rules.game;

import autobahn.engine.Event;
import autobahn.engine.EventListener;
import autobahn.engine.Game;
import autobahn.engine.edition.Edition;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

/**
 * What somebody knows who only hears the events of a game: a second bookkeeping, by names, that the state is held
 * against. Roads go by {@code Near-Far} as in notation.
 */
final class Ledger implements EventListener {
    /** What one seat has, as far as events tell. */
    static final class Account {
        int money;
        final Map<String, Integer> tiles = new TreeMap<>();
        final Set<String> countries = new HashSet<>();
        final Set<String> stations = new HashSet<>();
        final Map<String, Integer> offices = new TreeMap<>();
        int cardsGained;
        int lobby;
        int technologies;
    }

    final List<Account> accounts = new ArrayList<>();
    final Set<String> built = new HashSet<>();
    final Set<String> upgraded = new HashSet<>();
    final Map<String, Integer> tilesTaken = new TreeMap<>();
    int sections;
    boolean roadblocks = true;
    boolean over;

    Ledger(Game game) {
        Edition edition = game.box().edition();
        for (int seat = 0; seat < game.seats(); seat++) {
            Account account = new Account();
            account.money = edition.dashboard().startMoney() / game.seats();
            account.offices.put("BLACK", 1);
            accounts.add(account);
        }
        SlowMap map = new SlowMap(edition);
        edition.board().startSections().forEach(section -> built.add(map.piece(section)));
    }

    @Override
    public void on(Event event) {
        switch (event) {
            case Event.MoneyGained e -> accounts.get(e.seat()).money += e.amount();
            case Event.MoneyPaid e -> accounts.get(e.seat()).money -= e.amount();
            case Event.TileTaken e -> {
                accounts.get(e.seat()).tiles.merge(e.tile(), 1, Integer::sum);
                tilesTaken.merge(e.tile(), 1, Integer::sum);
            }
            case Event.TileUsed e -> accounts.get(e.seat()).tiles.merge(e.tile(), -1, Integer::sum);
            case Event.SectionBuilt e -> {
                built.add(e.section());
                sections++;
            }
            case Event.LinkUpgraded e -> upgraded.add(e.link());
            case Event.StationBuilt e -> accounts.get(e.seat()).stations.add(e.link());
            case Event.GoodsDelivered e -> accounts.get(e.seat()).countries.add(e.country());
            case Event.EmployeeSeated e ->
                accounts.get(e.seat()).offices.merge(e.office().name(), 1, Integer::sum);
            case Event.EmployeePushedOut e -> {
                accounts.get(e.seat()).offices.merge(e.office().name(), -1, Integer::sum);
                accounts.get(e.seat()).lobby++;
            }
            case Event.EmployeeRecruited e -> accounts.get(e.seat()).lobby++;
            case Event.EmployeesReturned e -> accounts.get(e.seat()).lobby -= e.count();
            case Event.EmployeePromoted e -> accounts.get(e.seat()).lobby -= e.floor() == 1 ? 1 : 0;
            case Event.CardGained e -> accounts.get(e.seat()).cardsGained++;
            case Event.TechnologyUnlocked e -> accounts.get(e.seat()).technologies++;
            case Event.Reunified e -> roadblocks = false;
            case Event.GameEnded e -> over = true;
            default -> {
                // tells nothing that is kept here
            }
        }
    }

    /** The owner of the station on a link, or -1. */
    int stationOwner(String link) {
        for (int seat = 0; seat < accounts.size(); seat++) {
            if (accounts.get(seat).stations.contains(link)) {
                return seat;
            }
        }
        return -1;
    }
}
