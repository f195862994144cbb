package autobahn.server.mail;

import java.net.IDN;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * An address as people have them: letters of ASCII before the @, the name of a domain behind it. Nothing quoted, no comments,
 * no numbers in place of a domain, and nothing that a mail server could take for an option or a second address.
 */
public record MailAddress(String text) {
    private static final int LONGEST = 254;
    private static final int LONGEST_LOCAL = 64;
    private static final Pattern LOCAL =
            Pattern.compile("[A-Za-z0-9_][A-Za-z0-9_+'/=~&#$*?^{|}`-]*(?:\\.[A-Za-z0-9_+'/=~&#$*?^{|}`-]+)*");
    private static final Pattern DOMAIN = Pattern.compile(
            "(?:[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?\\.)+(?:[A-Za-z]{2,63}|xn--[A-Za-z0-9-]{1,59})");

    /** Empty for what is no address. */
    public static Optional<MailAddress> of(String given) {
        String text = given.strip();
        int at = text.lastIndexOf('@');
        if (text.length() > LONGEST || at < 1 || at > LONGEST_LOCAL) {
            return Optional.empty();
        }
        String domain;
        try {
            domain = IDN.toASCII(text.substring(at + 1), IDN.USE_STD3_ASCII_RULES)
                    .toLowerCase(Locale.ROOT);
        } catch (IllegalArgumentException e) {
            return Optional.empty();
        }
        String local = text.substring(0, at);
        boolean good = LOCAL.matcher(local).matches()
                && DOMAIN.matcher(domain).matches()
                && local.length() + 1 + domain.length() <= LONGEST;
        return good ? Optional.of(new MailAddress(local + "@" + domain)) : Optional.empty();
    }

    /** As it is compared: hardly any mail server tells capitals apart. */
    String folded() {
        return text.toLowerCase(Locale.ROOT);
    }

    String domain() {
        return text.substring(text.lastIndexOf('@') + 1);
    }
}
