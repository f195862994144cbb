package autobahn.engine.edition;

/**
 * Every reading where the rule texts are silent, unclear or at odds, in one place: each is a sentence that holds or does not,
 * and both are played. The standard edition says which ones hold.
 *
 * @param uselessTilesStay TURN-3: A tile that would do nothing is not offered. Else: Any tile may be used, and is
 *     spent even if it does nothing.
 * @param extraActionFirst TURN-4: A card may be played if its own extra action, taken first, makes the main action
 *     possible; the main action must follow. Else: A card may be played only where its main action is possible as
 *     things stand.
 * @param refreshNeedsPlayedCard TURN-6: Refreshing takes at least one played card. Else: One may refresh with no
 *     card played, for nothing.
 * @param fundingNeedsEmployee TURN-7: No funding without an employee in the supply. Else: Without an employee in
 *     the supply one from the lobby may serve.
 * @param openHands TURN-9: Hands are open: every card in them was taken in sight. Else: Others see only how many
 *     cards a hand holds.
 * @param payBeforeBonus BUILD-2: A section is paid as it is placed, before the bonuses of its space. Else: The
 *     bonuses of its space come first, then it is paid; the price is set aside before.
 * @param returnFewerEmployees EMP-2: With fewer than three employees in the lobby, those that are there return to
 *     the supply. Else: With fewer than three employees in the lobby, none return.
 * @param depotsShared LOAD-3: A depot holds any number of trucks. Else: A depot in which a truck stands takes no
 *     other one.
 * @param depotOnOneAutobahn LOAD-3: A truck in a depot stands on that depot's autobahn only. Else: A truck in a
 *     depot stands on every autobahn of its city.
 * @param noTurningBack MOVE-3: A truck does not go straight back onto the section that it has just left. Else: A
 *     truck may turn back onto the section that it has just left.
 * @param passingTakesBothSections MOVE-5: A truck passes a station by going from one section of its link to the
 *     other. Else: A truck passes a station as soon as it comes onto its link.
 * @param usedGoodsIconPays DELIV-3: Preferred goods whose icon is used already take the DM icon if it is free.
 *     Else: Preferred goods whose icon is used already earn nothing.
 * @param deadEndEndsEra ERA-5: When nobody has been able to build for ten rounds, the era ends. Else: An era ends
 *     only by the sections that are built in it.
 * @param moveUpTo BONUS-MOVE: 'Move a truck 2' moves it up to that many steps. Else: 'Move a truck 2' moves it by
 *     all of its steps, as far as it can go.
 * @param bonusesDeclinable BONUS-ANY: A bonus that needs a target may be declined. Else: A bonus that has a target
 *     must be carried out, unless it costs money.
 * @param autobotDistanceOnMap SOLO-4: Autobot counts the sections to the black autobahn on the printed map. Else:
 *     Autobot counts the sections to the black autobahn over built roads.
 * @param autobotDepotByCompass SOLO-5: Of depots equally near, Autobot's compass decides. Else: Of depots equally
 *     near, Autobot takes the northernmost.
 * @param autobotNoDualStep SOLO-6: Autobot's trucks gain no step on dual carriageways. Else: A truck of Autobot
 *     that begins on a dual carriageway moves one step more.
 * @param autobotRoadblocksBar SOLO-6: Roads under a roadblock are no way for Autobot's trucks. Else: Autobot takes
 *     a road under a roadblock for one that is only not built yet.
 * @param autobotGoesPartWay SOLO-6: Without a complete way, Autobot's truck goes as far as the way with the fewest
 *     missing sections is built. Else: Without a complete way, Autobot's truck stays where it is.
 * @param autobotImprovedGivesTwo SOLO-7: An improved station of its own gives Autobot the two rightmost bonuses.
 *     Else: An improved station of its own gives Autobot one bonus like any other.
 * @param autobotFullSlotsGiveNothing SOLO-8: With all slots of its board full, a tile brings Autobot nothing.
 *     Else: With all slots of its board full, a tile brings Autobot the bonus of the last slot again.
 * @param autobotOnlyScoredDepartments SOLO-9: Autobot promotes only into departments that it scores, and else
 *     recruits. Else: Autobot promotes into any department, by the letter of the texts.
 * @param autobotCommonestByPlace SOLO-10: Of colours equally common in the display, Autobot discards the rightmost
 *     card. Else: Of colours equally common in the display, Autobot discards from the first in the order black,
 *     red, cyan, orange, purple, white, yellow.
 * @param autobotCardBonusDiscards SOLO-10: Gaining or replacing a card makes Autobot discard one. Else: Gaining or
 *     replacing a card means nothing to Autobot.
 * @param autobotTriesColours SOLO-12: Autobot plays a card of several colours in the first of them that allows the
 *     task. Else: Autobot plays a card of several colours in the first of them only.
 * @param wineNeedsFreeSection WINE-2: Wine sets out only where no other truck stands. Else: Wine sets out also
 *     where another truck stands.
 * @param wineSetsOutInTraffic WINE-2: Wine may set out on a section with a traffic token. Else: Wine does not set
 *     out on a section with a traffic token.
 * @param wineArrivesInPassing WINE-4: Wine has arrived as soon as its truck reaches any section that touches the
 *     city. Else: Wine has arrived when its truck ends its movement on a section that touches the city.
 * @param trafficAtEveryRise TRAF-2: Traffic comes whenever an upgrade lifts a city to 6 or more, also from 6 to 8.
 *     Else: Traffic comes only when an upgrade lifts a city from below 6.
 * @param stopFartherBack TRAF-4: A truck that must stop behind a traffic token, where another one stands, stops
 *     farther back. Else: A truck that must stop behind a traffic token stops there, even beside another one.
 * @param oneImprovementPerStation SERV-2: A station takes one improvement. Else: A station takes any number of
 *     improvements.
 * @param improvementDevelops SERV-6: An improvement counts as building a station for the technology that develops.
 *     Else: An improvement does not count as building a station for the technology that develops.
 * @param improvementBringsBonusBelow SERV-6: An improvement counts as building a station for the technology that
 *     gives the bonus below: that of the last station built. Else: An improvement brings no bonus below by
 *     technology.
 */
public record Rulings(
        boolean uselessTilesStay,
        boolean extraActionFirst,
        boolean refreshNeedsPlayedCard,
        boolean fundingNeedsEmployee,
        boolean openHands,
        boolean payBeforeBonus,
        boolean returnFewerEmployees,
        boolean depotsShared,
        boolean depotOnOneAutobahn,
        boolean noTurningBack,
        boolean passingTakesBothSections,
        boolean usedGoodsIconPays,
        boolean deadEndEndsEra,
        boolean moveUpTo,
        boolean bonusesDeclinable,
        boolean autobotDistanceOnMap,
        boolean autobotDepotByCompass,
        boolean autobotNoDualStep,
        boolean autobotRoadblocksBar,
        boolean autobotGoesPartWay,
        boolean autobotImprovedGivesTwo,
        boolean autobotFullSlotsGiveNothing,
        boolean autobotOnlyScoredDepartments,
        boolean autobotCommonestByPlace,
        boolean autobotCardBonusDiscards,
        boolean autobotTriesColours,
        boolean wineNeedsFreeSection,
        boolean wineSetsOutInTraffic,
        boolean wineArrivesInPassing,
        boolean trafficAtEveryRise,
        boolean stopFartherBack,
        boolean oneImprovementPerStation,
        boolean improvementDevelops,
        boolean improvementBringsBonusBelow) {}
