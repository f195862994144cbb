package autobahn.server.store;

import org.jspecify.annotations.Nullable;

/**
 * What a contest was announced with. It is kept as JSON, and nobody ever changes it.
 *
 * @param rounds without finals; of a league 0, for there they follow from the people
 * @param finals rounds after those of the groups
 * @param size wished for divisions of a league
 * @param moving how many go up and down between two seasons, at each border of divisions
 * @param legs how often everybody of a division meets everybody
 * @param same whether all tables of a round are dealt the same
 * @param filler level of the bots that take seats for which people are missing; null for none
 * @param hours after which a round ends, counted while the server is up
 * @param options JSON
 */
public record ContestTerms(
        int players,
        int rounds,
        int finals,
        int size,
        int moving,
        int legs,
        int most,
        boolean same,
        @Nullable String filler,
        boolean rated,
        String pace,
        int hours,
        @Nullable TimeTerms time,
        String options) {}
