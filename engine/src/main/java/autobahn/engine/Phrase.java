package autobahn.engine;

import java.util.Map;

/**
 * A sentence, or a part of one, that can be put into any language.
 *
 * @param key which of the sentences of {@link Reason} it is
 * @param arguments what fills its gaps, by name: a string, or a phrase in its turn. The name, a digit at its end aside,
 *     tells what the string is: a thing as notation writes it (card, city, colour, country, department, depot, extra,
 *     link, lock, route, section, space, tile), several colours with spaces between them (colours: any of them; tokens:
 *     all of them), a module, a word of the notation (thing, verb), or else a whole number
 * @param text the same in English
 */
public record Phrase(String key, Map<String, Object> arguments, String text) {}
