package autobahn.bots.match;

import autobahn.bots.Thinking;
import autobahn.engine.Options;
import java.util.ArrayList;
import java.util.List;

/**
 * What a match is: together with the program's version it decides every move, as long as bots think in iterations.
 *
 * @param bots the {@link Entrant}s as text; fewer than seats: the last one sits on all seats left
 * @param games games in all
 * @param millis time for a decision; 0 when iterations count
 * @param iterations iterations for a decision; 0: what suits each level
 */
public record Setting(List<String> bots, int games, Options options, long seed, long millis, int iterations) {

    public Setting {
        bots = bots.stream().map(bot -> Entrant.parse(bot).id()).toList();
        if (bots.isEmpty()) {
            throw new IllegalArgumentException("a match needs at least one bot");
        }
        if (games < 1) {
            throw new IllegalArgumentException("a match needs at least one game, not " + games);
        }
    }

    int players() {
        return options.players();
    }

    /** Who meets whom: every choice of as many bots as there are seats. */
    List<List<String>> lineups() {
        List<List<String>> lineups = new ArrayList<>();
        if (bots.size() <= players()) {
            List<String> seats = new ArrayList<>(bots);
            while (seats.size() < players()) {
                seats.add(bots.getLast());
            }
            lineups.add(seats);
        } else {
            choose(0, new ArrayList<>(), lineups);
        }
        return lineups;
    }

    private void choose(int from, List<String> chosen, List<List<String>> lineups) {
        if (chosen.size() == players()) {
            lineups.add(List.copyOf(chosen));
            return;
        }
        for (int i = from; i < bots.size(); i++) {
            chosen.add(bots.get(i));
            choose(i + 1, chosen, lineups);
            chosen.removeLast();
        }
    }

    /** The bots seat by seat in a game: all rotations of all line-ups meet the same deal before the next one. */
    public List<String> seating(int game) {
        List<List<String>> lineups = lineups();
        List<String> lineup = lineups.get(game / players() % lineups.size());
        List<String> seats = new ArrayList<>();
        for (int seat = 0; seat < players(); seat++) {
            seats.add(lineup.get((seat + game % players()) % players()));
        }
        return seats;
    }

    /** The number of the deal that a game is played with. */
    public int deal(int game) {
        return game / (players() * lineups().size());
    }

    /** How much those think who have not said otherwise. */
    public Thinking usual() {
        return new Thinking(millis, iterations);
    }

    /** Whether the machine's speed decides moves. No getter: it follows from what a match file says already. */
    public boolean goesByTheClock() {
        return bots.stream().anyMatch(bot -> Entrant.parse(bot).or(usual()).isTimed());
    }
}
