package autobahn.edition;

/** SHA-256 (FIPS 180-4). The JDK has one, but the browser does not, and an edition has the same name everywhere. */
final class Sha256 {
    private static final int BLOCK = 64;
    private static final int ROUNDS = 64;
    private static final String DIGITS = "0123456789abcdef";

    /** The first 32 bits after the point of the square roots of the first primes. */
    private static final int[] START = {
        0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a, 0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19
    };

    /** The same of their cube roots. */
    private static final int[] ROOTS = {
        0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5,
        0xd807aa98, 0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174,
        0xe49b69c1, 0xefbe4786, 0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da,
        0x983e5152, 0xa831c66d, 0xb00327c8, 0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967,
        0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13, 0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85,
        0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819, 0xd6990624, 0xf40e3585, 0x106aa070,
        0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a, 0x5b9cca4f, 0x682e6ff3,
        0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7, 0xc67178f2
    };

    private Sha256() {}

    static String hex(byte[] message) {
        int[] state = START.clone();
        byte[] padded = padded(message);
        for (int at = 0; at < padded.length; at += BLOCK) {
            mix(state, padded, at);
        }
        StringBuilder hex = new StringBuilder();
        for (int word : state) {
            for (int shift = Integer.SIZE - 4; shift >= 0; shift -= 4) {
                hex.append(DIGITS.charAt(word >>> shift & 15));
            }
        }
        return hex.toString();
    }

    /** The message, a one, zeros, and its length in bits. */
    private static byte[] padded(byte[] message) {
        byte[] padded = new byte[(message.length + 8) / BLOCK * BLOCK + BLOCK];
        System.arraycopy(message, 0, padded, 0, message.length);
        padded[message.length] = (byte) 0x80;
        long bits = 8L * message.length;
        for (int i = 1; i <= 8; i++, bits >>>= 8) {
            padded[padded.length - i] = (byte) bits;
        }
        return padded;
    }

    private static void mix(int[] state, byte[] message, int at) {
        int[] words = new int[ROUNDS];
        for (int i = 0; i < 16; i++) {
            for (int j = 0; j < 4; j++) {
                words[i] = words[i] << 8 | message[at + 4 * i + j] & 0xFF;
            }
        }
        for (int i = 16; i < ROUNDS; i++) {
            int a = words[i - 15];
            int b = words[i - 2];
            words[i] = words[i - 16]
                    + (Integer.rotateRight(a, 7) ^ Integer.rotateRight(a, 18) ^ a >>> 3)
                    + words[i - 7]
                    + (Integer.rotateRight(b, 17) ^ Integer.rotateRight(b, 19) ^ b >>> 10);
        }
        int[] now = state.clone();
        for (int i = 0; i < ROUNDS; i++) {
            round(now, words[i] + ROOTS[i]);
        }
        for (int i = 0; i < state.length; i++) {
            state[i] += now[i];
        }
    }

    private static void round(int[] now, int input) {
        int a = now[0];
        int e = now[4];
        int first = now[7]
                + (Integer.rotateRight(e, 6) ^ Integer.rotateRight(e, 11) ^ Integer.rotateRight(e, 25))
                + (e & now[5] ^ ~e & now[6])
                + input;
        int second = (Integer.rotateRight(a, 2) ^ Integer.rotateRight(a, 13) ^ Integer.rotateRight(a, 22))
                + (a & now[1] ^ a & now[2] ^ now[1] & now[2]);
        System.arraycopy(now, 0, now, 1, now.length - 1);
        now[4] += first;
        now[0] = first + second;
    }
}
