package autobahn.server.mail;

import org.jspecify.annotations.Nullable;

/**
 * A mail as it is sent.
 *
 * @param id the same whenever it is tried again, so that mailboxes can tell
 * @param unsubscribe address that ends mails such as this one when it is posted to; null for what nobody can end
 */
record Mail(
        String id,
        String to,
        String subject,
        String text,
        @Nullable String unsubscribe) {
    private static final int LONGEST_SUBJECT = 120;

    Mail {
        if (hasBreak(to) || hasBreak(subject) || hasBreak(id) || unsubscribe != null && hasBreak(unsubscribe)) {
            throw new IllegalArgumentException("a line of a header is one line");
        }
        if (subject.length() > LONGEST_SUBJECT) {
            int end = Character.isHighSurrogate(subject.charAt(LONGEST_SUBJECT - 2)) ? 2 : 1;
            subject = subject.substring(0, LONGEST_SUBJECT - end) + "…";
        }
    }

    private static boolean hasBreak(String text) {
        return text.chars().anyMatch(c -> Character.isISOControl(c) || c == '\u2028' || c == '\u2029');
    }
}
