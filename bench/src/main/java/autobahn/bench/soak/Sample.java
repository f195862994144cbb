package autobahn.bench.soak;

import java.util.Locale;

/**
 * What a server held at a moment.
 *
 * @param heap bytes that were still in use after a full collection
 * @param resident bytes of the whole process; 0 where the system does not tell
 * @param files open file descriptors, connections among them
 * @param connections to the database, in use
 */
record Sample(
        double seconds, long heap, long resident, int threads, long files, int streams, int tables, int connections) {
    private static final double MEGA = 1 << 20;

    double heapMegabytes() {
        return heap / MEGA;
    }

    double residentMegabytes() {
        return resident / MEGA;
    }

    @Override
    public String toString() {
        return String.format(
                Locale.ROOT,
                "%6.0f s  heap %6.1f MB  resident %4.0f MB  threads %3d  files %4d  streams %4d  tables %4d  connections %2d",
                seconds,
                heapMegabytes(),
                residentMegabytes(),
                threads,
                files,
                streams,
                tables,
                connections);
    }
}
