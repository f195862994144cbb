package autobahn.server.table;

/** Tells the other nodes that a table has changed. */
@FunctionalInterface
public interface News {
    /** There is one node only. */
    News ALONE = info -> {};

    void changed(TableInfo info);
}
