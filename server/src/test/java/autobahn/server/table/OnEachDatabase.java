package autobahn.server.table;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.params.Parameter;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.ArgumentsSource;

/** A server of its own for each test and two people who use it; all tests run on SQLite and on PostgreSQL. */
@ParameterizedClass
@ArgumentsSource(EachDatabase.class)
abstract class OnEachDatabase {
    static final String TWO = "{'players':2}";
    static final String HOT_SEAT = "[{'kind':'me'},{'kind':'me'}]";
    static final String ME_AND_OPEN = "[{'kind':'me','name':'Ann'},{'kind':'open'}]";

    @Parameter
    Databases kind;

    Rooms rooms;
    Browser ann;
    Browser bob;

    @BeforeEach
    void open() {
        rooms = rooms(kind.fresh());
        ann = rooms.browser();
        bob = rooms.browser();
    }

    Rooms rooms(String database) {
        return new Rooms(database);
    }

    @AfterEach
    void close() {
        rooms.close();
    }
}
