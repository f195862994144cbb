package autobahn.bench.rating;

import autobahn.server.rating.Rating;
import autobahn.server.rating.WengLin;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;

/** What the server does. */
final class ServerRating implements RatingSystem {
    private final Rating[] ratings;

    ServerRating(int members) {
        ratings = new Rating[members];
        Arrays.fill(ratings, Rating.FIRST);
    }

    @Override
    public String name() {
        return "Weng-Lin, Plackett-Luce";
    }

    @Override
    public double chance(int one, int other) {
        return WengLin.chance(ratings[one], ratings[other]);
    }

    @Override
    public double strength(int member) {
        return ratings[member].mean();
    }

    Rating rating(int member) {
        return ratings[member];
    }

    @Override
    public void played(int[] members, int[] places) {
        List<Rating> after = WengLin.after(IntStream.range(0, members.length)
                .mapToObj(i -> new WengLin.Standing(ratings[members[i]], places[i]))
                .toList());
        for (int i = 0; i < members.length; i++) {
            ratings[members[i]] = after.get(i);
        }
    }
}
