package autobahn.edition;

import static org.assertj.core.api.Assertions.assertThat;

import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.Random;
import org.junit.jupiter.api.Test;

class Sha256Test {
    /** All ways in which a message ends within a block, and some long ones. */
    @Test
    void isThatOfTheJdk() throws NoSuchAlgorithmException {
        MessageDigest jdk = MessageDigest.getInstance("SHA-256");
        Random random = new Random(1);
        for (int length = 0; length < 300; length++) {
            byte[] message = new byte[length < 200 ? length : length * 37];
            random.nextBytes(message);
            assertThat(Sha256.hex(message)).isEqualTo(HexFormat.of().formatHex(jdk.digest(message)));
        }
    }
}
