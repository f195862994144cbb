package autobahn.server.notice;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.KeyFactory;
import java.security.KeyPair;
import java.security.interfaces.ECPublicKey;
import java.security.spec.ECPrivateKeySpec;
import java.util.Arrays;
import java.util.Base64;
import org.junit.jupiter.api.Test;

/** Messages to browsers are those that the RFCs describe. */
class PushMessageTest {
    private static final String RECEIVER =
            "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4";
    private static final String SENDER =
            "BP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A8";

    private static byte[] bytes(String text) {
        return Base64.getUrlDecoder().decode(text);
    }

    /** The example of RFC 8291, section 5. */
    @Test
    void theExampleOfTheStandard() throws GeneralSecurityException {
        ECPublicKey shown = PushKeys.read(bytes(SENDER));
        KeyPair sender = new KeyPair(
                shown,
                KeyFactory.getInstance("EC")
                        .generatePrivate(new ECPrivateKeySpec(
                                new BigInteger(1, bytes("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw")),
                                shown.getParams())));
        byte[] message = PushMessage.encrypted(
                "When I grow up, I want to be a watermelon".getBytes(StandardCharsets.UTF_8),
                bytes(RECEIVER),
                bytes("BTBZMqHH6r4Tts7J_aSIgg"),
                sender,
                bytes("DGv6ra1nlYgDCS1FRnbzlw"));
        assertThat(Base64.getUrlEncoder().withoutPadding().encodeToString(message))
                .isEqualTo(
                        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS"
                                + "6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN");
    }

    @Test
    void aPointIsWrittenAsItWasRead() throws GeneralSecurityException {
        assertThat(PushKeys.point(PushKeys.read(bytes(RECEIVER)))).isEqualTo(bytes(RECEIVER));
    }

    @Test
    void whatIsNoPointOfTheCurveIsRefused() {
        byte[] off = bytes(RECEIVER);
        off[64] ^= 1;
        byte[] far = new byte[65];
        Arrays.fill(far, (byte) 0xFF);
        far[0] = 4;
        for (byte[] point : new byte[][] {off, far, new byte[65], new byte[0], new byte[64]}) {
            assertThatThrownBy(() -> PushKeys.read(point)).isInstanceOf(GeneralSecurityException.class);
        }
    }

    @Test
    void keysAreKeptAsText() {
        String kept = PushKeys.make();
        assertThat(PushKeys.of(kept).shown).isEqualTo(kept.split(" ", 2)[1]);
        assertThat(PushKeys.of(kept).authorization("https://push.example", 1, "https://x"))
                .startsWith("vapid t=")
                .contains(", k=" + PushKeys.of(kept).shown);
    }
}
