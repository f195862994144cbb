package autobahn.server.table;

/** Tells the other nodes. */
public interface NodeNews {
    /** There is one node only. */
    NodeNews ALONE = new NodeNews() {
        @Override
        public void changed(TableInfo info) {}

        @Override
        public void follow(String game, Attendance here) {}
    };

    /** A table has changed. */
    void changed(TableInfo info);

    /** Who follows a table here. */
    void follow(String game, Attendance here);
}
