package autobahn.engine.internal.play;

import autobahn.engine.Decision;
import autobahn.engine.internal.chapter.Modules;
import autobahn.engine.internal.chapter.autobot.AutobotStep;
import autobahn.engine.internal.chapter.autobot.Solo;
import autobahn.engine.internal.chapter.bonus.Bonuses;
import autobahn.engine.internal.chapter.card.ActionTileStep;
import autobahn.engine.internal.chapter.card.GainStep;
import autobahn.engine.internal.chapter.card.RefillStep;
import autobahn.engine.internal.chapter.card.ReplaceStep;
import autobahn.engine.internal.chapter.card.SlideStep;
import autobahn.engine.internal.chapter.card.SwapStep;
import autobahn.engine.internal.chapter.delivery.ClaimStep;
import autobahn.engine.internal.chapter.delivery.DeliveryTileStep;
import autobahn.engine.internal.chapter.era.NextEraStep;
import autobahn.engine.internal.chapter.era.RouteCardStep;
import autobahn.engine.internal.chapter.era.RouteRewardStep;
import autobahn.engine.internal.chapter.office.EmployeeStep;
import autobahn.engine.internal.chapter.office.PromoteStep;
import autobahn.engine.internal.chapter.road.BuildStep;
import autobahn.engine.internal.chapter.road.ChosenSectionStep;
import autobahn.engine.internal.chapter.road.PayReservedStep;
import autobahn.engine.internal.chapter.road.SecondSectionStep;
import autobahn.engine.internal.chapter.road.UpgradeStep;
import autobahn.engine.internal.chapter.setup.DealBoardStep;
import autobahn.engine.internal.chapter.setup.DealStep;
import autobahn.engine.internal.chapter.setup.DealtStep;
import autobahn.engine.internal.chapter.setup.LayDeliveryTileStep;
import autobahn.engine.internal.chapter.setup.LayTileStep;
import autobahn.engine.internal.chapter.setup.OpenRouteStep;
import autobahn.engine.internal.chapter.setup.StartPlayerStep;
import autobahn.engine.internal.chapter.station.ChooseStationBonusStep;
import autobahn.engine.internal.chapter.station.HireStep;
import autobahn.engine.internal.chapter.station.StationBonusStep;
import autobahn.engine.internal.chapter.station.StationStep;
import autobahn.engine.internal.chapter.technology.DevelopStep;
import autobahn.engine.internal.chapter.technology.UnlockStep;
import autobahn.engine.internal.chapter.traffic.TrafficStep;
import autobahn.engine.internal.chapter.truck.DriveStep;
import autobahn.engine.internal.chapter.truck.LoadStep;
import autobahn.engine.internal.chapter.truck.MoveTruckStep;
import autobahn.engine.internal.chapter.truck.TrucksStep;
import autobahn.engine.internal.chapter.turn.ActionStep;
import autobahn.engine.internal.chapter.turn.EndTurnStep;
import autobahn.engine.internal.chapter.turn.FirstTurnStep;
import autobahn.engine.internal.chapter.turn.TurnStep;
import autobahn.engine.internal.state.DecisionStep;
import autobahn.engine.internal.state.Effect;
import autobahn.engine.internal.state.EffectStep;
import autobahn.engine.internal.state.Handler;
import autobahn.engine.internal.state.Rules;
import autobahn.engine.internal.state.Step;

/** The one list of what each kind of step does. */
public final class Rulebook {
    /** What chapters ask of chapters above them. */
    public static final Rules RULES = new Rules(new Bonuses(), new Solo(), new Modules());

    private static final Handler[] HANDLERS = new Handler[Step.kinds().size()];

    static {
        for (Decision decision : Decision.values()) {
            HANDLERS[Step.number(decision)] = handler(decision);
        }
        for (Effect effect : Effect.values()) {
            HANDLERS[Step.number(effect)] = handler(effect);
        }
    }

    private Rulebook() {}

    private static DecisionStep handler(Decision decision) {
        return switch (decision) {
            case ROUTE_CARD -> new RouteCardStep();
            case CLAIM -> new ClaimStep();
            case ACTION -> new ActionStep();
            case TRUCKS -> new TrucksStep();
            case END_TURN -> new EndTurnStep();
            case BUILD -> new BuildStep();
            case SECOND_SECTION -> new SecondSectionStep();
            case UPGRADE -> new UpgradeStep();
            case STATION -> new StationStep();
            case LOAD -> new LoadStep();
            case UNLOCK -> new UnlockStep();
            case PROMOTE -> new PromoteStep();
            case GAIN -> new GainStep();
            case REPLACE -> new ReplaceStep();
            case SWAP -> new SwapStep();
            case ACTION_TILE -> new ActionTileStep();
            case SLIDE -> new SlideStep();
            case MOVE_TRUCK -> new MoveTruckStep();
            case DRIVE -> new DriveStep();
            case CHOOSE_STATION_BONUS -> new ChooseStationBonusStep();
            case HIRE -> new HireStep();
            case DELIVERY_TILE -> new DeliveryTileStep();
            case TRAFFIC -> new TrafficStep();
            case DEAL -> new DealStep();
        };
    }

    private static EffectStep handler(Effect effect) {
        return switch (effect) {
            case FIRST_TURN -> new FirstTurnStep();
            case TURN -> new TurnStep();
            case CHOSEN_SECTION -> new ChosenSectionStep();
            case PAY_RESERVED -> new PayReservedStep();
            case STATION_BONUS -> new StationBonusStep();
            case EMPLOYEE -> new EmployeeStep();
            case DEVELOP -> new DevelopStep();
            case ROUTE_REWARD -> new RouteRewardStep();
            case NEXT_ERA -> new NextEraStep();
            case AUTOBOT -> new AutobotStep();
            case LAY_TILE -> new LayTileStep();
            case LAY_DELIVERY_TILE -> new LayDeliveryTileStep();
            case DEAL_BOARD -> new DealBoardStep();
            case START_PLAYER -> new StartPlayerStep();
            case OPEN_ROUTE -> new OpenRouteStep();
            case REFILL -> new RefillStep();
            case CHOSEN_MOVE -> new ChosenMoveStep();
            case DEALT -> new DealtStep();
        };
    }

    /** The code that carries out an entry of the agenda. */
    public static Handler of(long step) {
        return HANDLERS[Step.number(step)];
    }

    /** The code of the decision that is due. */
    public static DecisionStep decision(long step) {
        return (DecisionStep) of(step);
    }
}
