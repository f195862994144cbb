package autobahn.server.simulation;

/** What a club has to find: the server with one of its statements changed, as if somebody had forgotten a part of it. */
enum ClubFault {
    NOTHING {
        @Override
        String sql(String sql, World world) {
            return sql;
        }
    },

    /** Time that is up stays up: whoever looks next decides once more what follows. */
    EXPIRY_DECIDED_TWICE {
        @Override
        String sql(String sql, World world) {
            return sql.startsWith("update clocks set due = null") ? sql.replace("due = null, ", "") : sql;
        }
    },

    /** A notice is sent by whoever finds it. */
    NOTICE_WITHOUT_LEASE {
        @Override
        String sql(String sql, World world) {
            if (sql.contains("from deliveries d where way <> 'mail'")) {
                return without(sql, "(lease is null or lease_until < ? or lease_until > ?)");
            }
            return sql.startsWith("update deliveries set lease = ?")
                    ? without(without(sql, "tries = ?"), "(lease is null or lease_until < ? or lease_until > ?)")
                    : sql;
        }
    },

    /** The time of day goes for the time in which a server was up. */
    CLOCKS_GO_ON_WHILE_NOTHING_RUNS {
        @Override
        String sql(String sql, World world) {
            return sql.startsWith("select coalesce(max(at), 0) from (select millis as at from served_time")
                    ? "select " + world.now() / 1_000_000
                    : sql;
        }
    },

    /** A reserve that was used up is given back. */
    RESERVE_IS_NOT_PAID {
        @Override
        String sql(String sql, World world) {
            return sql.startsWith("insert into seat_clocks")
                    ? sql.replace("bank = excluded.bank,", "bank = seat_clocks.bank,")
                    : sql;
        }
    },

    /** Who was told once is taken for told for good. */
    NOT_TOLD_AGAIN {
        @Override
        String sql(String sql, World world) {
            return sql.startsWith("select 1 from entries where game = ? and number > ? and seat = ?")
                    ? sql.replace("limit 1", "and number < 0 limit 1")
                    : sql;
        }
    },

    /** The ranking counts a game, and moves nobody by it. */
    RATING_STAYS {
        @Override
        String sql(String sql, World world) {
            return sql.startsWith("insert into ratings")
                    ? sql.replace("values (?, ?, ?,", "values (?, ?, 1500 + 0 * ?,")
                    : sql;
        }
    },

    /** A value that is there again counts twice. */
    STATISTICS_COUNT_TWICE {
        @Override
        String sql(String sql, World world) {
            return sql.replace("figure_counts.count + 1", "figure_counts.count + 2");
        }
    },

    /** Whoever has lost a game of a contest has won it. */
    STANDINGS_TURNED_ROUND {
        @Override
        String sql(String sql, World world) {
            return sql.startsWith("update contest_seats set place = ?")
                    ? sql.replace("place = ?", "place = 3 - ?")
                    : sql;
        }
    },

    /** Whoever is left over has nothing of it. */
    BYE_COUNTS_NOTHING {
        @Override
        String sql(String sql, World world) {
            return sql.contains("from contest_tables t join contest_seats s")
                    ? sql.replace("where t.contest = ?", "where t.game is not null and t.contest = ?")
                    : sql;
        }

        @Override
        int people() {
            return 5;
        }
    };

    abstract String sql(String sql, World world);

    /** Of a club in which it shows. */
    int people() {
        return 4;
    }

    /** Whether it is looked for in every run, and not only where all are asked for. */
    boolean inEveryRun() {
        return compareTo(CLOCKS_GO_ON_WHILE_NOTHING_RUNS) <= 0;
    }

    /** A condition that always holds, with the same gaps. */
    private static String without(String sql, String condition) {
        if (!sql.contains(condition)) {
            throw new IllegalStateException("nothing is planted in: " + sql);
        }
        return sql.replace(condition, "(1 = 1 or " + condition + ")");
    }
}
