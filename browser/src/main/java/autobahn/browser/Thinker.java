package autobahn.browser;

import java.util.List;
import org.jspecify.annotations.Nullable;

/** Something that is thought about a little at a time. */
abstract class Thinker {
    /**
     * How far it has got.
     *
     * @param share of the whole, from 0 to 1
     * @param line what would be played by what is known so far
     */
    record Progress(int iterations, double share, double chance, List<String> line) {}

    /** Thinks on; false when it is done. */
    abstract boolean goOn();

    /** To be done as soon as possible with what is known. */
    abstract void stop();

    abstract @Nullable Progress progress();

    /** Once it is done. */
    abstract Object answer();
}
