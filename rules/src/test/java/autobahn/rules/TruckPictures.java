package autobahn.rules;

import static autobahn.rules.Picture.shows;

import autobahn.engine.Feature;
import java.util.List;

/** Trucks, deliveries, the modules, and Autobot. */
final class TruckPictures {
    private static final String AUTOBOT = "autobot map";

    private TruckPictures() {}

    private static Table toAmsterdam() {
        return Table.players(2).links("Dortmund-Hamburg", "Oberhausen-Dortmund", "Amsterdam-Oberhausen");
    }

    static List<Picture> all() {
        return List.of(
                shows("load", "LOAD-1 LOAD-3", "map holdings", "city:Hamburg")
                        .of(Table.players(2), "play red load", "load red Hamburg 1"),
                shows("load-again", "LOAD-2", "map holdings", "city:Hamburg section:Hannover-BadHersfeld")
                        .of(
                                Table.players(2).truck(0, 1, "Hannover-BadHersfeld", "automotive"),
                                "play red load",
                                "load red Hamburg 1"),
                shows("second-truck", "TECH-5 BONUS-LOAD", "technology holdings map", "city:Hamburg")
                        .of(
                                Table.players(2)
                                        .technologies(0, 0, 2, 0)
                                        .truck(0, 1, "Hannover-BadHersfeld", "automotive")
                                        .tiles(0, "load"),
                                "tile load",
                                "load red Hamburg 2"),
                shows(
                                "drive",
                                "MOVE-1 MOVE-2 MOVE-3 MOVE-4",
                                "map",
                                "section:Hamburg-Hannover section:BadHersfeld-Hannover")
                        .of(
                                Table.players(2)
                                        .money(0, 40)
                                        .upgraded("Hamburg-Hannover")
                                        .truck(0, 1, "Hamburg-Hannover", "chemicals"),
                                "play black upgrade",
                                "upgrade Würzburg-Crailsheim",
                                "drive 1 Hannover-BadHersfeld",
                                "drive 1 BadHersfeld-Hannover"),
                shows(
                                "move-tile",
                                "BONUS-MOVE",
                                "map holdings",
                                "section:Hamburg-Hannover section:BadHersfeld-Hannover")
                        .of(
                                Table.players(2)
                                        .truck(0, 1, "Hamburg-Hannover", "chemicals")
                                        .tiles(0, "move-2"),
                                "tile move-2",
                                "drive 1 Hannover-BadHersfeld"),
                shows("journey", "MOVE-5 MOVE-6 DELIV-1", "map stations holdings", "city:Hamburg city:Amsterdam")
                        .of(
                                toAmsterdam()
                                        .board(0, 2)
                                        .stations(0, "Dortmund-Hamburg")
                                        .stationsBuilt(0, 2),
                                "play black load",
                                "load black Hamburg 1",
                                "drive 1 Hamburg-Dortmund",
                                "drive 1 Dortmund-Hamburg",
                                "bonus 2",
                                "drive 1 Oberhausen-Dortmund",
                                "end",
                                "funding",
                                "end",
                                "play cyan build",
                                "build Hannover-Dortmund",
                                "drive 1 Amsterdam-Oberhausen",
                                "deliver 1 Netherlands"),
                shows("visitor", "MOVE-7", "map players", "station:Hannover-BadHersfeld")
                        .of(
                                Table.players(2)
                                        .stations(1, "Hannover-BadHersfeld")
                                        .stationsBuilt(1, 4)
                                        .truck(0, 1, "Hannover-BadHersfeld", "automotive"),
                                "play black upgrade",
                                "upgrade Hamburg-Hannover",
                                "drive 1 BadHersfeld-Hannover"),
                shows("hire", "MOVE-8", "map stations offices", "station:Hannover-BadHersfeld")
                        .of(
                                Table.players(2)
                                        .money(0, 40)
                                        .stations(0, "Hannover-BadHersfeld")
                                        .stationsBuilt(0, 8)
                                        .truck(0, 1, "Hannover-BadHersfeld", "automotive"),
                                "play black upgrade",
                                "upgrade Hamburg-Hannover",
                                "drive 1 BadHersfeld-Hannover",
                                "bonus 8",
                                "hire"),
                shows(
                                "delivery",
                                "DELIV-2 DELIV-4 DELIV-5 DELIV-6",
                                "map deliveries holdings",
                                "country:Netherlands city:Amsterdam")
                        .of(
                                toAmsterdam()
                                        .truck(0, 1, "Amsterdam-Oberhausen", "pharmaceuticals")
                                        .deliveryTiles("Netherlands", "dm-5"),
                                "play orange build",
                                "build Oberhausen-Köln",
                                "deliver 1 Netherlands",
                                "take dm-5"),
                shows("claim", "DELIV-3 DELIV-7", "deliveries display", "")
                        .of(
                                toAmsterdam().board(0, 2).truck(0, 1, "Amsterdam-Oberhausen", "appliances"),
                                "play orange build",
                                "build Oberhausen-Köln",
                                "deliver 1 Netherlands",
                                "end",
                                "funding",
                                "end",
                                "claim Netherlands"),
                shows("wine", "WINE-1 WINE-2 WINE-3 WINE-4 WINE-5 WINE-6", "map holdings", "city:Basel city:Jena")
                        .of(
                                Table.players(2, Feature.WINE)
                                        .era(3)
                                        .links(
                                                "Basel-Mannheim",
                                                "Mannheim-Frankfurt",
                                                "Frankfurt-BadHersfeld",
                                                "BadHersfeld-Jena")
                                        .wineCard(0, "Switzerland")
                                        .wineCard(1, "Austria"),
                                "play purple load",
                                "wine 1"),
                shows("autobot-wine", "WINE-7", AUTOBOT, "city:Basel city:Jena")
                        .ofAutobot(Table.solo(Feature.WINE)
                                .era(3)
                                .links(
                                        "Basel-Mannheim",
                                        "Mannheim-Frankfurt",
                                        "Frankfurt-BadHersfeld",
                                        "BadHersfeld-Jena")
                                .wineCard(0, "Italy")
                                .autobotWine("Switzerland", "France", "Austria")
                                .colours("purple", "red")
                                .tasks(5)),
                shows(
                                "traffic",
                                "TRAF-1 TRAF-2 TRAF-3 TRAF-4 TRAF-5 TRAF-6 TRAF-7",
                                "map holdings",
                                "city:Dortmund city:Hannover")
                        .of(
                                Table.players(2, Feature.TRAFFIC)
                                        .money(0, 100)
                                        .links("Dortmund-Hannover", "Oberhausen-Dortmund", "Köln-Dortmund")
                                        .sections("Dortmund-Hamburg")
                                        .truck(1, 1, "Hamburg-Hannover", "chemicals"),
                                "play cyan upgrade",
                                "upgrade Dortmund-Hannover"),
                shows(
                                "services",
                                "SERV-1 SERV-2 SERV-3 SERV-4 SERV-5 SERV-6 SERV-7",
                                "map improvements",
                                "station:Würzburg-BadHersfeld")
                        .of(
                                Table.players(2, Feature.SERVICES)
                                        .upgraded("BadHersfeld-Würzburg")
                                        .stations(0, "BadHersfeld-Würzburg"),
                                "play black station",
                                "improve 6 BadHersfeld-Würzburg"),
                shows("autobot", "SOLO-1 SOLO-2 SOLO-3 SOLO-11 SOLO-12 SOLO-13 SOLO-14 SOLO-15", "autobot offices", "")
                        .ofAutobot(Table.solo().queue(3)),
                shows("autobot-builds", "SOLO-4 SOLO-8 SOLO-10", AUTOBOT, "section:Amsterdam-Oberhausen city:Nürnberg")
                        .ofAutobot(Table.solo()
                                .links(
                                        "Dortmund-Hannover",
                                        "Oberhausen-Dortmund",
                                        "Frankfurt-BadHersfeld",
                                        "Würzburg-Nürnberg")
                                .colours("orange", "black")
                                .tasks(1)
                                .tileOn("Amsterdam-Oberhausen", "develop-1")
                                .autobotTruck(1, "Oberhausen-Dortmund", "chemicals", "Netherlands")),
                shows("autobot-drives", "SOLO-5 SOLO-6 SOLO-7 SOLO-9", AUTOBOT, "city:Hannover city:Amsterdam")
                        .ofAutobot(Table.solo()
                                .links(
                                        "Dortmund-Hannover",
                                        "Oberhausen-Dortmund",
                                        "Amsterdam-Oberhausen",
                                        "Köln-Dortmund")
                                .stations(1, "Dortmund-Hannover")
                                .autobotTruck(1, "Hannover-Dortmund", "chemicals", "Netherlands")
                                .colours("red", "white")
                                .tasks(1)));
    }
}
