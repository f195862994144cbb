package autobahn.server.store;

import org.jdbi.v3.core.Handle;

/** The SQL of keys that all nodes of a server share. */
public final class ServerKeys {
    private ServerKeys() {}

    /** A key by its name; the first node that needs it has made it. */
    public static String get(Handle handle, String name, String made, long now) {
        handle.execute(
                "insert into server_keys (name, content, created) values (?, ?, ?) on conflict (name) do nothing",
                name,
                made,
                now);
        return handle.select("select content from server_keys where name = ?", name)
                .mapTo(String.class)
                .one();
    }
}
