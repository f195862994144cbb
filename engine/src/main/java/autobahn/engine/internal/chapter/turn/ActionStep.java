package autobahn.engine.internal.chapter.turn;

import autobahn.engine.Event;
import autobahn.engine.MoneyReason;
import autobahn.engine.MoveType;
import autobahn.engine.Phrase;
import autobahn.engine.Reason;
import autobahn.engine.Refusal;
import autobahn.engine.edition.ActionSpace;
import autobahn.engine.edition.Bonus;
import autobahn.engine.edition.BonusKind;
import autobahn.engine.edition.CardKind;
import autobahn.engine.internal.chapter.bonus.BonusTiles;
import autobahn.engine.internal.chapter.card.Cards;
import autobahn.engine.internal.chapter.card.Extras;
import autobahn.engine.internal.chapter.road.BuildStep;
import autobahn.engine.internal.chapter.road.Building;
import autobahn.engine.internal.chapter.road.CardBonus;
import autobahn.engine.internal.chapter.road.UpgradeStep;
import autobahn.engine.internal.chapter.road.Upgrading;
import autobahn.engine.internal.chapter.station.StationStep;
import autobahn.engine.internal.chapter.station.Stations;
import autobahn.engine.internal.chapter.technology.UnlockStep;
import autobahn.engine.internal.chapter.truck.LoadStep;
import autobahn.engine.internal.chapter.truck.Loading;
import autobahn.engine.internal.state.Bits;
import autobahn.engine.internal.state.DecisionStep;
import autobahn.engine.internal.state.MoveList;
import autobahn.engine.internal.state.Names;
import autobahn.engine.internal.state.Seat;
import autobahn.engine.internal.state.State;
import autobahn.engine.internal.state.Steps;
import autobahn.engine.internal.state.Turn;
import autobahn.engine.internal.why.ReasonWords;
import org.jspecify.annotations.Nullable;

/**
 * Phase 2 (TURN-2 to TURN-7). The step comes back until the player is done: first the main action, a card's extra actions
 * before or after it, and a bonus tile in between.
 */
public final class ActionStep extends DecisionStep {
    private static final ActionSpace[] SPACES = ActionSpace.values();

    @Override
    public void moves(State s, long step, MoveList out) {
        Turn turn = s.turn;
        int seat = seat(step);
        if (turn.mainPending()) {
            addMainTargets(s, seat, out);
            addExtras(s, out);
            addTiles(s, seat, turn.extrasDone == 0, out);
        } else if (!turn.mainDone) {
            Cards.addPlays(s, seat, turn.changedColour, out);
            if (turn.changedColour == Turn.NONE) {
                if (Cards.mayRefresh(s, seat)) {
                    out.add(MoveType.REFRESH.move());
                }
                if (Cards.mayTakeFunding(s, seat)) {
                    out.add(MoveType.FUNDING.move());
                }
                addTiles(s, seat, false, out);
            }
        } else {
            addExtras(s, out);
            addTiles(s, seat, false, out);
            if (out.size() > 0) {
                out.add(MoveType.DONE.move());
            }
        }
    }

    private static void addMainTargets(State s, int seat, MoveList out) {
        int colours = s.turn.colours;
        switch (SPACES[s.turn.space]) {
            case UNLOCK -> UnlockStep.addTargets(s, seat, colours, out);
            case STATION -> StationStep.addTargets(s, seat, colours, out);
            case LOAD -> {
                LoadStep.addTargets(s, seat, colours, out);
                s.modules.addWine(s, seat, colours, out);
            }
            case UPGRADE -> UpgradeStep.addTargets(s, seat, colours, out);
            case BUILD -> {
                BuildStep.addTargets(s, seat, colours, out);
                if (s.figures.cardKind[s.turn.card] == CardKind.A4) {
                    for (long bits = Building.doubleTargets(s, seat, colours); bits != 0; bits = Bits.rest(bits)) {
                        out.add(MoveType.BUILD_TWO.move(Bits.first(bits)));
                    }
                }
            }
        }
    }

    private static void addExtras(State s, MoveList out) {
        for (int bits = Extras.available(s); bits != 0; bits = Bits.rest(bits)) {
            out.add(MoveType.EXTRA.move(Bits.first(bits)));
        }
    }

