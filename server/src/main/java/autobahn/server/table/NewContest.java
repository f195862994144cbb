package autobahn.server.table;

import autobahn.server.contest.Format;
import autobahn.server.store.ContestTerms;

/**
 * A contest to be made.
 *
 * @param closes time of day at which sign-up ends
 */
public record NewContest(String title, Format format, long closes, ContestTerms terms) {}
