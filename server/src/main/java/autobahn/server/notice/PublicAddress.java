package autobahn.server.notice;

import java.net.Inet4Address;
import java.net.InetAddress;

/** Which addresses are somewhere in the world, and not in the server's own network, or on its own machine. */
final class PublicAddress {
    /** Blocks that are nobody's in the world: address, and how many bits of it count. */
    private static final int[][] OWN = {
        {0, 0, 0, 0, 8}, {10, 0, 0, 0, 8}, {100, 64, 0, 0, 10}, {127, 0, 0, 0, 8}, {169, 254, 0, 0, 16},
        {172, 16, 0, 0, 12}, {192, 0, 0, 0, 24}, {192, 0, 2, 0, 24}, {192, 88, 99, 0, 24}, {192, 168, 0, 0, 16},
        {198, 18, 0, 0, 15}, {198, 51, 100, 0, 24}, {203, 0, 113, 0, 24}, {224, 0, 0, 0, 3}
    };

    private PublicAddress() {}

    static boolean is(InetAddress address) {
        byte[] bytes = address.getAddress();
        return address instanceof Inet4Address ? isPublic4(bytes) : isPublic6(bytes);
    }

    private static boolean isPublic4(byte[] bytes) {
        int value = word(bytes[0] & 0xFF, bytes[1] & 0xFF, bytes[2] & 0xFF, bytes[3] & 0xFF);
        for (int[] own : OWN) {
            int shift = 32 - own[4];
            if (value >>> shift == word(own[0], own[1], own[2], own[3]) >>> shift) {
                return false;
            }
        }
        return true;
    }

    private static int word(int a, int b, int c, int d) {
        return a << 24 | b << 16 | c << 8 | d;
    }

    /** Of IPv6 only what is given to networks of the world, and no tunnels, behind which any IPv4 address may lie. */
    private static boolean isPublic6(byte[] bytes) {
        int first = (bytes[0] & 0xFF) << 8 | bytes[1] & 0xFF;
        int second = (bytes[2] & 0xFF) << 8 | bytes[3] & 0xFF;
        boolean global = first >>> 13 == 1;
        boolean special = first == 0x2001 && (second < 0x0200 || second == 0x0db8);
        return global && !special && first != 0x2002 && first >>> 4 != 0x3ff;
    }
}
