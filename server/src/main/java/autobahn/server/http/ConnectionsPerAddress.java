package autobahn.server.http;

import java.net.InetSocketAddress;
import java.net.SocketAddress;
import java.util.concurrent.ConcurrentHashMap;
import org.eclipse.jetty.io.Connection;

/** Closes connections of an address that holds too many: each costs buffers and a file, whatever is sent on it. */
final class ConnectionsPerAddress implements Connection.Listener {
    private final int most;
    private final ConcurrentHashMap<String, Integer> open = new ConcurrentHashMap<>();
    /** Where each comes from: one that has ended does not say any more. */
    private final ConcurrentHashMap<Connection, String> from = new ConcurrentHashMap<>();

    ConnectionsPerAddress(int most) {
        this.most = most;
    }

    @Override
    public void onOpened(Connection connection) {
        String address = address(connection);
        from.put(connection, address);
        if (open.merge(address, 1, Integer::sum) > most) {
            connection.getEndPoint().close(); // counted out by onClosed
        }
    }

    @Override
    public void onClosed(Connection connection) {
        String address = from.remove(connection);
        if (address != null) {
            open.computeIfPresent(address, (key, count) -> count == 1 ? null : count - 1);
        }
    }

    private static String address(Connection connection) {
        SocketAddress address = connection.getEndPoint().getRemoteSocketAddress();
        return address instanceof InetSocketAddress internet && internet.getAddress() != null
                ? ClientAddress.network(internet.getAddress())
                : "unknown";
    }
}
