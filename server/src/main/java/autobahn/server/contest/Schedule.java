package autobahn.server.contest;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * The rules by which a contest is played; they never change.
 *
 * @param players of a table
 * @param rounds in all, once it is known how many take part
 * @param finals of these, the last ones
 * @param fillers whether bots take seats for which people are missing
 */
public record Schedule(Format format, int players, int rounds, int finals, boolean fillers) {
    public int groupRounds() {
        return rounds - finals;
    }

    public List<Standing> standings(List<Contestant> people, List<Played> tables, Lot lot) {
        return ContestStandings.of(format, people, tables, lot, groupRounds());
    }

    /** The tables of a round, out of all that was before. None if there is nobody any more to play. */
    public List<Pairing> draw(int round, List<Contestant> people, List<Played> before, Lot lot) {
        Meetings meetings = new Meetings(before);
        List<String> here =
                people.stream().filter(Contestant::plays).map(Contestant::id).toList();
        if (here.size() < (format == Format.SOLO ? 1 : 2)) {
            return List.of();
        }
        return switch (format) {
            case SWISS -> Swiss.pair(ranked(people, before, lot), meetings, round, fillers, lot);
            case GROUPS ->
                round <= groupRounds()
                        ? GroupDraw.draw(here, meetings, players, round, lot)
                        : GroupDraw.finals(finalists(people, before, lot), meetings, players, round, lot);
            case LEAGUE -> league(round, people, lot);
            case SOLO -> {
                List<Pairing> alone = new ArrayList<>();
                here.stream().sorted().forEach(one -> alone.add(new Pairing(0, List.<@Nullable String>of(one))));
                yield alone;
            }
        };
    }

    private List<Standing> ranked(List<Contestant> people, List<Played> before, Lot lot) {
        return standings(people, before, lot).stream()
                .filter(one -> one.state() == Contestant.State.PLAYS)
                .toList();
    }

    /** All finals are played by those who came into the first of them, as far as they are still here. */
    private List<String> finalists(List<Contestant> people, List<Played> before, Lot lot) {
        return ranked(people, before, lot).stream().map(Standing::contestant).toList();
    }

    private List<Pairing> league(int round, List<Contestant> people, Lot lot) {
        List<Pairing> pairings = new ArrayList<>();
        int last = people.stream().mapToInt(Contestant::division).max().orElse(0);
        Set<String> gone = new HashSet<>();
        people.stream().filter(one -> !one.plays()).forEach(one -> gone.add(one.id()));
        for (int division = 1; division <= last; division++) {
            int number = division;
            List<String> members = people.stream()
                    .filter(one -> one.division() == number)
                    .map(Contestant::id)
                    .sorted(Comparator.comparingLong((String one) -> lot.number("circle " + one))
                            .thenComparing(one -> one))
                    .toList();
            if (members.size() > 1 && round <= legs(people) * League.rounds(members.size())) {
                pairings.addAll(League.round(division, members, gone, round, fillers));
            }
        }
        return pairings;
    }

    /** How often everybody meets everybody: the largest division needs all the rounds. */
    private int legs(List<Contestant> people) {
        int largest = (int) people.stream().filter(one -> one.division() == 1).count(); // see League.sizes
        return largest < 2 ? 1 : Math.max(1, rounds / League.rounds(largest));
    }
}
