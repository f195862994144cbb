package autobahn.edition;

import autobahn.engine.edition.Bonus;
import autobahn.engine.edition.Colour;
import autobahn.engine.edition.Edition.Modules;
import autobahn.engine.edition.Edition.WineCard;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** Reads the components of the modules. */
final class ModuleComponentsReader {
    private ModuleComponentsReader() {}

    static Modules read(JsonObject modules) {
        int[] players = {0};
        int[] place = {0};
        List<WineCard> wineCards = modules.entries("wineCards", ModuleComponentsReader::wineCard);
        List<List<Integer>> wineTokens = modules.entries("wineTokens", entry -> wineTokens(entry, players[0]++));
        modules.figure("wineGoods", 1, 9);
        return new Modules(
                wineCards,
                wineTokens,
                modules.figure("trafficTokens", 1, 64),
                modules.entries("improvements", entry -> improvement(entry, place[0]++)));
    }

    private static WineCard wineCard(JsonObject entry) {
        return new WineCard(entry.text("country"), entry.text("destination"), entry.choice("colour", Colour.class));
    }

    /** Tokens for one promotion, then those for two. */
    private static List<Integer> wineTokens(JsonObject entry, int index) {
        entry.place("players", index + 1);
        List<Integer> tokens = new ArrayList<>(Collections.nCopies(entry.whole("single", 0, 4), 1));
        tokens.addAll(Collections.nCopies(entry.whole("double", 0, 4), 2));
        return List.copyOf(tokens);
    }

    private static Bonus improvement(JsonObject entry, int index) {
        entry.place("place", index);
        return entry.bonus("bonus");
    }
}
