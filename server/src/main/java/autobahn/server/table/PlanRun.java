package autobahn.server.table;

import autobahn.engine.Decision;
import autobahn.engine.Game;
import autobahn.engine.Playthrough;
import autobahn.engine.Position;
import autobahn.engine.Refusal;
import autobahn.engine.View;
import autobahn.format.Verdict;
import autobahn.server.api.StrictJson;
import autobahn.server.store.Database;
import autobahn.server.store.EntryRow;
import autobahn.server.store.Jobs;
import autobahn.server.store.Notices;
import autobahn.server.store.PlanRow;
import autobahn.server.store.Plans;
import autobahn.server.store.SeatRow;
import java.nio.charset.StandardCharsets;
import java.time.Clock;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.function.BooleanSupplier;
import org.jdbi.v3.core.Handle;
import org.jspecify.annotations.Nullable;

/**
 * Plays plans that were sent, move by move, when their turn has come. How far a plan has come is stored with each move: who
 * goes on after a crash, or on another node, goes on there, and never once more. Whatever else happens at the table ends it.
 */
public final class PlanRun {
    /** A move of a plan is not played: it was withdrawn, or another node was quicker. */
    private static final class Outdated extends RuntimeException {
        private static final long serialVersionUID = 1;

        Outdated() {
            super("the plan has changed", null, false, false);
        }
    }

    /** @param outcome null for one that can be played */
    private record Choice(int plan, @Nullable PlanOutcome outcome) {}

    private final Database database;
    private final LiveTables tables;
    private final Appender appender;
    private final Clock clock;

    public PlanRun(Database database, LiveTables tables, Clock clock, Runnable botsDue) {
        this.database = database;
        this.tables = tables;
        this.appender = new Appender(database, tables, botsDue);
        this.clock = clock;
    }

    /**
     * Plays what is planned for the seat that has to decide. Between two moves others may come to the table.
     *
     * @param wanted whether it is still for this node to do so
     */
    public void play(String game, BooleanSupplier wanted) {
        boolean goesOn = step(game, true);
        while (goesOn && wanted.getAsBoolean()) {
            goesOn = step(game, false);
        }
    }

    private boolean step(String game, boolean first) {
        return tables.locked(game, table -> {
            if (first && !database.isAlone()) {
                tables.refresh(table);
            }
            PlanRow plan = due(table);
            if (plan == null) {
                return false;
            }
            try {
                return step(table, plan);
            } catch (Outdated e) {
                tables.refresh(table);
                return true;
            }
        });
    }

    /** The plan of whoever has to decide. */
    private @Nullable PlanRow due(LiveTable table) {
        TableInfo info = table.info();
        Integer seat = info.game().toMove();
        SeatRow row = seat == null ? null : info.seat(seat);
        if (row == null || seat == null || row.plays() != null || !info.isRunning() || table.played() == null) {
            return null;
        }
        return database.read(handle -> Plans.find(handle, table.id, seat))
                .filter(plan -> plan.outcome() == null && row.isOf(plan.person()))
                .orElse(null);
    }

    private boolean step(LiveTable table, PlanRow row) {
        Game game = Objects.requireNonNull(table.played()).game();
        SentPlan sent = StrictJson.read(row.content().getBytes(StandardCharsets.UTF_8), SentPlan.class);
        if (row.plan() == null) {
            if (game.seatInTurn() != row.seat() || game.decision() == Decision.ROUTE_CARD) {
                return putOff(table);
            }
            if (!isFresh(game) || isMissed(table, row)) {
                return end(table, row, PlanOutcome.of(PlanOutcome.Why.OVERTAKEN, null, 0));
            }
            Choice choice = choose(game, row.seat(), table.version(), sent);
            return choice.outcome() == null ? move(table, row, sent, choice.plan()) : end(table, row, choice.outcome());
        }
        if (!Objects.equals(row.reached(), table.version())) {
            return end(table, row, outcome(PlanOutcome.Why.INTERRUPTED, row));
        }
        return move(table, row, sent, row.plan());
    }

    private static PlanOutcome outcome(PlanOutcome.Why why, PlanRow row) {
        return PlanOutcome.of(why, row.plan(), row.played());
    }

    // --- Whether it begins -----------------------------------------------------------------------------------------

    /** Whether nothing has been done yet in this turn but claiming. */
    private static boolean isFresh(Game game) {
        Position.Turn turn = game.publicView().turn();
        boolean begins = game.decision() == Decision.CLAIM || game.decision() == Decision.ACTION;
        return begins
                && turn.card() == null
                && !turn.mainDone()
                && !turn.tileUsed()
                && turn.extrasDone().isEmpty();
    }

    /** Whether the turn that it was meant for has been played in person, before anybody came to play the plan. */
    private boolean isMissed(LiveTable table, PlanRow row) {
        return database.read(handle -> Plans.hasEndedTurn(handle, table.id, row.seat(), row.version()));
    }

