package autobahn.json;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Iterator;

/** Reads one text from its beginning on; where it stops, it knows the line and the place in the tree. */
final class JsonReader {
    /** What is wrong with the text. */
    static final class Broken extends Exception {
        private static final long serialVersionUID = 1;

        Broken(String message) {
            super(message, null, false, false);
        }
    }

    private static final int DEEPEST = 32;
    private static final int LONGEST_NUMBER = 40;
    private static final int SHOWN = 40;

    private final String text;
    private int at;
    /** Names and indices on the way to the value that is being read; the innermost first. */
    private final Deque<String> way = new ArrayDeque<>();

    JsonReader(String text) {
        this.text = text;
    }

    /** Skips white space and says whether nothing follows. */
    boolean isAtEnd() {
        while (at < text.length() && " \t\r\n".indexOf(text.charAt(at)) >= 0) {
            at++;
        }
        return at == text.length();
    }

    /** Where it stands, for messages. */
    String place() {
        int line = 1;
        int begun = 0;
        for (int end = text.indexOf('\n'); end >= 0 && end < at; end = text.indexOf('\n', begun)) {
            line++;
            begun = end + 1;
        }
        return " at line " + line + ", column " + (at - begun + 1);
    }

    /** The place that reading had reached, as other faults write it. */
    String path() {
        StringBuilder path = new StringBuilder("$");
        for (Iterator<String> steps = way.descendingIterator(); steps.hasNext(); ) {
            path.append(steps.next());
        }
        return path.toString();
    }

    JsonNode value() throws Broken {
        char c = peek();
        return switch (c) {
            case '{' -> object();
            case '[' -> list();
            case '"' -> new StringNode(string());
            case 't' -> word(LiteralNode.TRUE);
            case 'f' -> word(LiteralNode.FALSE);
            case 'n' -> word(LiteralNode.NULL);
            default -> {
                if (c != '-' && !isDigit(c)) {
                    throw unexpected("a value");
                }
                yield number();
            }
        };
    }

    private ObjectNode object() throws Broken {
        ObjectNode object = new ObjectNode();
        at++;
        if (ends('}')) {
            return object;
        }
        do {
            if (peek() != '"') {
                throw unexpected("a name");
            }
            String name = string();
            enter("." + name);
            if (object.has(name)) {
                throw new Broken("Duplicate member '" + shortened(name) + "'");
            }
            if (peek() != ':') {
                throw unexpected("':'");
            }
            at++;
            object.set(name, value());
            way.pop();
        } while (goesOn('}'));
        return object;
    }

    private ArrayNode list() throws Broken {
        ArrayNode list = new ArrayNode();
        at++;
        if (ends(']')) {
            return list;
        }
        do {
            enter("[" + list.size() + "]");
            list.add(value());
            way.pop();
        } while (goesOn(']'));
        return list;
    }

    private void enter(String step) throws Broken {
        if (way.size() == DEEPEST) {
            throw new Broken("nested to a depth of more than " + DEEPEST);
        }
        way.push(step);
    }

    private boolean ends(char bracket) throws Broken {
        if (peek() != bracket) {
            return false;
        }
        at++;
        return true;
    }

    private boolean goesOn(char bracket) throws Broken {
        char c = peek();
        if (c != ',' && c != bracket) {
            throw unexpected("',' or '" + bracket + "'");
        }
        at++;
        return c == ',';
    }

    private JsonNode word(LiteralNode literal) throws Broken {
        String word = literal.toString();
        int end = at + word.length();
        if (!text.startsWith(word, at) || end < text.length() && Character.isLetterOrDigit(text.charAt(end))) {
            throw unexpected("a value");
        }
        at = end;
        return literal;
    }

    private JsonNode number() throws Broken {
        int begun = at;
        at += text.charAt(at) == '-' ? 1 : 0;
        int first = at;
        digits();
        if (text.charAt(first) == '0' && at > first + 1) {
            throw new Broken("a number begins with a superfluous 0");
        }
        boolean integral = true;
        if (at < text.length() && text.charAt(at) == '.') {
            integral = false;
            at++;
            digits();
        }
        if (at < text.length() && (text.charAt(at) == 'e' || text.charAt(at) == 'E')) {
            integral = false;
            at++;
            at += at < text.length() && (text.charAt(at) == '-' || text.charAt(at) == '+') ? 1 : 0;
            digits();
        }
        if (at - begun > LONGEST_NUMBER) {
            throw new Broken("a number is longer than " + LONGEST_NUMBER + " characters");
        }
        return NumberNode.of(text.substring(begun, at), integral);
    }

    private void digits() throws Broken {
        int begun = at;
        while (at < text.length() && isDigit(text.charAt(at))) {
            at++;
        }
        if (at == begun) {
            throw at == text.length() ? new Broken("it ends in the middle") : unexpected("a digit");
        }
    }

    private String string() throws Broken {
        at++;
        int begun = at;
        StringBuilder unescaped = null;
        while (true) {
            char c = next();
            if (c == '"') {
                String rest = text.substring(begun, at - 1);
                return unescaped == null ? rest : unescaped.append(rest).toString();
            }
            if (c < ' ') {
                at--;
                throw new Broken("a text holds a control character, which must be written as an escape");
            }
            if (c == '\\') {
                unescaped = unescaped == null ? new StringBuilder() : unescaped;
                unescaped.append(text, begun, at - 1).append(escaped());
                begun = at;
            }
        }
    }

    private char escaped() throws Broken {
        char c = next();
        return switch (c) {
            case '"', '\\', '/' -> c;
            case 'b' -> '\b';
            case 'f' -> '\f';
            case 'n' -> '\n';
            case 'r' -> '\r';
            case 't' -> '\t';
            case 'u' -> {
                int code = 0;
                for (int i = 0; i < 4; i++) {
                    int digit = hex(next());
                    if (digit < 0) {
                        throw new Broken("\\u wants four hexadecimal digits");
                    }
                    code = 16 * code + digit;
                }
                yield (char) code;
            }
            default -> throw new Broken("'\\" + c + "' is no escape");
        };
    }

    private static int hex(char c) {
        return c < 128 ? Character.digit(c, 16) : -1;
    }

    private static boolean isDigit(char c) {
        return c >= '0' && c <= '9';
    }

    private char next() throws Broken {
        if (at == text.length()) {
            throw new Broken("it ends in the middle of a text");
        }
        return text.charAt(at++);
    }

    /** The next character that counts. */
    private char peek() throws Broken {
        if (isAtEnd()) {
            throw new Broken("it ends in the middle");
        }
        return text.charAt(at);
    }

    private Broken unexpected(String wanted) {
        char c = text.charAt(at);
        String shown = c < ' ' || c == 127 ? "the character " + (int) c : "'" + c + "'";
        return new Broken(wanted + " is expected, not " + shown);
    }

    private static String shortened(String name) {
        return name.length() <= SHOWN ? name : name.substring(0, SHOWN) + "…";
    }
}
