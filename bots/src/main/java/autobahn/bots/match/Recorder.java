package autobahn.bots.match;

import autobahn.engine.Decision;
import autobahn.engine.Facts;
import autobahn.engine.Game;
import autobahn.engine.MoveType;
import autobahn.engine.Score;
import autobahn.engine.SeatFacts;
import autobahn.engine.edition.Edition;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/** Watches a game and notes what reports want to know. */
final class Recorder {
    private final Game game;
    private final List<Integer> sectionEras;
    private final List<Integer> eraTurns = new ArrayList<>(List.of(0, 0, 0));
    private final List<List<Integer>> eraMoney = new ArrayList<>();
    private final List<Set<String>> traits = new ArrayList<>();
    private int startSeat = -1;
    /** By seat and kind. */
    private final int[][] lastTiles;

    private long built;
    private int era = 1;
    private int turns;

    Recorder(Game game) {
        this.game = game;
        sectionEras = new ArrayList<>(Collections.nCopies(game.facts().map().sections(), 0));
        built = game.facts().built();
        lastTiles = new int[game.seats()][game.box().edition().trade().tiles().size()];
        for (int seat = 0; seat < game.seats(); seat++) {
            traits.add(new TreeSet<>());
        }
    }

    /** To be called after every move. */
    void look(int move) {
        Facts f = game.facts();
        int eraBefore = era;
        for (long bits = f.built() & ~built; bits != 0; bits &= bits - 1) {
            sectionEras.set(Long.numberOfTrailingZeros(bits), era);
        }
        built = f.built();
        if (game.era() != era || game.isOver()) {
            List<Integer> money = new ArrayList<>();
            for (int seat = 0; seat < game.seats(); seat++) {
                money.add(f.seat(seat).money());
            }
            eraMoney.add(money);
            era = game.era();
        }
        boolean begun = game.decision() != Decision.ROUTE_CARD;
        if (begun && startSeat < 0) {
            startSeat = game.seatInTurn();
        }
        if (MoveType.of(move) == MoveType.END) {
            turns++;
            eraTurns.set(eraBefore - 1, eraTurns.get(eraBefore - 1) + 1);
        }
        for (int seat = 0; seat < game.seats(); seat++) {
            noteTiles(seat, f.seat(seat));
        }
    }

    private void noteTiles(int seat, SeatFacts facts) {
        List<Edition.TileCount> kinds = game.box().edition().trade().tiles();
        for (int kind = 0; kind < kinds.size(); kind++) {
            int held = facts.tiles(kind);
            if (held < lastTiles[seat][kind]) {
                var bonus = kinds.get(kind).bonus();
                traits.get(seat).add("tile " + bonus.kind() + (bonus.amount() > 1 ? " " + bonus.amount() : ""));
            }
            lastTiles[seat][kind] = held;
        }
    }

    GameResult result(int number, int deal, List<String> bots, List<String> faults) {
        while (eraMoney.size() < 3) {
            eraMoney.add(Collections.nCopies(game.seats(), 0));
        }
        Facts f = game.facts();
        Edition edition = game.box().edition();
        List<Integer> points = new ArrayList<>();
        List<Double> shares = new ArrayList<>();
        List<List<Integer>> components = new ArrayList<>();
        List<Score> scores = game.scores();
        long winners = scores.stream().filter(s -> s.place() == 1).count();
        for (Score score : scores) {
            int seat = score.seat();
            points.add(score.total());
            shares.add(score.place() == 1 ? 1.0 / winners : 0);
            List<Integer> parts = new ArrayList<>(Collections.nCopies(GameResult.COMPONENTS.size(), 0));
            parts.set(0, score.lobbyPoints());
            score.departments().forEach(d -> parts.set(1 + d.department().ordinal(), d.points()));
            components.add(parts);
            Set<String> own = traits.get(seat);
            if (f.seat(seat).route() != Facts.NONE) {
                Edition.RouteCard route =
                        edition.cards().routes().get(f.seat(seat).route());
                own.add("route " + route.from() + "–" + route.to());
            }
            own.add("board "
                    + edition.trade().boards().get(f.seat(seat).deliveryBoard()).name());
            for (int bits = f.seat(seat).technologies(); bits != 0; bits &= bits - 1) {
                int lock = Integer.numberOfTrailingZeros(bits);
                own.add("technology "
                        + edition.playerBoard().columns().get(lock / 4).department() + " "
                        + List.of("1", "2", "3a", "3b").get(lock % 4));
            }
        }
        return new GameResult(
                number,
                deal,
                bots,
                points,
                shares,
                components,
                startSeat,
                turns,
                eraTurns,
                eraMoney,
                sectionEras,
                traits.stream().map(List::copyOf).toList(),
                faults);
    }
}
