package autobahn.server.mail;

import autobahn.server.notice.NoticeTexts;
import autobahn.server.store.LetterPurpose;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/** What stands in mails, in the language of who gets them: plain text, and no link but our own. */
final class MailTexts {
    /**
     * @param several subject of several notices: how many
     * @param footer account, our address, link
     * @param letters subject and text of each: account, link, our address
     */
    private record Words(String several, String footer, Map<LetterPurpose, List<String>> letters) {}

    private static final Map<String, Words> WORDS = Map.of(
            "en",
            new Words(
                    "%d notices of your tables",
                    """
                    The account %1$s on %2$s wants to be told by mail. How often, and of what, you choose there.
                    No more such mails: %3$s
                    """,
                    Map.of(
                            LetterPurpose.CONFIRM,
                            List.of("Is this your address?", """
                                    The account %1$s on %3$s has given this address, to be told by mail and to get in again when its password is forgotten.

                                    If that is you, open this link within a day and confirm it:
                                    %2$s

                                    If it is not, do nothing: you get no further mail.
                                    """),
                            LetterPurpose.RECOVER,
                            List.of("A new password", """
                                    Somebody has asked for a new password for the account %1$s on %3$s.

                                    If that is you, choose it here within half an hour:
                                    %2$s

                                    If it is not, do nothing: the password stays as it is.
                                    """),
                            LetterPurpose.PASSWORD,
                            List.of("Your password was changed", """
                                    The account %1$s on %3$s has a new password, and all its sessions have ended.

                                    If that was not you, ask for a new one at once:
                                    %2$s
                                    """),
                            LetterPurpose.MOVED,
                            List.of("Your address was changed", """
                                    The account %1$s on %3$s has another mail address from now on, or none. This one gets no further mail.

                                    If that was not you, log in and change your password, or ask whoever runs the server:
                                    %2$s
                                    """))),
            "de",
            new Words(
                    "%d Nachrichten von deinen Tischen",
                    """
                    Das Konto %1$s auf %2$s möchte per Mail benachrichtigt werden. Wie oft und wovon, bestimmst du dort.
                    Keine solchen Mails mehr: %3$s
                    """,
                    Map.of(
                            LetterPurpose.CONFIRM,
                            List.of("Ist das deine Adresse?", """
                                    Das Konto %1$s auf %3$s hat diese Adresse angegeben, um per Mail benachrichtigt zu werden und wieder hineinzukommen, wenn das Passwort vergessen ist.

                                    Wenn du das bist, öffne innerhalb eines Tages diesen Link und bestätige sie:
                                    %2$s

                                    Wenn nicht, tu nichts: Du bekommst keine weitere Mail.
                                    """),
                            LetterPurpose.RECOVER,
                            List.of("Ein neues Passwort", """
                                    Jemand hat um ein neues Passwort für das Konto %1$s auf %3$s gebeten.

                                    Wenn du das bist, wähle es innerhalb einer halben Stunde hier:
                                    %2$s

                                    Wenn nicht, tu nichts: Das Passwort bleibt, wie es ist.
                                    """),
                            LetterPurpose.PASSWORD,
                            List.of("Dein Passwort wurde geändert", """
                                    Das Konto %1$s auf %3$s hat ein neues Passwort, und alle seine Sitzungen sind beendet.

                                    Wenn du das nicht warst, fordere sofort ein neues an:
                                    %2$s
                                    """),
                            LetterPurpose.MOVED,
                            List.of("Deine Adresse wurde geändert", """
                                    Das Konto %1$s auf %3$s hat von jetzt an eine andere Mailadresse oder keine. Diese bekommt keine weitere Mail.

                                    Wenn du das nicht warst, melde dich an und ändere dein Passwort, oder frag, wer den Server betreibt:
                                    %2$s
                                    """))),
            "fr",
            new Words(
                    "%d avis de tes tables",
                    """
                    Le compte %1$s sur %2$s souhaite être averti par courriel. Tu y choisis de quoi et à quel rythme.
                    Ne plus recevoir ces courriels : %3$s
                    """,
                    Map.of(
                            LetterPurpose.CONFIRM,
                            List.of("Est-ce ton adresse ?", """
                                    Le compte %1$s sur %3$s a donné cette adresse pour être averti par courriel et pour y revenir si son mot de passe est oublié.

                                    Si c’est toi, ouvre ce lien dans la journée et confirme-la :
                                    %2$s

                                    Sinon, ne fais rien : tu ne recevras plus de courriel.
                                    """),
                            LetterPurpose.RECOVER,
                            List.of("Un nouveau mot de passe", """
                                    Quelqu’un a demandé un nouveau mot de passe pour le compte %1$s sur %3$s.

                                    Si c’est toi, choisis-le ici dans la demi-heure :
                                    %2$s

                                    Sinon, ne fais rien : le mot de passe reste le même.
                                    """),
                            LetterPurpose.PASSWORD,
                            List.of("Ton mot de passe a été changé", """
                                    Le compte %1$s sur %3$s a un nouveau mot de passe, et toutes ses sessions sont closes.

                                    Si ce n’était pas toi, demandes-en un autre tout de suite :
                                    %2$s
                                    """),
                            LetterPurpose.MOVED,
                            List.of("Ton adresse a été changée", """
                                    Le compte %1$s sur %3$s a désormais une autre adresse, ou n’en a plus. Celle-ci ne recevra plus de courriel.

                                    Si ce n’était pas toi, connecte-toi et change ton mot de passe, ou adresse-toi à qui gère le serveur :
                                    %2$s
                                    """))),
            "pl",
            new Words(
                    "Wiadomości z twoich stołów: %d",
                    """
                    Konto %1$s na %2$s chce dostawać wiadomości pocztą. Tam wybierasz, jak często i o czym.
                    Koniec takich wiadomości: %3$s
                    """,
                    Map.of(
                            LetterPurpose.CONFIRM,
                            List.of("Czy to twój adres?", """
                                    Konto %1$s na %3$s podało ten adres, by dostawać wiadomości pocztą i móc wrócić po zapomnieniu hasła.

                                    Jeśli to ty, otwórz ten link w ciągu doby i potwierdź adres:
                                    %2$s

                                    Jeśli nie, nie rób nic: nie dostaniesz więcej poczty.
                                    """),
                            LetterPurpose.RECOVER,
                            List.of("Nowe hasło", """
                                    Ktoś poprosił o nowe hasło do konta %1$s na %3$s.

                                    Jeśli to ty, wybierz je tutaj w ciągu pół godziny:
                                    %2$s

                                    Jeśli nie, nie rób nic: hasło pozostaje bez zmian.
                                    """),
                            LetterPurpose.PASSWORD,
                            List.of("Twoje hasło zostało zmienione", """
                                    Konto %1$s na %3$s ma nowe hasło, a wszystkie jego sesje zostały zakończone.

                                    Jeśli to nie ty, od razu poproś o nowe:
                                    %2$s
                                    """),
                            LetterPurpose.MOVED,
                            List.of("Twój adres został zmieniony", """
                                    Konto %1$s na %3$s ma odtąd inny adres albo żadnego. Ten nie dostanie więcej poczty.

                                    Jeśli to nie ty, zaloguj się i zmień hasło albo zapytaj osobę prowadzącą serwer:
                                    %2$s
                                    """))));

    private MailTexts() {}

    private static Words words(String language) {
        return Objects.requireNonNull(WORDS.get(NoticeTexts.isLanguage(language) ? language : NoticeTexts.USUAL));
    }

    static String subject(String language, LetterPurpose purpose) {
        return letter(language, purpose).getFirst();
    }

    static String text(String language, LetterPurpose purpose, String account, String link, String address) {
        return letter(language, purpose).getLast().formatted(account, link, address);
    }

    private static List<String> letter(String language, LetterPurpose purpose) {
        return Objects.requireNonNull(words(language).letters.get(purpose));
    }

    static String several(String language, int many) {
        return words(language).several.formatted(many);
    }

    static String footer(String language, String account, String address, String unsubscribe) {
        return words(language).footer.formatted(account, address, unsubscribe);
    }
}
