package autobahn.engine.edition;

/**
 * Every reading of ours where the rule texts are silent or unclear, in one place. All are true in the standard edition;
 * switching one off gives the other plausible reading.
 *
 * @param extraActionFirst TURN-4: a card may be played if its own extra action, taken first, makes the main one possible
 * @param refreshNeedsPlayedCard TURN-6: refreshing takes at least one played card
 * @param fundingNeedsEmployee TURN-7: no funding without an employee in the supply (else one of the lobby may serve)
 * @param openHands TURN-9: hands are open (else other seats see only how many cards a hand holds)
 * @param payBeforeBonus BUILD-2: a section is paid before its space's bonuses are carried out (else right after them)
 * @param returnFewerEmployees EMP-2: with fewer than three employees in the lobby those that are there return (else none)
 * @param noTurningBack MOVE-3: a truck does not go straight back onto the section it has just left
 * @param usedGoodsIconPays DELIV-3: preferred goods whose icon is used already earn the DM icon
 */
public record Rulings(
        boolean extraActionFirst,
        boolean refreshNeedsPlayedCard,
        boolean fundingNeedsEmployee,
        boolean openHands,
        boolean payBeforeBonus,
        boolean returnFewerEmployees,
        boolean noTurningBack,
        boolean usedGoodsIconPays) {}
