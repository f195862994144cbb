package autobahn.bench.rating;

/** A way to rate the members of one club, numbered from 0. */
interface RatingSystem {
    String name();

    /** How likely it is that one comes out ahead of another. */
    double chance(int one, int other);

    /** Those who are thought to be stronger have more. */
    double strength(int member);

    /** A game is over; the places are those of the members, 1 for the winner. */
    void played(int[] members, int[] places);

    static double score(int place, int other) {
        return place < other ? 1 : place == other ? 0.5 : 0;
    }
}
