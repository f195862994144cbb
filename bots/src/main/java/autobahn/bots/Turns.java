package autobahn.bots;

import autobahn.engine.Decision;
import autobahn.engine.Game;
import autobahn.engine.MoveType;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Thinks in whole turns. A turn is many small decisions: the card, the space and the target are tried in every combination,
 * the smaller ones (promotions, trucks, bonuses) are decided one by one by the value function. Keeps its games: one
 * instance per thread.
 */
final class Turns {
    /** A turn, as moves from now on, and the lead that it leaves. */
    static final class Plan {
        private final int[] moves;
        private final double value;
        private final boolean builds;

        Plan(int[] moves, double value, boolean builds) {
            this.moves = moves;
            this.value = value;
            this.builds = builds;
        }

        /** Not a copy: nobody changes it. */
        int[] moves() {
            return moves;
        }

        double value() {
            return value;
        }
    }

    private static final int MOST_MOVES = 64;
    private static final int MOST_TURNS = 4000;
    /** A bonus that is worth nothing by the value function is not worth the trouble. */
    private static final double TROUBLE = 1e-6;

    private final Judge judge;
    private final Keepsakes keepsakes;
    private final List<Game> games = new ArrayList<>();
    private final int[] moves = new int[MOST_MOVES];
    private Budget budget = Budget.iterations(0);
    private int leaves;
    private int sections;

    Turns(Judge judge) {
        this.judge = judge;
        keepsakes = new Keepsakes(judge.edition());
    }

    /** All turns that the seat to move may take from here, the best first; fewer, but at least one, if time runs out. */
    List<Plan> all(Game game, Budget within) {
        budget = within;
        List<Plan> plans = new ArrayList<>();
        leaves = 0;
        sections = game.facts().sectionsBuilt();
        explore(copy(game, 0), game.seatToMove(), 0, 0, plans);
        plans.sort((a, b) -> Double.compare(b.value(), a.value()));
        return plans;
    }

    /** Turns that differ from a plan in one of its smaller decisions and go on from there as the value function says. */
    List<Plan> variants(Game game, Plan plan, Budget within) {
        budget = within;
        List<Plan> variants = new ArrayList<>();
        leaves = 0;
        sections = game.facts().sectionsBuilt();
        int seat = game.seatToMove();
        Game trunk = copy(game, 0);
        for (int i = 0; i < plan.moves.length && trunk.seatToMove() == seat; i++) {
            int played = plan.moves[i];
            if (!choosesAction(trunk)) {
                branch(trunk, seat, i, played, variants);
            }
            moves[i] = played;
            trunk.play(played);
        }
        return variants;
    }

    private void branch(Game trunk, int seat, int at, int played, List<Plan> variants) {
        for (int i = 0; i < trunk.moveCount() && mayGoOn(); i++) {
            int move = trunk.move(i);
            if (move != played && !keepsakes.forbids(trunk, move)) {
                Game next = copy(trunk, 1);
                moves[at] = move;
                next.play(move);
                explore(next, seat, 1, at + 1, variants);
            }
        }
    }

    /** Those turns that build a section, or all if none does. */
    static List<Plan> building(List<Plan> plans) {
        List<Plan> building = plans.stream().filter(plan -> plan.builds).toList();
        return building.isEmpty() ? plans : building;
    }

    private void explore(Game game, int seat, int depth, int count, List<Plan> plans) {
        int done = count;
        while (game.seatToMove() == seat && game.seatInTurn() == seat && done < MOST_MOVES) {
            if (choosesAction(game) && game.moveCount() > 1) {
                for (int i = 0; i < game.moveCount() && mayGoOn(); i++) {
                    Game next = copy(game, depth + 1);
                    moves[done] = game.move(i);
                    next.play(game.move(i));
                    explore(next, seat, depth + 1, done + 1, plans);
                }
                return;
            }
            int move = best(game, depth + 1);
            moves[done++] = move;
            game.play(move);
            if (game.seatInTurn() == seat && endsTurn(move)) {
                break;
            }
        }
        leaves++;
        plans.add(new Plan(
                Arrays.copyOf(moves, done), judge.lead(game, seat), game.facts().sectionsBuilt() > sections));
    }

    private boolean mayGoOn() {
        return leaves == 0 || leaves < MOST_TURNS && !budget.overdue();
    }

    private static boolean endsTurn(int move) {
        return MoveType.of(move) == MoveType.END;
    }

    /** Whether the card, its space or its target is being chosen. */
    static boolean choosesAction(Game game) {
        return game.decision() == Decision.ACTION && !game.facts().mainDone();
    }

    /** The move after which the seat stands best, once the bonuses that it brings are carried out. */
    int best(Game game) {
        return best(game, 0);
    }

    private int best(Game game, int depth) {
        int count = game.moveCount();
        int best = game.move(0);
        if (count == 1) {
            return best;
        }
        int seat = game.seatToMove();
        double most = Double.NEGATIVE_INFINITY;
        for (int i = 0; i < count; i++) {
            int move = game.move(i);
            if (keepsakes.forbids(game, move)) {
                continue;
            }
            Game next = copy(game, depth);
            next.play(move);
            resolve(next, seat, depth + 1, 2);
            double worth = judge.lead(next, seat) + (declines(move) ? TROUBLE : 0);
            if (worth > most) {
                most = worth;
                best = move;
            }
        }
        return best;
    }

    private static boolean declines(int move) {
        return switch (MoveType.of(move)) {
            case PASS, DONE, STOP, NO_CLAIM -> true;
            default -> false;
        };
    }

    /** Carries out what the last move has brought, until the turn itself goes on. */
    private void resolve(Game game, int seat, int depth, int nesting) {
        for (int i = 0; i < MOST_MOVES && game.seatToMove() == seat && !goesOn(game); i++) {
            int count = game.moveCount();
            int best = game.move(0);
            if (count > 1 && nesting > 0) {
                double most = Double.NEGATIVE_INFINITY;
                for (int j = 0; j < count; j++) {
                    if (keepsakes.forbids(game, game.move(j))) {
                        continue;
                    }
                    Game next = copy(game, depth);
                    next.play(game.move(j));
                    resolve(next, seat, depth + 1, nesting - 1);
                    double worth = judge.lead(next, seat);
                    if (worth > most) {
                        most = worth;
                        best = game.move(j);
                    }
                }
            }
            game.play(best);
        }
    }

    private static boolean goesOn(Game game) {
        Decision due = game.decision();
        return due == null
                || switch (due) {
                    case ACTION, TRUCKS, DRIVE, END_TURN, CLAIM, ROUTE_CARD -> true;
                    default -> false;
                };
    }

    private Game copy(Game game, int depth) {
        while (games.size() <= depth) {
            games.add(game.copy());
        }
        Game copy = games.get(depth);
        copy.copyFrom(game);
        return copy;
    }
}
