package autobahn.bots;

import autobahn.bots.learn.Network;
import autobahn.bots.learn.NetworkFile;
import autobahn.engine.Box;
import autobahn.engine.Game;
import autobahn.engine.edition.Edition;
import java.io.IOException;
import java.io.InputStream;
import java.util.Objects;

/** Weighs positions by a network that has learnt from games. A lead is the logarithm of the odds to win. */
public final class LearntValue implements Judge {
    /** What expected points count beside the odds: a push when all is won or lost. */
    private static final double POINTS = 0.15;
    /** The odds of a game that is won. */
    private static final double WON = 8;

    private final Edition edition;
    private final Features features;
    private final Network network;

    public LearntValue(Box box, Weights weights, Network network) {
        edition = box.edition();
        features = new Features(new Value(box, weights));
        this.network = network.forOneThread();
    }

    /** The network that comes with the program. */
    public static Network shipped() {
        try (InputStream in = Objects.requireNonNull(LearntValue.class.getResourceAsStream("network-1.bin"))) {
            return NetworkFile.read(in.readAllBytes(), Features.VERSION, Features.SIZE);
        } catch (IOException e) {
            throw new AssertionError("the network is part of the program", e);
        }
    }

    @Override
    public Edition edition() {
        return edition;
    }

    @Override
    public double lead(Game game, int seat) {
        if (game.isOver()) {
            return WON * (2 * Chances.won(game, seat) - 1) + POINTS * Chances.pointsAhead(game, seat) / Value.POINTS;
        }
        network.run(features.of(game, seat));
        return network.odds() + POINTS * network.points();
    }

    @Override
    public double chance(Game game, double lead) {
        return Value.squash(lead / 2);
    }
}
