package autobahn.protocol.program;

import java.util.ArrayList;
import java.util.List;

/**
 * A program that can be a bot, as somebody has set it up: {@code NAME=COMMAND}.
 *
 * @param command its words; nothing of it goes through a shell
 */
public record Program(String name, List<String> command, ProgramLimits limits) {
    public static Program parse(String text, ProgramLimits limits) {
        int at = text.indexOf('=');
        if (at < 1 || !text.substring(0, at).matches("[A-Za-z0-9_-]{1,40}")) {
            throw new IllegalArgumentException(
                    "a program is NAME=COMMAND, its name of letters, digits, - and _, not '" + text + "'");
        }
        List<String> words = words(text.substring(at + 1));
        if (words.isEmpty()) {
            throw new IllegalArgumentException("the program " + text.substring(0, at) + " has no command");
        }
        return new Program(text.substring(0, at), words, limits);
    }

    /** LineWords with blanks between them; quotes keep blanks together. */
    private static List<String> words(String text) {
        List<String> words = new ArrayList<>();
        StringBuilder word = new StringBuilder();
        boolean begun = false;
        char quote = 0;
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (quote != 0 ? c == quote : c == '"' || c == '\'') {
                quote = quote == 0 ? c : 0;
                begun = true;
            } else if (quote == 0 && Character.isWhitespace(c)) {
                if (begun) {
                    words.add(word.toString());
                }
                word.setLength(0);
                begun = false;
            } else {
                word.append(c);
                begun = true;
            }
        }
        if (quote != 0) {
            throw new IllegalArgumentException("a quote is left open in '" + text + "'");
        }
        if (begun) {
            words.add(word.toString());
        }
        return words;
    }
}