    /** @param justPlayed a card was laid and nothing done with it yet: then only its colour can be changed */
    private static void addTiles(State s, int seat, boolean justPlayed, MoveList out) {
        Seat player = s.seats[seat];
        if (s.turn.tileUsed || player.tiles == s.turn.lockedTiles) {
            return;
        }
        for (long kinds = player.tiles; kinds != 0; ) {
            int kind = Bits.firstNibble(kinds);
            kinds = Bits.withoutNibble(kinds, kind);
            if (player.tileCount(kind) > s.turn.lockedTiles(kind)) {
                Bonus bonus = s.figures.tileBonus[kind];
                if (bonus.kind() == BonusKind.COLOUR) {
                    Cards.addColourChanges(s, seat, kind, out);
                } else if (!justPlayed && BonusTiles.usable(s, seat, bonus)) {
                    out.add(MoveType.TILE.move(kind));
                }
            }
        }
    }

    @Override
    public void play(State s, long step, int move) {
        MoveType type = MoveType.of(move);
        if (type == MoveType.DONE) {
            return;
        }
        s.push(step);
        int seat = seat(step);
        switch (type) {
            case PLAY -> Cards.play(s, seat, MoveType.a(move), MoveType.b(move));
            case REFRESH -> Cards.refresh(s, seat);
            case FUNDING -> {
                s.turn.mainDone = true;
                Cards.takeFunding(s, seat);
            }
            case EXTRA -> {
                if (s.listener != null) {
                    s.emit(new Event.ExtraTaken(seat, Names.extra(MoveType.a(move))));
                }
                Extras.carryOut(s, MoveType.a(move));
            }
            case TILE -> {
                useTile(s, seat, MoveType.a(move));
                s.bonuses.grant(s, seat, s.figures.tileBonus[MoveType.a(move)], MoneyReason.BONUS);
            }
            case TILE_COLOUR -> {
                useTile(s, seat, MoveType.a(move));
                Cards.recolour(s, MoveType.b(move));
            }
            default -> {
                s.turn.mainDone = true;
                carryOutMain(s, seat, type, move);
            }
        }
    }

    private static void useTile(State s, int seat, int kind) {
        s.seats[seat].spendTile(kind);
        s.turn.tileUsed = true;
        if (s.listener != null) {
            s.emit(new Event.TileUsed(seat, Names.bonus(s.figures.tileBonus[kind])));
        }
    }

    private static void carryOutMain(State s, int seat, MoveType type, int move) {
        int target = MoveType.a(move);
        switch (type) {
            case BUILD -> {
                CardBonus.buildingFollows(s, true);
                BuildStep.build(s, seat, target);
            }
            case BUILD_TWO -> {
                CardBonus.buildingFollows(s, true);
                s.push(Steps.secondSection(seat, s.turn.colours, target));
            }
            case UPGRADE -> {
                CardBonus.upgradingFollows(s, target);
                Upgrading.upgrade(s, seat, target);
            }
            case STATION -> Stations.build(s, seat, target);
            case IMPROVE -> s.modules.improve(s, seat, target, MoveType.b(move));
            case LOAD -> {
                Loading.load(s, seat, target, MoveType.b(move), 0);
                boost(s, MoveType.b(move));
            }
            case WINE -> {
                s.modules.loadWine(s, seat, target);
                boost(s, target);
            }
            case UNLOCK -> UnlockStep.unlock(s, seat, move);
            default -> throw new IllegalArgumentException("no main action: " + type);
        }
    }

    /** An I3 card gives the truck that it loads one more step. */
    private static void boost(State s, int truck) {
        if (s.figures.cardKind[s.turn.card] == CardKind.I3) {
            s.turn.boostedTruck = truck;
        }
    }

    @Override
    public String rule(State s, long step) {
        return s.turn.mainPending() ? "TURN-4" : "TURN-2";
    }

    @Override
    public Phrase task(State s, long step) {
        return s.turn.mainPending()
                ? Reason.CARRY_OUT_ACTION.of(s.figures.cardId[s.turn.card], ReasonWords.action(s.turn.space))
                : (s.turn.mainDone ? Reason.FINISH_PHASE : Reason.CHOOSE_MAIN_ACTION).of();
    }

    @Override
    public @Nullable Refusal noPass(State s, long step) {
        return s.turn.mainDone || s.turn.mainPending() ? first(s, step) : TurnWhy.mandatory();
    }
}
