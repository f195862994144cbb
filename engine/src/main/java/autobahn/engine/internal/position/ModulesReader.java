package autobahn.engine.internal.position;

import autobahn.engine.Position;
import autobahn.engine.PositionFault;
import autobahn.engine.internal.lexicon.Lexicon;
import autobahn.engine.internal.lexicon.Masks;
import autobahn.engine.internal.state.PositionFaults;
import autobahn.engine.internal.state.RoadMap;
import autobahn.engine.internal.state.Seat;
import autobahn.engine.internal.state.State;
import org.jspecify.annotations.Nullable;

/** Reads what belongs to a module: it must be there exactly when the module is in play. */
final class ModulesReader {
    private static final int MANY = 99;

    private ModulesReader() {}

    static void present(@Nullable Object part, boolean wanted, String place, String module, PositionFaults faults) {
        faults.check(
                (part != null) == wanted,
                place,
                wanted ? PositionFault.MODULE_MISSING : PositionFault.MODULE_IDLE,
                module);
    }

    static void readTable(Position.Table table, State s, Lexicon words, PositionFaults faults) {
        present(table.traffic(), s.withTraffic, "table.traffic", "traffic", faults);
        if (table.traffic() != null) {
            s.traffic = Masks.mask(table.traffic(), words.section, "table.traffic", faults);
        }
        Position.Services services = table.services();
        present(services, s.withServices, "table.services", "services", faults);
        if (services != null) {
            int all = s.figures.edition.modules().improvements().size();
            s.improvements = Masks.ordinals(services.left(), all, "table.services.left", faults);
            s.improved = Masks.mask(services.improved(), words.link, "table.services.improved", faults);
        }
        Position.WineTokens tokens = table.wineTokens();
        present(tokens, s.withWine, "table.wineTokens", "wine", faults);
        if (tokens != null) {
            s.wineSingles = faults.range(tokens.singles(), 0, MANY, "table.wineTokens.singles");
            s.wineDoubles = faults.range(tokens.doubles(), 0, MANY, "table.wineTokens.doubles");
        }
    }

    static void readPlayer(
            Position.Player player, State s, Seat p, String place, Lexicon words, PositionFaults faults) {
        Position.Wine wine = player.wine();
        present(wine, s.withWine, place + "wine", "wine", faults);
        if (wine != null) {
            String card = wine.card();
            p.wineCard = card == null ? RoadMap.NONE : Masks.number(card, words.wine, place + "wine.card", faults);
            p.wine = wine.state().ordinal();
        }
        Integer tokens = player.trafficTokens();
        present(tokens, s.withTraffic, place + "trafficTokens", "traffic", faults);
        p.trafficTokens = tokens == null ? 0 : faults.range(tokens, 0, MANY, place + "trafficTokens");
    }
}
