package autobahn.server.people;

import autobahn.server.store.Contests;
import org.jdbi.v3.core.Handle;

/** What is left of an account that was deleted on request: a person without a name who holds the seats of old games. */
final class DeletedAccounts {
    /** At tables and in talk, in every language. */
    static final String NAME = "–";

    private DeletedAccounts() {}

    static void delete(Handle handle, Person person, long now) {
        String id = person.id();
        handle.execute(
                "update chat set name = ? where game in (select game from seats where person = ?) and exists"
                        + " (select 1 from seats s where s.game = chat.game and s.seat = chat.seat and s.person = ?)",
                NAME,
                id,
                id);
        handle.execute(
                "update chat set name = ? where seat is null and name = ? and game in"
                        + " (select game from guests where person = ? union select id from games where host = ?)",
                NAME,
                String.valueOf(person.name()),
                id,
                id);
        handle.execute(
                "update games set changes = changes + 1, updated = case when coalesce(status, '') = 'running' then ? else updated end"
                        + " where id in (select game from seats where person = ?)",
                now,
                id);
        handle.execute("update seats set name = ?, recovery = null, recovery_key = null where person = ?", NAME, id);
        handle.execute("update reports set name = ? where about = ?", NAME, id);
        handle.execute("update aversions set name = ? where other = ?", NAME, id);
        Contests.forget(handle, id, now);
        handle.execute("update edition_texts set keeper = null where keeper = ?", id);
        for (String table : new String[] {
            "keys",
            "name_skeletons",
            "guests",
            "invitations",
            "notes",
            "aversions",
            "quiet_hours",
            "vacations",
            "notice_wishes",
            "notice_settings",
            "webhooks",
            "push_browsers",
            "mail_addresses",
            "mail_letters",
            "notices",
            "plans",
            "deliveries",
            "ladder"
        }) {
            handle.execute("delete from " + table + " where person = ?", id);
        }
        handle.execute("delete from invitations where inviter = ?", id);
        handle.execute("delete from friendships where person = ? or other = ?", id, id);
        handle.execute("delete from editions where owner = ?", id);
        handle.execute("delete from reports where reporter = ?", id);
        handle.execute("delete from ratings where holder = ?", id);
        handle.execute(
                "update people set name = null, folded = null, password = null, admin = 0, banned_until = null,"
                        + " ban_reason = null where id = ?",
                id);
    }
}
