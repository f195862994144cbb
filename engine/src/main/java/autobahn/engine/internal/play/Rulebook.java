package autobahn.engine.internal.play;

import autobahn.engine.internal.chapter.Modules;
import autobahn.engine.internal.chapter.autobot.AutobotStep;
import autobahn.engine.internal.chapter.autobot.Solo;
import autobahn.engine.internal.chapter.bonus.Bonuses;
import autobahn.engine.internal.chapter.card.ActionTileStep;
import autobahn.engine.internal.chapter.card.GainStep;
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
import autobahn.engine.internal.state.Handler;
import autobahn.engine.internal.state.Rules;
import autobahn.engine.internal.state.Step;
import autobahn.engine.internal.state.StepKind;

/** The one list of what each kind of step does. */
public final class Rulebook {
    /** What chapters ask of chapters above them. */
    public static final Rules RULES = new Rules(new Bonuses(), new Solo(), new Modules());

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
        return HANDLERS[Step.kind(step)];
    }
}
