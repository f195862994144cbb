package autobahn.server.store;

import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.jdbi.v3.core.Handle;

/** The SQL of what people want to be told, and how. */
public final class NoticeWishes {
    private NoticeWishes() {}

    public static Map<NoticeKind, Set<NoticeWay>> of(Handle handle, String person) {
        Map<NoticeKind, Set<NoticeWay>> wishes = new EnumMap<>(NoticeKind.class);
        for (NoticeKind kind : NoticeKind.values()) {
            wishes.put(kind, Set.of());
        }
        handle.select("select kind, ways from notice_wishes where person = ?", person)
                .map((row, context) -> Map.entry(row.getString(1), NoticeWay.read(row.getString(2))))
                .forEach(wish -> NoticeKind.of(wish.getKey()).ifPresent(kind -> wishes.put(kind, wish.getValue())));
        return wishes;
    }

    public static void set(Handle handle, String person, NoticeKind kind, Set<NoticeWay> ways) {
        handle.execute(
                "insert into notice_wishes (person, kind, ways) values (?, ?, ?)"
                        + " on conflict (person, kind) do update set ways = excluded.ways",
                person,
                kind.id(),
                NoticeWay.text(ways));
    }

    /** Somebody who has a new way to be told is told everything by it, unless they have said otherwise before. */
    public static void also(Handle handle, String person, NoticeWay way, boolean first) {
        of(handle, person).forEach((kind, ways) -> {
            if (first) {
                Set<NoticeWay> more = new TreeSet<>(ways);
                more.add(way);
                set(handle, person, kind, more);
            }
        });
    }

    /** Somebody is told nothing more in a way. */
    public static void without(Handle handle, String person, NoticeWay way) {
        of(handle, person).forEach((kind, ways) -> {
            if (ways.contains(way)) {
                Set<NoticeWay> less = new TreeSet<>(ways);
                less.remove(way);
                set(handle, person, kind, less);
            }
        });
    }

    public static Optional<String> language(Handle handle, String person) {
        return handle.select("select language from notice_settings where person = ?", person)
                .mapTo(String.class)
                .findFirst();
    }

    public static void setLanguage(Handle handle, String person, String language) {
        handle.execute(
                "insert into notice_settings (person, language) values (?, ?)"
                        + " on conflict (person) do update set language = excluded.language",
                person,
                language);
    }
}
