package autobahn.server.store;

import java.util.Comparator;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** How people can be told. */
public enum NoticeWay {
    WEBHOOK,
    /** In a browser, also while no page is open. */
    PUSH,
    MAIL;

    public String id() {
        return name().toLowerCase(Locale.ROOT);
    }

    public static Optional<NoticeWay> of(String id) {
        return Stream.of(values()).filter(way -> way.id().equals(id)).findFirst();
    }

    static Set<NoticeWay> read(String text) {
        return Stream.of(text.split(" ", -1))
                .map(NoticeWay::of)
                .flatMap(Optional::stream)
                .collect(Collectors.toCollection(TreeSet::new));
    }

    static String text(Set<NoticeWay> ways) {
        return ways.stream()
                .sorted(Comparator.naturalOrder())
                .map(NoticeWay::id)
                .collect(Collectors.joining(" "));
    }
}
