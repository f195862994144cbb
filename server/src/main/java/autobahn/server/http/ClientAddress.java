package autobahn.server.http;

import io.javalin.http.Context;
import java.net.InetAddress;
import java.net.UnknownHostException;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** Where a request comes from. */
final class ClientAddress {
    private static final Pattern LITERAL = Pattern.compile("\\d{1,3}(\\.\\d{1,3}){3}|[0-9a-fA-F]*:[0-9a-fA-F.:]*");
    private static final Pattern LOCAL = Pattern.compile("(?i)(localhost|127(\\.\\d{1,3}){3}|\\[::1])(:\\d{1,5})?");
    private static final int NETWORK_BYTES = 8;
    private static final int CUSTOMER_BYTES = 6;

    /** Where a request keeps what is asked for several times. */
    private static final String CLIENT = "client";

    private final boolean proxied;

    ClientAddress(boolean proxied) {
        this.proxied = proxied;
    }

    /** The client, as requests of one are counted: an IPv6 network is one client, since it has addresses without end. */
    String of(Context request) {
        String known = request.attribute(CLIENT);
        if (known == null) {
            String client = proxied ? forwarded(request) : null;
            InetAddress address = literal(client == null ? request.req().getRemoteAddr() : client);
            known = address == null ? "unknown" : network(address);
            request.attribute(CLIENT, known);
        }
        return known;
    }

    /** The client's network: that of a customer with IPv6, else the address. */
    String customer(Context request) {
        InetAddress address = literal(of(request));
        return address == null ? "unknown" : network(address, CUSTOMER_BYTES);
    }

    /** An address, or the network of an IPv6 one. */
    static String network(InetAddress address) {
        return network(address, NETWORK_BYTES);
    }

    private static String network(InetAddress address, int length) {
        byte[] bytes = address.getAddress();
        if (bytes.length > length) {
            Arrays.fill(bytes, length, bytes.length, (byte) 0);
            return fromBytes(bytes).getHostAddress();
        }
        return address.getHostAddress();
    }

    /** The last entry is our proxy's; those before it are whatever the client wrote. */
    private static @Nullable String forwarded(Context request) {
        List<String> headers = Collections.list(request.req().getHeaders("X-Forwarded-For"));
        if (headers.isEmpty()) {
            return null;
        }
        String last = headers.getLast();
        return last.substring(last.lastIndexOf(',') + 1).strip();
    }

    /** Whether the sender is on this machine, with no proxy in between. */
    static boolean isLocal(Context request) {
        InetAddress address = literal(request.req().getRemoteAddr());
        return address != null
                && address.isLoopbackAddress()
                && isLocalName(request.header("Host"))
                && request.header("X-Forwarded-For") == null
                && request.header("Forwarded") == null
                && request.header("X-Real-IP") == null;
    }

    /** A page of another site may have its own name lead to this machine: what it asks for is not asked from here. */
    private static boolean isLocalName(@Nullable String host) {
        return host != null && LOCAL.matcher(host).matches();
    }

    /** Only literals: nobody makes us ask a name server. */
    private static @Nullable InetAddress literal(@Nullable String text) {
        if (text == null) {
            return null;
        }
        String bare = text.startsWith("[") && text.endsWith("]") ? text.substring(1, text.length() - 1) : text;
        int zone = bare.indexOf('%');
        String plain = zone < 0 ? bare : bare.substring(0, zone);
        if (!LITERAL.matcher(plain).matches()) {
            return null;
        }
        try {
            return InetAddress.getByName(plain);
        } catch (UnknownHostException e) {
            return null;
        }
    }

    private static InetAddress fromBytes(byte[] bytes) {
        try {
            return InetAddress.getByAddress(bytes);
        } catch (UnknownHostException e) {
            throw new IllegalStateException("sixteen bytes are an address", e);
        }
    }
}
