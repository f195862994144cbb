package autobahn.cli.console;

/** What a file holds may stand in messages: here on one line that can be read, and without anything that a terminal obeys. */
public final class OneLine {
    private static final int LONGEST = 1000;

    private OneLine() {}

    public static String of(String text) {
        StringBuilder line = new StringBuilder();
        text.strip().replaceAll("\\s*\\R\\s*", "; ").codePoints().forEach(letter -> {
            if (isSeen(letter)) {
                line.appendCodePoint(letter);
            } else {
                line.append("\\u%04x".formatted(letter));
            }
        });
        if (line.length() > LONGEST) {
            line.replace(LONGEST / 2, line.length() - LONGEST / 2, "…");
        }
        return line.toString();
    }

    /** Neither a command, nor a mark that turns the writing round, nor half a letter. */
    private static boolean isSeen(int letter) {
        return switch (Character.getType(letter)) {
            case Character.CONTROL,
                    Character.FORMAT,
                    Character.SURROGATE,
                    Character.LINE_SEPARATOR,
                    Character.PARAGRAPH_SEPARATOR -> false;
            default -> true;
        };
    }
}
