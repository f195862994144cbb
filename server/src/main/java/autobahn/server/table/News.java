package autobahn.server.table;

/** Tells the other nodes. */
public interface News {
    /** There is one node only. */
    News ALONE = new News() {
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
