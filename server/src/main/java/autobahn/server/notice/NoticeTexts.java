package autobahn.server.notice;

import autobahn.server.people.PersonNames;
import autobahn.server.store.NoticeKind;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.regex.Pattern;

/** What people are told, in their language. */
public final class NoticeTexts {
    public static final String USUAL = "en";

    /** By language, one for each kind in their order: {@code %1$s} is the table, {@code %2$s} somebody. */
    private static final Map<String, List<String>> TEXTS = Map.of(
            "en",
            List.of(
                    "It is your turn: %1$s",
                    "%2$s invites you to a table: %1$s",
                    "A game is over: %1$s",
                    "%2$s asks to take moves back: %1$s",
                    "%2$s has written: %1$s"),
            "de",
            List.of(
                    "Du bist am Zug: %1$s",
                    "%2$s lädt dich an einen Tisch ein: %1$s",
                    "Eine Partie ist zu Ende: %1$s",
                    "%2$s möchte Züge zurücknehmen: %1$s",
                    "%2$s hat geschrieben: %1$s"),
            "fr",
            List.of(
                    "C’est à toi de jouer : %1$s",
                    "%2$s t’invite à une table : %1$s",
                    "Une partie est finie : %1$s",
                    "%2$s demande à reprendre des coups : %1$s",
                    "%2$s a écrit : %1$s"),
            "pl",
            List.of(
                    "Twoja kolej: %1$s",
                    "%2$s zaprasza cię do stołu: %1$s",
                    "Partia zakończona: %1$s",
                    "%2$s prosi o cofnięcie ruchów: %1$s",
                    "%2$s pisze: %1$s"));

    private static final Pattern DOT = Pattern.compile("(?<=[\\p{L}\\p{N}])([.。．｡])(?=[\\p{L}\\p{N}])");
    private static final Pattern SPACES = Pattern.compile("  +");

    private NoticeTexts() {}

    public static boolean isLanguage(String language) {
        return TEXTS.containsKey(language);
    }

    static String text(String language, NoticeKind kind, String table, String somebody) {
        List<String> texts = Objects.requireNonNull(TEXTS.get(isLanguage(language) ? language : USUAL));
        return texts.get(kind.ordinal()).formatted(table, somebody);
    }

    /**
     * What people have written, as one line in which nothing turns round, hides or becomes a link: a name or a title would
     * otherwise be a way to send strangers advertisements in our name.
     */
    public static String tame(String text) {
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
