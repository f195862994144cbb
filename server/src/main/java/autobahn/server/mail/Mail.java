package autobahn.server.mail;

import autobahn.server.people.PersonNames;
import java.util.regex.Pattern;
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
    private static final Pattern DOT = Pattern.compile("(?<=[\\p{L}\\p{N}])([.。．｡])(?=[\\p{L}\\p{N}])");
    private static final Pattern SPACES = Pattern.compile("  +");

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

    /**
     * What people have written, as one line in which nothing turns round, hides or becomes a link: a name or a title would
     * otherwise be a way to send strangers advertisements in our name.
     */
    static String tame(String text) {
        StringBuilder plain = new StringBuilder();
        text.codePoints().forEach(c -> {
            boolean gap = Character.isISOControl(c)
                    || Character.isWhitespace(c)
                    || PersonNames.showsNothing(c)
                    || Character.getType(c) == Character.LINE_SEPARATOR
                    || Character.getType(c) == Character.PARAGRAPH_SEPARATOR;
            plain.appendCodePoint(gap ? ' ' : c);
        });
        String open = DOT.matcher(plain.toString().replace("://", ": //")).replaceAll("$1 ");
        return SPACES.matcher(open).replaceAll(" ").strip();
    }
}
