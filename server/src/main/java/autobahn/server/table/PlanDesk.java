package autobahn.server.table;

import autobahn.engine.MoveType;
import autobahn.engine.Notation;
import autobahn.server.api.Problem;
import autobahn.server.api.StrictJson;
import autobahn.server.people.Person;
import autobahn.server.people.Secrets;
import autobahn.server.store.Database;
import autobahn.server.store.PlanRow;
import autobahn.server.store.Plans;
import autobahn.server.store.SeatRow;
import java.time.Clock;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/**
 * Plans that people send: what they want played when it is their turn. They are kept beside the table and change nothing of
 * it, so that nobody else can tell that there are any. Playing them is the business of {@link PlanRun}.
 */
public final class PlanDesk {
    /**
     * What a seat has sent, for whoever holds it.
     *
     * @param state none, waiting, playing or done
     * @param sent when
     * @param takenBack whether moves of it were taken back
     */
    public record Shown(
            String state,
            @Nullable String sent,
            @Nullable JsonNode plan,
            @Nullable JsonNode outcome,
            @Nullable Boolean takenBack) {
        static final Shown NONE = new Shown("none", null, null, null, null);
    }

    private final Database database;
    private final LiveTables tables;
    private final Clock clock;

    public PlanDesk(Database database, LiveTables tables, Clock clock) {
        this.database = database;
        this.tables = tables;
        this.clock = clock;
    }

    /** Sends a plan in the place of the one before. */
    public Shown send(String game, Person person, int seat, SentPlan plan) {
        return tables.locked(game, person, table -> {
            SeatRow row = Access.seat(table.info(), person, seat);
            if (plan.version() > table.version()) {
                tables.refresh(table);
            }
            Access.current(table.info(), plan.version());
            Access.running(table.info());
            Access.notResigned(row);
            if (row.plays() != null) {
                throw new Problem(409, "bot-plays", "A bot plays for this seat: take it back first.");
            }
            Integer toMove = table.info().game().toMove();
            if (toMove != null && toMove == seat) {
                throw new Problem(409, "your-turn", "It is for this seat to decide now: play the moves.");
            }
            check(plan, GameReader.started(table).game().box().notation());
            PlanRow sent = PlanRow.sent(
                    game, seat, person.id(), Secrets.id(), StrictJson.text(plan), plan.version(), clock.millis());
            boolean current = database.write(handle -> {
                boolean held = Plans.hold(handle, game, plan.version());
                if (held) {
                    Plans.put(handle, sent);
                }
                return held;
            });
            if (!current) {
                tables.refresh(table);
                throw Access.stale(table.info());
            }
            return shown(sent, false);
        });
    }

    private static void check(SentPlan plan, Notation notation) {
        for (SentPlan.Branch branch : plan.plans()) {
            for (String text : branch.moves()) {
                if (MoveType.of(notation.parse(text)) == MoveType.DEAL) {
                    throw new Problem(422, "no-move", "What chance does cannot be planned.");
                }
            }
            PlanCondition.check(branch, notation);
        }
    }

    public Shown show(String game, Person person, int seat) {
        Access.seat(tables.visible(game, person).info(), person, seat);
        return database.read(handle -> Plans.find(handle, game, seat)
                .filter(plan -> plan.person().equals(person.id()))
                .map(plan -> {
                    if (plan.outcome() == null
                            && plan.plan() == null
                            && Plans.hasEndedTurn(handle, game, seat, plan.version())) {
                        PlanOutcome missed = PlanOutcome.of(PlanOutcome.Why.OVERTAKEN, null, 0);
                        return shown(plan.ended(StrictJson.text(missed)), false);
                    }
                    boolean takenBack = plan.reached() != null
                            && plan.began() != null
                            && Plans.isTakenBack(handle, game, plan.reached(), plan.began() + plan.played());
                    return shown(plan, takenBack);
                })
                .orElse(Shown.NONE));
    }

    private static Shown shown(PlanRow plan, boolean takenBack) {
        String state = plan.outcome() != null ? "done" : plan.plan() != null ? "playing" : "waiting";
        return new Shown(
                state,
                TableJson.time(plan.sent()),
                StrictJson.tree(plan.content()),
                plan.outcome() == null ? null : StrictJson.tree(plan.outcome()),
                plan.outcome() == null ? null : takenBack);
    }

    /** Nothing more of it is played, and it is forgotten. */
    public void withdraw(String game, Person person, int seat) {
        tables.locked(game, person, table -> {
            Access.seat(table.info(), person, seat);
            return database.write(handle -> {
                Plans.withdraw(handle, game, seat);
                return seat;
            });
        });
    }
}
