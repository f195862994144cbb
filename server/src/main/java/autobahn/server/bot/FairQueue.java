package autobahn.server.bot;

import autobahn.server.store.Jobs;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Which bots' turns are played next: the longest waiting first, but few at a time of tables that one person has made. */
final class FairQueue {
    static final int MOST_OF_HOST = 2;

    private FairQueue() {}

    /**
     * @param waiting the longest waiting first
     * @param playing hosts of the turns that are being played, once for each
     * @param most turns that may be played at once
     */
    static List<Jobs.Waiting> next(List<Jobs.Waiting> waiting, Collection<String> playing, int most) {
        Map<String, Integer> ofHost = new HashMap<>();
        playing.forEach(host -> ofHost.merge(host, 1, Integer::sum));
        List<Jobs.Waiting> next = new ArrayList<>();
        for (Jobs.Waiting job : waiting) {
            if (playing.size() + next.size() >= most) {
                break;
            }
            if (ofHost.getOrDefault(job.host(), 0) < MOST_OF_HOST) {
                ofHost.merge(job.host(), 1, Integer::sum);
                next.add(job);
            }
        }
        return next;
    }
}
