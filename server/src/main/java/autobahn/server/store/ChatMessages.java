package autobahn.server.store;

import java.util.List;
import org.jdbi.v3.core.Handle;
import org.jspecify.annotations.Nullable;

/** The SQL of chat. */
public final class ChatMessages {
    /** @param seat null for somebody who watches */
    public record Message(int number, @Nullable Integer seat, String name, String text, long at) {}

    private ChatMessages() {}

    public static List<Message> since(Handle handle, String game, int number, int most) {
        return handle.select(
                        "select number, seat, name, text, at from chat where game = ? and number > ? order by number"
                                + " limit ?",
                        game,
                        number,
                        most)
                .map((row, context) -> new Message(
                        row.getInt(1), GameRow.whole(row, 2), row.getString(3), row.getString(4), row.getLong(5)))
                .list();
    }

    public static int last(Handle handle, String game) {
        return handle.select("select coalesce(max(number), 0) from chat where game = ?", game)
                .mapTo(Integer.class)
                .one();
    }

    public static void insert(Handle handle, String game, Message message) {
        handle.execute(
                "insert into chat (game, number, seat, name, text, at) values (?, ?, ?, ?, ?, ?)",
                game,
                message.number(),
                message.seat(),
                message.name(),
                message.text(),
                message.at());
    }
}
