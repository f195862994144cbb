package autobahn.cli.board;

/** A place in the picture. */
record Point(double x, double y) {
    Point plus(double dx, double dy) {
        return new Point(x + dx, y + dy);
    }

    /** The point at a fraction of the way to another one. */
    Point toward(Point other, double fraction) {
        return new Point(x + (other.x - x) * fraction, y + (other.y - y) * fraction);
    }

    double distance(Point other) {
        return Math.hypot(other.x - x, other.y - y);
    }

    /** A point beside this one, as seen when going from one point to another: left if the distance is positive. */
    Point beside(Point from, Point to, double distance) {
        double length = Math.max(1, from.distance(to));
        return plus((to.y - from.y) / length * distance, -(to.x - from.x) / length * distance);
    }
}
