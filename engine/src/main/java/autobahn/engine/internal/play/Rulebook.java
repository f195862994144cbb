package autobahn.engine.internal.play;

import autobahn.engine.internal.step.ActionStep;
import autobahn.engine.internal.step.ActionTileStep;
import autobahn.engine.internal.step.AutobotStep;
import autobahn.engine.internal.step.BuildStep;
import autobahn.engine.internal.step.ChooseStationBonusStep;
import autobahn.engine.internal.step.ChosenSectionStep;
import autobahn.engine.internal.step.ClaimStep;
import autobahn.engine.internal.step.DeliveryTileStep;
import autobahn.engine.internal.step.DevelopStep;
import autobahn.engine.internal.step.DriveStep;
import autobahn.engine.internal.step.EmployeeStep;
import autobahn.engine.internal.step.EndTurnStep;
import autobahn.engine.internal.step.FirstTurnStep;
import autobahn.engine.internal.step.GainStep;
import autobahn.engine.internal.step.Handler;
import autobahn.engine.internal.step.HireStep;
import autobahn.engine.internal.step.LoadStep;
import autobahn.engine.internal.step.MoveTruckStep;
import autobahn.engine.internal.step.NextEraStep;
import autobahn.engine.internal.step.PayReservedStep;
import autobahn.engine.internal.step.PromoteStep;
import autobahn.engine.internal.step.ReplaceStep;
import autobahn.engine.internal.step.RouteCardStep;
import autobahn.engine.internal.step.RouteRewardStep;
import autobahn.engine.internal.step.SecondSectionStep;
import autobahn.engine.internal.step.SlideStep;
import autobahn.engine.internal.step.StationBonusStep;
import autobahn.engine.internal.step.StationStep;
import autobahn.engine.internal.step.StepKind;
import autobahn.engine.internal.step.SwapStep;
import autobahn.engine.internal.step.TrafficStep;
import autobahn.engine.internal.step.TrucksStep;
import autobahn.engine.internal.step.TurnStep;
import autobahn.engine.internal.step.UnlockStep;
import autobahn.engine.internal.step.UpgradeStep;

/** The one list of what each kind of step does. */
public final class Rulebook {
    private static final Handler[] HANDLERS = new Handler[StepKind.values().length];

    static {
        for (StepKind kind : StepKind.values()) {
            HANDLERS[kind.ordinal()] = handler(kind);
        }
    }

    private Rulebook() {}

    private static Handler handler(StepKind kind) {
        return switch (kind) {
            case ROUTE_CARD -> new RouteCardStep();
            case FIRST_TURN -> new FirstTurnStep();
            case TURN -> new TurnStep();
            case CLAIM -> new ClaimStep();
            case ACTION -> new ActionStep();
            case TRUCKS -> new TrucksStep();
            case END_TURN -> new EndTurnStep();
            case BUILD -> new BuildStep();
            case SECOND_SECTION -> new SecondSectionStep();
            case CHOSEN_SECTION -> new ChosenSectionStep();
            case PAY_RESERVED -> new PayReservedStep();
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
            case STATION_BONUS -> new StationBonusStep();
            case HIRE -> new HireStep();
            case DELIVERY_TILE -> new DeliveryTileStep();
            case EMPLOYEE -> new EmployeeStep();
            case DEVELOP -> new DevelopStep();
            case ROUTE_REWARD -> new RouteRewardStep();
            case NEXT_ERA -> new NextEraStep();
            case TRAFFIC -> new TrafficStep();
            case AUTOBOT -> new AutobotStep();
        };
    }

    public static Handler of(StepKind kind) {
        return HANDLERS[kind.ordinal()];
    }

    /** The code that carries out an entry of the agenda. */
    public static Handler of(long step) {
        return HANDLERS[(int) step & 255];
    }
}
