package autobahn.rules;

import static autobahn.rules.Picture.shows;

import autobahn.engine.Feature;
import java.util.List;

/** Employees, technology, cards and tiles, the ends of eras and of the game. */
final class OfficePictures {
    private OfficePictures() {}

    private static Table nurembergToParis() {
        return Table.players(2)
                .route(0, "Nürnberg-Paris")
                .links("Würzburg-Nürnberg", "Köln-Frankfurt", "Paris-Saarbrücken")
                .upgraded("Frankfurt-Würzburg", "Saarbrücken-Köln")
                .stations(1, "Frankfurt-Würzburg");
    }

    static List<Picture> all() {
        return List.of(
                shows("office", "EMP-1 EMP-3", "offices administration", "")
                        .of(Table.players(2).office("red", 1, 1), "play red build", "build Hamburg-Dortmund"),
                shows("supply", "EMP-2", "offices administration holdings", "")
                        .of(
                                Table.players(2).supply(0, 0).lobby(0, 4),
                                "play red build",
                                "build Hamburg-Dortmund",
                                "promote finance 1"),
                shows("unlock", "TECH-1 TECH-2 TECH-6", "technology administration", "")
                        .of(Table.players(2), "play red unlock", "unlock trade 1 red"),
                shows("each-time", "TECH-3", "technology track", "")
                        .of(
                                Table.players(2).technologies(0, 1, 0, 0),
                                "play black upgrade",
                                "upgrade Hamburg-Hannover"),
                shows("row", "TECH-4", "technology display", "")
                        .of(Table.players(2).technologies(0, 1, 4, 0), "play red unlock", "unlock service 1 red"),
                shows("extra-token", "TECH-7 BONUS-DEV", "track technology", "")
                        .of(
                                Table.players(2).development(0, 11).tiles(0, "develop-1"),
                                "tile develop-1",
                                "unlock trade 1 extra"),
                shows("era", "ERA-1 ERA-3 ERA-4 BUDGET-1 ROUTE-1", "map offices administration holdings", "")
                        .of(
                                nurembergToParis()
                                        .money(0, 4)
                                        .office("black")
                                        .sectionsBuilt(9)
                                        .lobby(0, 2),
                                "play red build",
                                "build Hamburg-Dortmund",
                                "end",
                                "promote finance 1",
                                "promote finance 2"),
                shows("last-turns", "ERA-2", "dashboard", "")
                        .of(
                                Table.players(2).era(3).sectionsBuilt(35).money(0, 50),
                                "play red build",
                                "build Hamburg-Dortmund",
                                "end"),
                shows("dead-end", "ERA-5", "dashboard map", "")
                        .of(Table.players(2).deadRounds(3)),
                shows("reunification", "REUN-1", "map display hand", "")
                        .of(
                                Table.players(2).era(2).sectionsBuilt(21).money(0, 30),
                                "play red build",
                                "build Hamburg-Dortmund",
                                "end"),
                shows("score", "SCORE-1 SCORE-2", "administration score", "")
                        .of(Table.players(2)
                                .floors(0, "service 2")
                                .stationsBuilt(0, 5)
                                .lobby(0, 3)),
                shows("promote", "BONUS-PROMOTE", "administration technology", "")
                        .of(
                                Table.players(2)
                                        .lobby(0, 2)
                                        .technologies(0, 1, 0, 0)
                                        .tiles(0, "promote"),
                                "tile promote",
                                "promote network 1"),
                shows("gain", "BONUS-GAIN", "display hand", "")
                        .of(
                                Table.players(2).technologies(0, 2, 0, 0),
                                "play red unlock",
                                "unlock network 3a red",
                                "gain red-I1"),
                shows("replace", "BONUS-REPLACE BONUS-ANY", "display hand", "")
                        .of(Table.players(2).tiles(0, "replace"), "tile replace", "replace red red-I1"),
                shows("swap", "BONUS-SWAP", "hand spaces", "")
                        .of(Table.players(2).played(0, "build", "red").tiles(0, "swap"), "tile swap", "swap cyan red"),
                shows("colour", "BONUS-COLOUR", "hand holdings map", "city:Hamburg")
                        .of(Table.players(2).tiles(0, "colour"), "tile colour red", "play black load"),
                shows("flip", "BONUS-FLIP", "spaces", "")
                        .of(Table.players(2).tiles(0, "flip"), "tile flip", "flip build"),
                shows("remove", "BONUS-REMOVE", "track spaces", "")
                        .of(
                                Table.players(2)
                                        .tileLevel(0, "build", 1)
                                        .development(0, 13)
                                        .tiles(0, "develop-1"),
                                "tile develop-1",
                                "remove build"),
                shows("recruit", "BONUS-RECRUIT STRETCH-TILES", "holdings administration", "")
                        .of(Table.players(2, Feature.EXTRA_TILES).tiles(0, "recruit"), "tile recruit"),
                shows("slide", "BONUS-SLIDE", "spaces", "")
                        .of(
                                Table.players(2, Feature.EXTRA_TILES)
                                        .played(0, "station", "red")
                                        .played(0, "upgrade", "cyan")
                                        .tiles(0, "slide"),
                                "tile slide",
                                "slide cyan load"),
                shows("planning", "STRETCH-PLAN", "administration hand", "")
                        .of(Table.players(2, Feature.PLANNING).lobby(0, 1)),
                shows("customs", "STRETCH-CUSTOMS", "administration holdings", "")
                        .of(Table.players(2, Feature.CUSTOMS).lobby(0, 1).tiles(0, "dm-5")));
    }
}
