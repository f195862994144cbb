package autobahn.rules;

import static autobahn.rules.Picture.shows;

import autobahn.edition.Editions;
import autobahn.engine.Box;
import autobahn.engine.Game;
import autobahn.engine.Options;
import java.util.List;

/** Set-up, turns, roads, stations, and what they bring. */
final class RoadPictures {
    private RoadPictures() {}

    private static Game start() {
        return new Box(Editions.standard()).newGame(Options.players(4), 3);
    }

    /** Everybody has taken the first route card offered. */
    private static Game begun() {
        Game game = start();
        for (int i = 0; i < 4; i++) {
            game.play(game.move(0));
        }
        return game;
    }

    static List<Picture> all() {
        return List.of(
                shows("map", "SETUP-1 SETUP-2 SETUP-3 SETUP-8", "dashboard map", "")
                        .of(begun()),
                shows("table", "SETUP-4 SETUP-5 SETUP-6 SETUP-7 TURN-9", "display holdings hand offices", "")
                        .of(begun()),
                shows("turn", "TURN-1 TURN-2 TURN-4 TURN-5 TURN-10", "hand spaces map", "section:Hamburg-Dortmund")
                        .of(Table.players(2), "play red build", "build Hamburg-Dortmund", "end"),
                shows("tile", "TURN-3", "holdings", "").of(Table.players(2).tiles(0, "dm-5"), "tile dm-5"),
                shows("refresh", "TURN-6", "hand spaces holdings", "")
                        .of(Table.players(2).played(0, "build", "red", "cyan"), "refresh"),
                shows("funding", "TURN-7", "dashboard holdings", "").of(Table.players(2), "funding"),
                shows("empty-hand", "TURN-8", "hand spaces", "")
                        .of(
                                Table.players(2)
                                        .hand(0, "red")
                                        .played(0, "build", "cyan", "orange")
                                        .played(0, "upgrade", "black")
                                        .played(0, "load", "white")
                                        .played(0, "station", "purple"),
                                "play red build",
                                "build Hamburg-Dortmund",
                                "end"),
                shows(
                                "build",
                                "BUILD-1 BUILD-2 BUILD-3 BUILD-4 BUILD-5 BUILD-6",
                                "map offices holdings",
                                "section:København-Hamburg section:Hamburg-København city:Hamburg")
                        .of(
                                Table.players(2).sections("Hamburg-København").tileOn("København-Hamburg", "dm-5"),
                                "play red build",
                                "build København-Hamburg"),
                shows(
                                "upgrade",
                                "UPG-1 UPG-2 UPG-3",
                                "map offices",
                                "section:Hamburg-Hannover city:Hamburg city:Hannover")
                        .of(Table.players(2), "play black upgrade", "upgrade Hamburg-Hannover"),
                shows("city", "CITY-1", "map", "city:Hannover city:Dortmund")
                        .of(
                                Table.players(2).links("Dortmund-Hannover"),
                                "play cyan upgrade",
                                "upgrade Dortmund-Hannover"),
                shows("station", "STN-1 STN-2", "map stations", "station:Hannover-BadHersfeld")
                        .of(Table.players(2), "play black station", "station Hannover-BadHersfeld"),
                shows("tiles-build", "BONUS-BUILD BONUS-UPGRADE", "holdings map", "section:Hamburg-Dortmund")
                        .of(Table.players(2).tiles(0, "build", "upgrade"), "tile build", "build Hamburg-Dortmund"),
                shows("tile-station", "BONUS-STATION", "holdings map stations", "station:BadHersfeld-Würzburg")
                        .of(Table.players(2).tiles(0, "station"), "tile station", "station BadHersfeld-Würzburg"));
    }
}
