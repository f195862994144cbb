package autobahn.engine.internal.step;

/** Every kind of step, named as the rulebook names it. */
public enum StepKind {
    ROUTE_CARD(new RouteCardStep()),
    FIRST_TURN(new FirstTurnStep()),
    TURN(new TurnStep()),
    CLAIM(new ClaimStep()),
    ACTION(new ActionStep()),
    TRUCKS(new TrucksStep()),
    END_TURN(new EndTurnStep()),
    BUILD(new BuildStep()),
    SECOND_SECTION(new SecondSectionStep()),
    CHOSEN_SECTION(new ChosenSectionStep()),
    PAY_RESERVED(new PayReservedStep()),
    UPGRADE(new UpgradeStep()),
    STATION(new StationStep()),
    LOAD(new LoadStep()),
    UNLOCK(new UnlockStep()),
    PROMOTE(new PromoteStep()),
    GAIN(new GainStep()),
    REPLACE(new ReplaceStep()),
    SWAP(new SwapStep()),
    ACTION_TILE(new ActionTileStep()),
    SLIDE(new SlideStep()),
    MOVE_TRUCK(new MoveTruckStep()),
    DRIVE(new DriveStep()),
    CHOOSE_STATION_BONUS(new ChooseStationBonusStep()),
    STATION_BONUS(new StationBonusStep()),
    HIRE(new HireStep()),
    DELIVERY_TILE(new DeliveryTileStep()),
    EMPLOYEE(new EmployeeStep()),
    DEVELOP(new DevelopStep()),
    ROUTE_REWARD(new RouteRewardStep()),
    NEXT_ERA(new NextEraStep()),
    TRAFFIC(new TrafficStep()),
    AUTOBOT(new AutobotStep());

    private static final StepKind[] ALL = values();
    private static final Step[] HANDLERS = new Step[ALL.length];

    static {
        for (StepKind kind : ALL) {
            HANDLERS[kind.ordinal()] = kind.handler;
        }
    }

    private final Step handler;

    StepKind(Step handler) {
        this.handler = handler;
    }

    public Step handler() {
        return handler;
    }

    /** The code that carries out an entry of the agenda. */
    public static Step handler(long step) {
        return HANDLERS[(int) step & 255];
    }

    public static StepKind of(long step) {
        return ALL[(int) step & 255];
    }
}
