package autobahn.engine;

import java.util.Map;

/**
 * Why a move is not legal.
 *
 * @param rule the id of the rule that forbids it, such as BUILD-1
 * @param key which sentence it is, the same in every language; see {@link Reason}
 * @param arguments what fills the gaps of that sentence, see {@link Phrase}
 * @param reason the sentence in English
 */
public record Refusal(String rule, String key, Map<String, Object> arguments, String reason) {

    public Refusal(String rule, Phrase phrase) {
        this(rule, phrase.key(), phrase.arguments(), phrase.text());
    }
}
