package autobahn.engine.internal.chapter.technology;

import autobahn.engine.Event;
import autobahn.engine.MoneyReason;
import autobahn.engine.edition.Department;
import autobahn.engine.edition.TechnologyKind;
import autobahn.engine.internal.state.Bits;
import autobahn.engine.internal.state.Figures;
import autobahn.engine.internal.state.RoadMap;
import autobahn.engine.internal.state.Seat;
import autobahn.engine.internal.state.State;
import autobahn.engine.internal.state.Steps;

/** Unlocking technologies (TECH-1 to TECH-7). */
public final class Technologies {
    private static final int THIRD_LEVEL = 2;

    private Technologies() {}

    /** Locks of a column that may be opened next: the lowest empty one, the third-level ones in either order. */
    public static int openLocks(Seat player, int column) {
        int done = player.openLocks(column);
        int level = Integer.bitCount(done);
        return level < THIRD_LEVEL ? Bits.small(level) : ~done & 0b1100;
    }

    public static void unlock(State s, int seat, int column, int lock) {
        Seat player = s.seats[seat];
        int index = column * Figures.LOCKS + lock;
        player.technologies |= Bits.small(index);
        if (s.listener != null) {
            s.emit(new Event.TechnologyUnlocked(
                    seat,
                    Department.values()[s.figures.columnDepartment[column]],
                    lock + 1,
                    s.figures.technology[index]));
        }
        grantRow(s, seat, player.level(column));
        switch (s.figures.technology[index]) {
            case SECOND_TRUCK -> player.usableTrucks = Seat.TRUCKS;
            case GAIN_CARD -> s.push(Steps.gain(seat));
            case UPGRADE_ANYWHERE -> s.push(Steps.upgrade(seat, RoadMap.ALL_COLOURS, true));
            case LOAD_ANYWHERE ->
                s.push(Steps.load(seat, RoadMap.ALL_COLOURS, true, s.figures.technologyAmount[index]));
            case STATION_ANYWHERE -> s.push(Steps.station(seat, RoadMap.ALL_COLOURS, true));
            case DEVELOP_ON_UPGRADE, CHEAPER_UPGRADE, DEVELOP_ON_LOAD, DEVELOP_ON_STATION, BONUS_ON_STATION -> {
                // lasting: the rules ask for it each time (TECH-3)
            }
        }
    }

    /** The bonus for having a level in all columns, when this one was the last to reach it (TECH-4). */
    private static void grantRow(State s, int seat, int level) {
        for (int column = 0; column < Figures.COLUMNS; column++) {
            if (s.seats[seat].level(column) < level) {
                return;
            }
        }
        if (level == 1) {
            s.bonuses.grant(s, seat, s.figures.edition.playerBoard().firstRow(), MoneyReason.BONUS);
        } else if (level == 2) {
            s.bonuses.grant(s, seat, s.figures.edition.playerBoard().secondRow(), MoneyReason.BONUS);
        }
    }

    /** 'Each time you …: develop 1', if the player has that technology. */
    public static void develop(State s, int seat, TechnologyKind kind) {
        if (s.seats[seat].has(s.figures.technologyLocks[kind.ordinal()])) {
            s.push(Steps.develop(seat, 1));
        }
    }
}
