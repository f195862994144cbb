package autobahn.server.bot;

import autobahn.bots.Player;
import autobahn.engine.Game;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.random.RandomGenerator;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** The bots at the tables of this node. They remember plans and patience from turn to turn, so they are kept for a while. */
public final class BotPlayers {
    private static final Logger LOG = LoggerFactory.getLogger(BotPlayers.class);
    private static final int MOST = 500;

    private record Key(String game, int seat, String opponent) {}

    private final RandomGenerator random;
    private final Map<Key, Player> players = new LinkedHashMap<>(16, 0.75f, true) {
        private static final long serialVersionUID = 1;

        @Override
        protected boolean removeEldestEntry(Map.Entry<Key, Player> eldest) {
            return size() > MOST;
        }
    };

    public BotPlayers(RandomGenerator random) {
        this.random = random;
    }

    synchronized Player of(String game, int seat, Opponents opponents, Opponents.Opponent opponent, Game position) {
        return players.computeIfAbsent(new Key(game, seat, opponent.id()), key -> {
            long seed = random.nextLong();
            return new Player(
                    opponents.bot(opponent, position.box(), position.options(), seed),
                    position,
                    seed,
                    fault -> LOG.warn("bot {} in game {}: {}", opponent.id(), game, fault));
        });
    }
}
