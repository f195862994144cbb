package autobahn.cli.board;

import java.util.List;

/** A road as it is drawn: two ends with a handle each. */
record Curve(Point from, Point leave, Point arrive, Point to) {
    private static final int STEPS = 48;

    Point at(double t) {
        return from.toward(leave, t)
                .toward(leave.toward(arrive, t), t)
                .toward(leave.toward(arrive, t).toward(arrive.toward(to, t), t), t);
    }

    /** The point at a share of the length: curves run faster where their handles are long. */
    Point along(double share) {
        return at(t(share));
    }

    /** A point beside it, to the left where the distance is positive. */
    Point beside(double share, double distance) {
        double t = t(share);
        return at(t).beside(at(Math.max(0, t - 0.01)), at(Math.min(1, t + 0.01)), distance);
    }

    /** How steep it is there: 0 is level, 1 upright. */
    double steepness(double share) {
        double t = t(share);
        Point before = at(Math.max(0, t - 0.01));
        Point after = at(Math.min(1, t + 0.01));
        return Math.abs(after.y() - before.y()) / Math.max(1e-6, before.distance(after));
    }

    /** Both halves, of the same length. */
    List<Curve> halves() {
        double t = t(0.5);
        Point first = from.toward(leave, t);
        Point between = leave.toward(arrive, t);
        Point last = arrive.toward(to, t);
        Point before = first.toward(between, t);
        Point after = between.toward(last, t);
        Point middle = before.toward(after, t);
        return List.of(new Curve(from, first, before, middle), new Curve(middle, after, last, to));
    }

    String path() {
        return "M%s C%s %s %s".formatted(text(from), text(leave), text(arrive), text(to));
    }

    private static String text(Point point) {
        return Svg.number(point.x()) + " " + Svg.number(point.y());
    }

    private double t(double share) {
        double[] lengths = new double[STEPS + 1];
        for (int i = 1; i <= STEPS; i++) {
            lengths[i] = lengths[i - 1] + at((i - 1.0) / STEPS).distance(at((double) i / STEPS));
        }
        double wanted = lengths[STEPS] * share;
        int step = 1;
        while (step < STEPS && lengths[step] < wanted) {
            step++;
        }
        double stretch = Math.max(1e-9, lengths[step] - lengths[step - 1]);
        return (step - 1 + (wanted - lengths[step - 1]) / stretch) / STEPS;
    }
}