    /** The first plan whose conditions hold and whose first move is possible. */
    private static Choice choose(Game game, int seat, int version, SentPlan sent) {
        View view = game.view(seat);
        List<PlanOutcome.Failed> failed = new ArrayList<>();
        PlanTrial impossible = null;
        for (int i = 0; i < sent.plans().size(); i++) {
            SentPlan.Branch plan = sent.plans().get(i);
            PlanTrial trial = PlanTrial.of(game.seenBy(seat, version), game.seenBy(seat, version), seat, plan.moves());
            boolean holds = true;
            for (int c = 0; c < plan.conditions().size(); c++) {
                if (!PlanCondition.holdsNow(plan.conditions().get(c), view, trial)) {
                    failed.add(new PlanOutcome.Failed(i, c));
                    holds = false;
                }
            }
            boolean begins = trial.refusal() == null || !trial.paid().isEmpty();
            if (holds && begins) {
                return new Choice(i, null);
            }
            impossible = impossible == null && !begins ? trial : impossible;
        }
        Refusal refusal = impossible == null ? null : impossible.refusal();
        return new Choice(
                -1,
                new PlanOutcome(
                        failed.isEmpty() ? PlanOutcome.Why.ILLEGAL.id() : PlanOutcome.Why.CONDITIONS.id(),
                        null,
                        0,
                        failed,
                        impossible == null ? null : impossible.refused(),
                        refusal == null ? null : Verdict.of(refusal)));
    }

    // --- Playing it ------------------------------------------------------------------------------------------------

    private boolean move(LiveTable table, PlanRow row, SentPlan sent, int number) {
        Playthrough played = Objects.requireNonNull(table.played());
        SentPlan.Branch plan = sent.plans().get(number);
        int began = row.began() == null ? played.size() : row.began();
        PlanOutcome stop = stop(played, row, sent, began, number);
        if (stop != null) {
            return end(table, row, stop);
        }
        Game game = played.game();
        int move = game.box().notation().parse(plan.moves().get(row.played()));
        Playthrough next = played.play(move);
        int version = table.version() + 1;
        boolean still = !next.game().isOver() && next.game().seatToMove() == row.seat();
        boolean last = row.played() + 1 == plan.moves().size();
        PlanOutcome outcome = last || !still
                ? PlanOutcome.of(last ? PlanOutcome.Why.PLAYED : PlanOutcome.Why.OTHERS, number, row.played() + 1)
                : null;
        PlanRow after = row.after(number, began, version, outcome == null ? null : StrictJson.text(outcome));
        EntryRow entry = EntryRow.move(
                version, row.seat(), game.notation(move), EntryRow.ownCommand("plan", version), clock.millis());
        appender.append(table, entry, next, handle -> {
            if (!Plans.change(handle, row, after)) {
                throw new Outdated();
            }
            if (outcome != null && still) {
                asked(handle, table.id, version, entry.at(), true);
            }
        });
        return true;
    }

    /** Why its next move is not played; null if it is. */
    private static @Nullable PlanOutcome stop(Playthrough played, PlanRow row, SentPlan sent, int began, int number) {
        Game game = played.game();
        SentPlan.Branch plan = sent.plans().get(number);
        if (!sent.goesOn() && row.played() > 0 && played.revealedSince(began)) {
            return outcome(PlanOutcome.Why.REVEALED, row);
        }
        if (game.seatInTurn() != row.seat()) {
            return outcome(PlanOutcome.Why.OTHERS, row);
        }
        String text = plan.moves().get(row.played());
        int move = game.box().notation().parse(text);
        Refusal refusal = game.why(move);
        if (refusal != null) {
            return new PlanOutcome(
                    PlanOutcome.Why.ILLEGAL.id(), number, row.played(), List.of(), text, Verdict.of(refusal));
        }
        int paid = PlanTrial.paid(game.preview(move), row.seat());
        for (int c = 0; c < plan.conditions().size(); c++) {
            SentPlan.Condition condition = plan.conditions().get(c);
            boolean isItsCost =
                    condition.kind().equals(PlanCondition.COST.id()) && Objects.equals(condition.move(), row.played());
            if (isItsCost && condition.number() != null && paid > condition.number()) {
                List<PlanOutcome.Failed> failed = List.of(new PlanOutcome.Failed(number, c));
                return new PlanOutcome(PlanOutcome.Why.CONDITIONS.id(), row.plan(), row.played(), failed, null, null);
            }
        }
        return null;
    }

    /** What is left of the turn is for the person to decide, who is told as usual but when at the table already. */
    private static void asked(Handle handle, String game, int version, long now, boolean told) {
        Jobs.settle(handle, game, now);
        if (told) {
            Notices.turn(handle, game, version, now);
        }
    }

    /** Goes no further. */
    private boolean end(LiveTable table, PlanRow row, PlanOutcome outcome) {
        long now = clock.millis();
        int version = table.version();
        boolean held = database.write(handle -> {
            if (!Plans.hold(handle, table.id, version)) {
                return false;
            }
            if (Plans.change(handle, row, row.ended(StrictJson.text(outcome)))) {
                asked(handle, table.id, version, now, !outcome.isInPerson());
            }
            return true;
        });
        if (!held) {
            tables.refresh(table);
        }
        return !held;
    }

    /** Somebody else's turn, in which this seat has something to decide: the plan waits on. */
    private boolean putOff(LiveTable table) {
        boolean held = database.write(handle -> {
            boolean still = Plans.hold(handle, table.id, table.version());
            if (still) {
                Jobs.putOff(handle, table.id);
            }
            return still;
        });
        if (!held) {
            tables.refresh(table);
        }
        return !held;
    }
}
