package autobahn.server.bot;

import autobahn.server.store.Jobs;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Which bots' turns are played next. Those that people wait for come first, the longest waiting before the others, but few
 * at a time of tables that one person has made. Of tables where only bots play few are played at a time, whoever has made
 * them: a host is made for nothing, and whoever thinks keeps others waiting for a place.
 */
final class FairQueue {
    static final int MOST_OF_HOST = 2;
    static final int MOST_OF_BOTS = 2;

    private FairQueue() {}

    /**
     * @param waiting those that people wait for first, then the longest waiting
     * @param playing the turns that are being played
     * @param most turns that may be played at once
     */
    static List<Jobs.Waiting> next(List<Jobs.Waiting> waiting, Collection<Jobs.Waiting> playing, int most) {
        Map<String, Integer> ofHost = new HashMap<>();
        playing.forEach(job -> ofHost.merge(job.host(), 1, Integer::sum));
        long ofBots = playing.stream().filter(job -> !job.people()).count();
        List<Jobs.Waiting> next = new ArrayList<>();
        for (Jobs.Waiting job : waiting) {
            if (playing.size() + next.size() >= most) {
                break;
            }
            if (ofHost.getOrDefault(job.host(), 0) < MOST_OF_HOST && (job.people() || ofBots < MOST_OF_BOTS)) {
                ofHost.merge(job.host(), 1, Integer::sum);
                ofBots += job.people() ? 0 : 1;
                next.add(job);
            }
        }
        return next;
    }
}
