package autobahn.protocol.engine;

import autobahn.engine.Feature;
import autobahn.engine.Options;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/**
 * A game from its beginning, as {@code position start players 3 with wine,traffic seed 42 moves …} tells it.
 *
 * @param moves in notation
 */
record Start(Options options, long seed, List<String> moves) {
    private static final int USUAL_PLAYERS = 2;

    static Start parse(String text) throws Misuse {
        int at = (" " + text + " ").indexOf(" moves ");
        List<String> moves = at < 0 ? List.of() : moves(text.substring(Math.min(text.length(), at + "moves".length())));
        List<String> words =
                List.of((at < 0 ? text : text.substring(0, at)).strip().split("\\s+", -1));
        int players = USUAL_PLAYERS;
        long seed = 1;
        boolean hard = false;
        boolean dealtByHand = false;
        Set<Feature> features = EnumSet.noneOf(Feature.class);
        for (int i = 0; i < words.size(); i++) {
            switch (words.get(i)) {
                case "" -> {}
                case "players" -> players = (int) number("players", following(words, i++), 1, 4);
                case "seed" -> seed = number("seed", following(words, i++), Long.MIN_VALUE, Long.MAX_VALUE);
                case "hard" -> hard = true;
                case "dealt-by-hand" -> dealtByHand = true;
                case "with" -> features = features(following(words, i++));
                default ->
                    throw new Misuse("position start knows players, hard, with, dealt-by-hand, seed and moves, not '"
                            + words.get(i) + "'");
            }
        }
        if (hard && players != 1) {
            throw new Misuse("hard is about Autobot, which plays with one only: say players 1");
        }
        Options.Solo solo = players == 1 ? new Options.Solo(hard, false, false, false, 0) : null;
        try {
            return new Start(new Options(players, solo, features, dealtByHand), seed, moves);
        } catch (IllegalArgumentException e) {
            throw new Misuse(String.valueOf(e.getMessage()));
        }
    }

    /** Moves that stand on one line with commas between them. */
    static List<String> moves(String text) {
        List<String> moves = new ArrayList<>();
        for (String move : text.split(",", -1)) {
            moves.add(move.strip());
        }
        return text.isBlank() ? List.of() : moves;
    }

    static long number(String what, String text, long least, long most) throws Misuse {
        try {
            long number = Long.parseLong(text);
            if (number >= least && number <= most) {
                return number;
            }
        } catch (NumberFormatException e) {
            // told below
        }
        throw new Misuse(what + " must be a whole number from " + least + " to " + most + ", not '" + text + "'");
    }

    private static String following(List<String> words, int i) throws Misuse {
        if (i + 1 >= words.size()) {
            throw new Misuse(words.get(i) + " must be followed by what it is");
        }
        return words.get(i + 1);
    }

    private static Set<Feature> features(String text) throws Misuse {
        Set<Feature> features = EnumSet.noneOf(Feature.class);
        for (String name : text.split(",", -1)) {
            try {
                features.add(Feature.valueOf(name.toUpperCase(Locale.ROOT).replace('-', '_')));
            } catch (IllegalArgumentException e) {
                throw new Misuse("with knows "
                        + String.join(
                                ", ",
                                EnumSet.allOf(Feature.class).stream()
                                        .map(f -> f.name()
                                                .toLowerCase(Locale.ROOT)
                                                .replace('_', '-'))
                                        .toList())
                        + ", not '" + name + "'");
            }
        }
        return features;
    }
}
